import type { GuardedChange } from '../parameter-changes/index.ts';

/** What decides a prize's price in points. */
export interface PrizeCosts {
  custoTotal: string;
  /** Null where the 220V version costs the same, and for other prizes. */
  custoAlternativo: string | null;
}

const alternativeOf = ({ custoTotal, custoAlternativo }: PrizeCosts) => custoAlternativo ?? custoTotal;

/** The costs of a prize as guarded parameters; `before` is null for a new prize and for one put back into use. */
export function rewardGuards({ id, nome }: { id: number; nome: string }, before: PrizeCosts | null, after: PrizeCosts): GuardedChange[] {
  return [
    { parametro: 'custoPremio', id, nome: `Custo de ${nome}`, before: before?.custoTotal ?? null, after: after.custoTotal },
    {
      parametro: 'custoAlternativo',
      id,
      nome: `Custo 220V de ${nome}`,
      before: before && alternativeOf(before),
      after: alternativeOf(after),
    },
  ];
}
