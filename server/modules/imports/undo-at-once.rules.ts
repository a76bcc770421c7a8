/** Sales that are undone while the person waits; of more a job does it. */
export const UNDO_AT_ONCE_SALES = 500;
