import type { Client, Pool } from 'pg';

/** Columns of review_settings that a test may set; see review-settings.entity.ts. */
interface Limits {
  segunda_aprovacao_pontos?: string;
  segunda_aprovacao_reais?: string;
  segunda_aprovacao_avisos?: boolean;
  venda_antiga_dias?: number;
  desvio_preco?: string;
  teto_pontos_dia?: string;
  teto_reais_dia?: string;
  liberacao_unidades?: string;
  pedido_expira_dias?: number;
}

/** What the tests' template has: builders sell, correct and import any amount alone. Only receipts with two doubts take two people. */
export const NO_LIMITS: Limits = {
  segunda_aprovacao_pontos: '0',
  segunda_aprovacao_reais: '0',
  venda_antiga_dias: 0,
  desvio_preco: '0',
  teto_pontos_dia: '0',
  teto_reais_dia: '0',
  liberacao_unidades: '0',
};

/** Sets what one person may do alone, past the action that asks for two people. */
export async function setLimits(on: Pick<Pool | Client, 'query'>, limits: Limits): Promise<void> {
  const set = Object.keys(limits).map((column, index) => `${column} = $${index + 1}`);
  await on.query(`update review_settings set ${set.join(', ')} where id = 1`, Object.values(limits));
}

/** What every copied database of the tests, the drill and the benchmark starts with: no limit, and no level that must have a second factor. */
export async function liftLimits(on: Pick<Pool | Client, 'query'>): Promise<void> {
  await setLimits(on, NO_LIMITS);
  await on.query("update system_settings set niveis_segundo_fator = '{}' where id = 1");
}
