/** Reads the cards again after a change. */
export const refreshCards = { refetchQueries: ['cards'], awaitRefetchQueries: true };
