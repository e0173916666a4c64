//! What the program says it does with an article is what it does: what it enforces or lets be claimed it cites.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use reglement::lang::Lang;
use reglement::law::article::{Article, Source};
use reglement::law::breach::{Breach, LetterBreach};
use reglement::law::offence::Offence;
use reglement::law::treatment::{How, Kind};

use crate::rulings::cited;

fn all() -> impl Iterator<Item = Article> {
    Source::ALL.into_iter().flat_map(Source::articles)
}

#[test]
fn every_article_says_what_the_program_does_with_it() {
    for article in all() {
        assert!(article.treatment().is_some(), "{article}");
        for lang in Lang::ALL {
            let said = lang.treatment(article).unwrap();
            assert!(said.ends_with('.') && !said.contains(".."), "{said}");
            assert!(said.starts_with(char::is_uppercase), "{said}");
        }
    }
}

#[test]
fn every_kind_and_every_way_is_said_in_both_languages_and_no_two_alike() {
    let mut said = HashSet::new();
    for lang in Lang::ALL {
        let lines = &lang.words().treatment;
        for kind in [Kind::Enforced, Kind::Claimed, Kind::Offered, Kind::Shown] {
            assert!(said.insert((lines.kind)(kind)), "{kind:?}");
        }
        for how in How::ALL {
            let clause = (lines.how)(how);
            assert!(said.insert(clause), "twice: {clause}");
            let marks = ['(', ')', ';', ':', '.', '\n'];
            assert!(!clause.contains(marks), "a line is read by these: {clause}");
            assert!(clause.chars().count() <= 120, "{clause}");
        }
        assert!(said.insert(lines.heading));
    }
}

/// What only a game to the letter can offend; not that there is no such act with the arbiter.
fn is_of_the_letter(breach: &Breach) -> bool {
    match breach {
        Breach::Letter(LetterBreach::Unknown(_)) => false,
        Breach::Letter(_) => true,
        _ => false,
    }
}

#[test]
fn how_a_check_at_the_start_and_one_said_of_a_man_that_is_gone_are_read_stands_with_their_articles()
{
    let said = |lang: Lang, id| lang.treatment(Article::new(Source::Chess1869, id)).unwrap();
    for (id, en, nl) in [
        (
            "A16",
            "but for one that stands from the start",
            "behalve wat er van het begin af staat",
        ),
        (
            "A18",
            "the man that gave check had moved off",
            "ook als het stuk dat schaak gaf al weg was",
        ),
    ] {
        assert!(said(Lang::En, id).contains(en), "{}", said(Lang::En, id));
        assert!(said(Lang::Nl, id).contains(nl), "{}", said(Lang::Nl, id));
    }
}

#[test]
fn what_is_enforced_or_claimed_is_cited_by_a_ruling_or_an_ending() {
    let with_the_arbiter = cited(&|breach| !is_of_the_letter(breach));
    let mut to_the_letter = cited(&|_| true);
    to_the_letter.extend(Offence::ALL.map(|offence| offence.article().id));
    for article in all() {
        let treatment = article.treatment().unwrap();
        let ways = [
            (treatment.arbiter, &with_the_arbiter),
            (treatment.letter, &to_the_letter),
        ];
        for (how, cited) in ways {
            let cited = match how {
                // There it cannot be offended, or another article is cited in its place.
                How::NoWay | How::Said | How::RefusedAsFalse => &to_the_letter,
                _ => cited,
            };
            match how.kind() {
                Kind::Enforced | Kind::Claimed if !how.is_carried_out() => {
                    let id = article.id;
                    assert!(cited.contains(id), "{id} is {how:?}, and never cited");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn what_is_only_shown_is_never_cited() {
    let cited = cited(&|_| true);
    for article in all() {
        let treatment = article.treatment().unwrap();
        let shown = [treatment.arbiter, treatment.letter].map(|how| how.kind() == Kind::Shown);
        assert!(
            shown != [true; 2] || !cited.contains(article.id),
            "{article} is cited after all"
        );
    }
}

#[test]
fn what_can_be_claimed_to_the_letter_is_said_to_be() {
    for offence in Offence::ALL {
        let treatment = offence.article().treatment().unwrap();
        assert_eq!(treatment.letter.kind(), Kind::Claimed, "{offence:?}");
    }
}

/// The texts of all tests but those of the book itself.
fn tests(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !["law", "lang", "support", "snapshots"].contains(&name.as_str()) {
            tests(&path, into);
        } else if path.is_file() && !["law.rs", "lang.rs"].contains(&name.as_str()) {
            into.extend(fs::read_to_string(&path));
        }
    }
}

#[test]
fn what_the_program_carries_out_and_never_cites_is_spoken_of_in_a_test() {
    let mut texts = Vec::new();
    tests(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"),
        &mut texts,
    );
    let mut words = HashSet::new();
    for text in &texts {
        words.extend(text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-'));
    }
    let words: HashSet<&str> = words
        .into_iter()
        .map(|word| word.trim_matches('.'))
        .collect();
    let cited = cited(&|_| true);
    let mut silent = Vec::new();
    for article in all() {
        let treatment = article.treatment().unwrap();
        let ways = [treatment.arbiter, treatment.letter];
        let carried_out = ways.iter().any(|how| how.is_carried_out());
        let named = format!("fn {}_", article.id.to_lowercase());
        let tested = words.contains(article.id) || texts.iter().any(|text| text.contains(&named));
        if carried_out && !cited.contains(article.id) && !tested {
            silent.push(article.id);
        }
    }
    assert!(silent.is_empty(), "no test speaks of {silent:?}");
}
