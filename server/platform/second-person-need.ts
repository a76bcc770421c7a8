/** Why a request takes two people: an amount, its age, its price, a ceiling for the day, doubts about a receipt, units, or always. */
export type HeldReason = 'LIMITE' | 'IDADE' | 'PRECO' | 'TETO' | 'AVISOS' | 'UNIDADES' | 'SEMPRE';

/** What an action that one person may not always do alone reports at its end (docs/adr/0025). */
export interface SecondPersonNeed {
  /** Why it takes two people; null when one person may do it. */
  motivo: HeldReason | null;
  resumo: string;
  gives?: { valor: string; moeda: 'PONTO' | 'BRL' };
  /** Values before and after, beyond those of the action's `edits`. */
  mudancas?: readonly string[];
  /** Where it belongs; none for acts of the whole programme. */
  networkId?: number | null;
  storeId?: number | null;
  /** The receipt that it decides. */
  submissionId?: number | null;
  /** The member it is about. Kept in columns of its own, so that an erasure reaches it. */
  person?: { cpf: string; nome: string };
  /** What to run on approval, when it is not the input as sent. */
  dados?: unknown;
  /** Identifies the request: the same one is not held twice. By default its input. */
  chave?: string;
}
