//! What is wrong with a set-up or with the text of a position.

/// The lines of one language; `{0}`, `{1}` and so on stand for what is [filled](crate::lang::sentence::fill) in.
pub struct FaultLines {
    /// The fields of a position of two, by their numbers.
    pub fields: [&'static str; 6],
    /// The fields of a position of four.
    pub fields_four: [&'static str; 7],
    /// Odds in a game that knows none.
    pub no_odds: &'static str,
    /// The draw given in a game that does not know it.
    pub no_draw_given: &'static str,
    /// No man of the giver's on that square.
    pub no_man: &'static str,
    /// The same man given twice.
    pub given_twice: &'static str,
    /// The king cannot be given.
    pub king_given: &'static str,
    /// No piece is given; one that could be.
    pub nothing_given: &'static str,
    /// Every piece is given.
    pub everything_given: &'static str,
    /// Odds by both seats.
    pub two_givers: &'static str,
    /// Who gives odds has the first move.
    pub giver_begins: &'static str,
    /// Who gives odds has the second move.
    pub giver_second: &'static str,
    /// The position has its own turn.
    pub position_has_turn: &'static str,
    /// A first move that is no after-player's: the two of them.
    pub after_player_begins: &'static str,
    /// A first move that is no light seat's.
    pub light_begins: &'static str,
    /// A seat that is not at this table.
    pub no_seat: &'static str,
    /// A position of other partners.
    pub seated_otherwise: &'static str,
    /// A choice for captures where none is compulsory.
    pub no_house: &'static str,
    /// A game that is never to the letter.
    pub no_letter: &'static str,
    /// An error of the set-up that the source does not know.
    pub no_slip: &'static str,
    /// An odds man left, where none is given.
    pub no_odds_to_keep: &'static str,
    /// An error of the set-up that leaves no position.
    pub slip_nowhere: &'static str,
    /// Partners chosen where there is no choice.
    pub no_seating: &'static str,
    /// A seat without a king.
    pub kingless: &'static str,
    /// The same, of four.
    pub kingless_seat: &'static str,
    /// A seat with more kings than one: how many.
    pub kings: &'static str,
    /// The same, of four.
    pub kings_seat: &'static str,
    /// A pawn where none can stand.
    pub pawn: &'static str,
    /// The same, of four: whose, where.
    pub pawn_seat: &'static str,
    /// The side that has just moved is in check: who is to move, who is in check, from where.
    pub in_check: &'static str,
    /// A castling whose king is not at home: whose, where it belongs.
    pub castling_king: &'static str,
    /// A castling whose corner holds no rook: whose, which corner.
    pub castling_rook: &'static str,
    /// A square that no pawn has passed: whose, which.
    pub passed: &'static str,
    /// Of four, a castling whose king is on no middle square.
    pub castling_king_seat: &'static str,
    /// Of four, a castling whose corner holds no rook.
    pub castling_rook_seat: &'static str,
    /// Of four, a square that no double step passes.
    pub passed_seat: &'static str,
    /// A mated seat at turn.
    pub mated_to_move: &'static str,
    /// A seat both mated and released.
    pub mated_and_released: &'static str,
    /// A seat released where nobody is.
    pub never_released: &'static str,
    /// A warning from no enemy's man.
    pub no_attacker: &'static str,
    /// A warning of no queen.
    pub no_queen: &'static str,
    /// Two pieces on one square.
    pub two_pieces: &'static str,
    /// A man on the row where he is crowned.
    pub uncrowned: &'static str,
    /// No piece at all.
    pub no_piece: &'static str,
    /// Where in a position text, of fields: the number, the name, what is wrong.
    pub in_field: &'static str,
    /// Where in a position text, of characters: the number, what is wrong.
    pub at_character: &'static str,
    /// A text too long: its length, the most.
    pub too_long: &'static str,
    /// A field that is not there: how many are needed.
    pub field_missing: &'static str,
    /// A field too many: which, how many there are.
    pub field_extra: &'static str,
    /// The number of fields for two.
    pub six: &'static str,
    /// The number of fields for four.
    pub seven: &'static str,
    /// Not eight ranks: how many.
    pub ranks: &'static str,
    /// A rank not of eight squares: which, how many.
    pub rank_length: &'static str,
    /// Two numbers of empty squares side by side: where.
    pub numbers: &'static str,
    /// A letter that is no man: where, which.
    pub letter: &'static str,
    /// A turn that is nobody's.
    pub turn: &'static str,
    /// Castlings that are none.
    pub castling: &'static str,
    /// A square that is none to be passed.
    pub passed_square: &'static str,
    /// A number that is none: which, the least, the most.
    pub number: &'static str,
    /// Not fourteen ranks.
    pub ranks_four: &'static str,
    /// A rank not of fourteen squares.
    pub rank_length_four: &'static str,
    /// Where in a rank: which, the cell, what is wrong.
    pub cell: &'static str,
    /// A turn that is nobody's, of four.
    pub turn_four: &'static str,
    /// Castlings that are none, of four.
    pub castling_four: &'static str,
    /// Squares passed that are none, of four.
    pub passed_four: &'static str,
    /// Two squares passed by one seat.
    pub passed_twice: &'static str,
    /// Seats that are none.
    pub seats: &'static str,
    /// A warning that is none.
    pub warning: &'static str,
    /// Listed twice.
    pub listed_twice: &'static str,
    /// Nothing between two commas.
    pub cell_empty: &'static str,
    /// A number that no run has.
    pub run: &'static str,
    /// A letter that is no seat.
    pub cell_seat: &'static str,
    /// Letters that are no man.
    pub cell_man: &'static str,
    /// A man in a corner: which, where.
    pub corner: &'static str,
    /// A draughts text without its turn.
    pub turn_draughts: &'static str,
    /// A list that is neither side's.
    pub side: &'static str,
    /// A side listed twice.
    pub side_again: &'static str,
    /// A side that is not listed.
    pub side_missing: &'static str,
    /// No square of the board: how many it has.
    pub no_square: &'static str,
    /// A range that runs backwards.
    pub backwards: &'static str,
    /// A square listed twice.
    pub square_twice: &'static str,
}
