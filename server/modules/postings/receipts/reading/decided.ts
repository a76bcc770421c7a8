/** With which values a receipt was approved; decimal text in BRL and units. */
export interface Decided {
  tipoFiscal: string;
  identificador: string;
  realizadoEm: string;
  /** A seller's sale. */
  itens?: { codigo: string; qtde: string; valorUnitario: string }[];
  /** A consumer's purchase. */
  cnpjLoja?: string;
  totalVenda?: string;
  valorProdutosSW?: string;
}
