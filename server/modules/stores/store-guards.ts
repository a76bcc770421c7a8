import type { ActionContext } from '../../platform/context.ts';
import type { GuardedChange } from '../parameter-changes/index.ts';

/** What a change of a store leaves, and sets. */
interface StoreMove {
  id: number;
  nome: string;
  before: { fator: number; fatorNoDia: string; cenario: number; networkId: number };
  after: { fator: number; cenario: number; networkId: number };
}

/** The guarded parameters that a change of a store moves: its factor, that of its scenario, and the value of a point of its network. */
export async function storeGuards({ sql, clock }: Pick<ActionContext, 'sql' | 'clock'>, move: StoreMove): Promise<GuardedChange[]> {
  const { id, nome, before, after } = move;
  const [worth] = await sql<{ cenarioAntes: string; cenarioDepois: string; redeAntes: string; redeDepois: string }>(
    `select scenario_factor_on($1::smallint, $5::date) as "cenarioAntes", scenario_factor_on($2::smallint, $5::date) as "cenarioDepois",
       (select n.valor_ponto from networks n where n.id = $3) as "redeAntes", (select n.valor_ponto from networks n where n.id = $4) as "redeDepois"`,
    [before.cenario, after.cenario, before.networkId, after.networkId, clock.today()],
  );
  const { cenarioAntes, cenarioDepois, redeAntes, redeDepois } = worth!;
  return [
    { parametro: 'fatorPontuacao', id, nome: `Fator de ${nome}`, before: String(before.fator), after: String(after.fator) },
    { parametro: 'fatorRetroativo', id, nome: `Fator de dias passados de ${nome}`, before: before.fatorNoDia, after: String(after.fator) },
    { parametro: 'cenario', id, nome: `Fator do cenário de ${nome}`, before: cenarioAntes, after: cenarioDepois },
    { parametro: 'redeDaLoja', id, nome: `Valor do ponto na rede de ${nome}`, before: redeAntes, after: redeDepois },
  ];
}
