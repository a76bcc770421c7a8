/** Reloads the products after a change. */
export const refreshProducts = { refetchQueries: ['products'], awaitRefetchQueries: true };

/** Reloads a store's products after a change. */
export const refreshStoreProducts = { refetchQueries: ['storeProducts'], awaitRefetchQueries: true };
