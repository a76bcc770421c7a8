import { compare, multiply, subtract } from '../../../shared/money.ts';

/** What is known about one side of an invoice: a seller's or a consumer's note with the same key. Amounts are decimal text in BRL. */
export interface NoteSide {
  realizadoEm: string | null;
  cnpj: string | null;
  totalVenda: string | null;
  /** SW products: the seller's items, or the consumer's `valorProdutosSW`. */
  produtosSW: string | null;
}

export interface Reconciliation {
  /** Positive: the sides agree; negative: they contradict each other; zero: too little is known. */
  pontos: number;
  /** Where they differ, in the screen's words. */
  divergencias: string[];
}

const CENTS = '0.05';
const SW_TOLERANCE = '0.05';
const distance = (a: string, b: string) => (compare(a, b) >= 0 ? subtract(a, b) : subtract(b, a));

/**
 * Compares both sides of one invoice (beyond C2): +1 for the same day and totals within R$ 0.05; −1 for another CNPJ or another total; −2
 * when SW products differ by more than 5 % of the larger. Skips what one side does not know. Pure.
 */
export function reconcile(a: NoteSide, b: NoteSide): Reconciliation {
  const divergencias: string[] = [];
  let pontos = 0;
  const isSameTotal = a.totalVenda && b.totalVenda ? compare(distance(a.totalVenda, b.totalVenda), CENTS) <= 0 : null;
  const isSameDay = a.realizadoEm && b.realizadoEm ? a.realizadoEm === b.realizadoEm : null;
  if (isSameTotal && isSameDay) pontos += 1;
  if (isSameDay === false) divergencias.push('data');
  if (a.cnpj && b.cnpj && a.cnpj !== b.cnpj) {
    divergencias.push('CNPJ');
    pontos -= 1;
  }
  if (isSameTotal === false) {
    divergencias.push('total');
    pontos -= 1;
  }
  if (a.produtosSW && b.produtosSW) {
    const larger = compare(a.produtosSW, b.produtosSW) >= 0 ? a.produtosSW : b.produtosSW;
    if (compare(distance(a.produtosSW, b.produtosSW), multiply(larger, SW_TOLERANCE)) > 0) {
      divergencias.push('produtos SW');
      pontos -= 2;
    }
  }
  return { pontos, divergencias };
}

/** 'Esta nota também foi enviada por um consumidor: confere' or '… diverge em total e data'. */
export function reconciliationSentence(other: 'SELLER' | 'CONSUMER', { pontos, divergencias }: Reconciliation): string {
  const who = other === 'CONSUMER' ? 'um consumidor' : 'um vendedor';
  const sentence = `Esta nota também foi enviada por ${who}`;
  if (divergencias.length > 0) return `${sentence}: diverge em ${new Intl.ListFormat('pt-BR').format(divergencias)}`;
  return pontos > 0 ? `${sentence}: confere` : sentence;
}
