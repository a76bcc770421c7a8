/** The review page of a receipt. */
export const reviewPath = (id: string): string => `/painel/processar/nova-venda?nota=${id}`;
