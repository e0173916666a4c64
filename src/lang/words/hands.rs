//! What the hands can do on the screen in a game to the letter, and what is said of it below the board.

/// The lines of the hands. A player is given by his name, a key as it is written, an article by its number; what is said
/// of him is a predicate of the [lines of the letter](super::letter::LetterLines).
pub struct HandsLines {
    /// Who has touched a man that must be played: who, that he touched it, the article.
    pub touched_played: fn(&str, &str, &str) -> String,
    /// Who has touched a man and must do something else: who, that he touched it, what he must, the article.
    pub touched_bound: fn(&str, &str, &str, &str) -> String,
    /// Who has touched a man that must be taken: who, that he touched it, the article.
    pub touched_taken: fn(&str, &str, &str) -> String,
    /// Who must do something: who, what, the article.
    pub bound: fn(&str, &str, &str) -> String,
    /// Who has touched a man and is bound to nothing: who, that he touched it, the key that takes it up there.
    pub touched_free: fn(&str, &str, &str) -> String,
    /// Who has said that he adjusts: who, that he said it, the article.
    pub adjusting: fn(&str, &str, &str) -> String,
    /// Who has said or has yet to do something: who, what.
    pub does: fn(&str, &str) -> String,
    /// Who has pieces to lift: who, that he has, the key.
    pub to_lift: fn(&str, &str, &str) -> String,
    /// Taken pieces were left on the board: by whom, who may huff, with which key.
    pub left_lying: fn(&str, &str, &str) -> String,
    /// Who can claim something: who, what, the article, the key.
    pub may_claim: fn(&str, &str, &str, &str) -> String,
    /// A verdict waits, and who touches a man lets it stand: how the game would end, the key.
    pub pending: fn(&str, &str) -> String,
    /// What there is to claim is told nobody.
    pub at_risk: &'static str,
    /// There is nothing to claim.
    pub nothing_to_claim: &'static str,
    /// The heading of what can be claimed: for whom.
    pub claims: fn(&str) -> String,
    /// A claim: the article, what.
    pub claim: fn(&str, &str) -> String,
    /// The heading of the remedies: who chooses, by which article.
    pub remedies: fn(&str, &str) -> String,
    /// Before the game is begun afresh: for whom, by which article.
    pub afresh: fn(&str, &str) -> String,
    /// What can be typed besides a move: a move, a man that can be touched, a second move.
    pub how: fn(&str, &str, &str) -> String,
    /// What can be typed besides a move of draughts: a move, a piece that can be touched.
    pub how_numbered: fn(&str, &str) -> String,
    /// In the menu: claim an offence.
    pub item_claim: &'static str,
    /// In the menu: the remedies.
    pub item_remedies: &'static str,
    /// In the menu: lift what was taken.
    pub item_lift: &'static str,
    /// In the menu: begin the game afresh.
    pub item_afresh: &'static str,
    /// What keys do now.
    pub now: HandsNow,
}

/// What keys do now, on the last line: a word or two.
pub struct HandsNow {
    /// Touch a man. As wide as [`take_up`](super::screen::NowLines::take_up).
    pub touch: &'static str,
    /// Say "I adjust".
    pub adjust: &'static str,
    /// Say check.
    pub announce: &'static str,
    /// Claim.
    pub claim: &'static str,
    /// A second move.
    pub second: &'static str,
    /// Lift what was taken.
    pub lift: &'static str,
    /// For another seat.
    pub for_whom: &'static str,
    /// The remedies.
    pub remedies: &'static str,
    /// Look at the board meanwhile.
    pub look: &'static str,
}
