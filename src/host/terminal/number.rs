//! Numbers within sequences, written without the machinery of formatting: a first board has a thousand of them.

/// Adds a number in decimals.
pub fn push(number: u16, out: &mut Vec<u8>) {
    if number >= 10 {
        push(number / 10, out);
    }
    out.push(b'0' + (number % 10) as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_they_are_spelled() {
        for number in [0, 7, 10, 99, 100, 300, 1000, 60_009, u16::MAX] {
            let mut out = Vec::new();
            push(number, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), number.to_string());
        }
    }
}
