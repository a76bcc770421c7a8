/** Reloads the cards after a change. */
export const refreshCards = { refetchQueries: ['cards'], awaitRefetchQueries: true };
