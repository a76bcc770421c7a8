/** Reloads networks after a change, in the list and in the pickers. */
export const refreshNetworks = { refetchQueries: ['networks', 'networkOptions'], awaitRefetchQueries: true };
