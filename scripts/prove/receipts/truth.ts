/** The content of a generated or real receipt, as a perfect reading gives it. An absent field is not compared. */
export interface ReceiptTruth {
  /** Null: must end as missing. */
  chave?: string | null;
  cnpj?: string | null;
  data?: string;
  hora?: string;
  serie?: string;
  numero?: string;
  total?: string;
  desconto?: string | null;
  itens?: { codigo: string | null; qtde: string; total: string }[];
  nItens?: number;
  /** No Brazilian receipt: nothing may be sure. */
  isForeign?: boolean;
}
