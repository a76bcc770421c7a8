/** Reads the products again after a change. */
export const refreshProducts = { refetchQueries: ['products'], awaitRefetchQueries: true };

/** Reads a store's products again after a change. */
export const refreshStoreProducts = { refetchQueries: ['storeProducts'], awaitRefetchQueries: true };
