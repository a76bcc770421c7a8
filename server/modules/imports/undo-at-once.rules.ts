/** Up to this many sales are undone while the person waits; above it a job does the work. */
export const UNDO_AT_ONCE_SALES = 500;
