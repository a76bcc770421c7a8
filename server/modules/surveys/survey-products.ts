import type { z } from 'zod';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { storesScope } from '../stores/index.ts';
import './survey.errors.ts';
import { surveyIdsRules, type surveyProductRules } from './survey.rules.ts';

/** One product as a survey holds it. */
export interface SurveyProduct {
  marca: string;
  produto: string;
  /** Units per month. */
  qtde: DecimalText;
  /** BRL. */
  valorUnitario: DecimalText;
}

/** The two product lists of one survey. */
export interface SurveyProducts {
  id: number;
  produtosMaisVendidos: SurveyProduct[];
  produtosMaisVendidosConcorrentes: SurveyProduct[];
}

const listOf = (lista: string) => `coalesce(json_agg(json_build_object('marca', m.marca, 'produto', m.produto, 'qtde', m.qtde::text,
    'valorUnitario', m.valor_unitario::text) order by m.id) filter (where m.lista = '${lista}'), '[]')`;

/** SQL of one list of the survey `q`, as `marketSurveyProducts` answers it. */
export const productsOf = (lista: 'MAIS_VENDIDOS' | 'CONCORRENTES') =>
  `(select ${listOf(lista)} from market_survey_products m where m.survey_id = q.id)`;

/** Products of several surveys in one statement; skips surveys out of reach. */
export const marketSurveyProductsQuery = defineQuery({
  name: 'marketSurveyProducts',
  permission: 'research:list',
  input: surveyIdsRules,
  read: async (ctx, { ids }): Promise<SurveyProducts[]> => {
    const params: unknown[] = [ids];
    const conditions = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
    const where = ['q.id = any($1::int[])', 'q.excluido_em is null', 's.excluido_em is null', ...conditions].join(' and ');
    return ctx.read<SurveyProducts>(
      `select q.id, ${listOf('MAIS_VENDIDOS')} as "produtosMaisVendidos", ${listOf('CONCORRENTES')} as "produtosMaisVendidosConcorrentes"
       from market_surveys q join stores s on s.id = q.store_id left join market_survey_products m on m.survey_id = q.id
       where ${where} group by q.id order by q.id`,
      params,
    );
  },
});

/** The store with a CNPJ, among those the actor may see. Refuses: SURVEY_STORE_UNKNOWN. */
export async function requireSurveyedStore(ctx: ActionContext, cnpj: string): Promise<number> {
  const params: unknown[] = [normalizeCnpj(cnpj)];
  const conditions = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
  const where = ['s.cnpj = $1', 's.excluido_em is null', ...conditions].join(' and ');
  // Locked against deletion until the survey exists.
  const [store] = await ctx.sql<{ id: number }>(`select s.id from stores s where ${where} for key share`, params);
  if (!store) throw new AppError('SURVEY_STORE_UNKNOWN');
  return store.id;
}

/** Locks a survey of a store the actor may see. Refuses: SURVEY_NOT_FOUND. */
export async function lockSurvey(ctx: ActionContext, id: number): Promise<void> {
  const params: unknown[] = [id];
  const conditions = storesScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 's');
  const where = ['q.id = $1', 'q.excluido_em is null', 's.excluido_em is null', ...conditions].join(' and ');
  const rows = await ctx.sql(`select q.id from market_surveys q join stores s on s.id = q.store_id where ${where} for update of q`, params);
  if (!rows.length) throw new AppError('SURVEY_NOT_FOUND');
}

type Products = z.output<typeof surveyProductRules>[];

/** Replaces a survey's products, in the order typed. */
export async function replaceProducts(
  ctx: ActionContext,
  surveyId: number,
  lists: { produtosMaisVendidos: Products; produtosMaisVendidosConcorrentes: Products },
): Promise<void> {
  await ctx.sql('delete from market_survey_products where survey_id = $1', [surveyId]);
  const rows = [
    ...lists.produtosMaisVendidos.map((product) => ({ ...product, lista: 'MAIS_VENDIDOS' })),
    ...lists.produtosMaisVendidosConcorrentes.map((product) => ({ ...product, lista: 'CONCORRENTES' })),
  ];
  await ctx.sql(
    `insert into market_survey_products (survey_id, lista, marca, produto, qtde, valor_unitario)
     select $1, r.lista, r.marca, r.produto, r.qtde, r."valorUnitario"
     from rows from (jsonb_to_recordset($2::jsonb) as (lista text, marca text, produto text, qtde numeric, "valorUnitario" numeric))
       with ordinality as r (lista, marca, produto, qtde, "valorUnitario", position) order by r.position`,
    [surveyId, JSON.stringify(rows)],
  );
}
