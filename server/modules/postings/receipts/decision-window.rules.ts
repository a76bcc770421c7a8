/** Seconds for which the screen offers to take a decision back. */
export const UNDO_SECONDS = 10;
/** Seconds after a decision in which the server still takes it back: what the screen offers, and the way there. */
export const UNDO_ACCEPTED_SECONDS = 15;
/** Seconds for which a decision's message to the sender is held: sent only once nobody can take the decision back. */
export const NOTICE_DELAY_SECONDS = 20;
