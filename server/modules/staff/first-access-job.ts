/** Name of the job that sends a member of staff the code of their first access; takes { id }. Module sessions defines it. */
export const SEND_FIRST_ACCESS = 'sendFirstAccess';
