import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';

/** A Top 10 seller: points earned and amount sold, as decimal text. */
export interface TopSeller {
  nome: string;
  nomeFantasia: string;
  totalPontos: string;
  totalVendido: string;
}

/** A Top 10 store. */
export type TopStore = Omit<TopSeller, 'nome'>;

/** The dashboard's four counters and two Top 10 tables (document 000 §2 and §3; domain rules §4.9). */
export interface Dashboard {
  parceirosCadastrados: number;
  revendasCadastradas: number;
  parceirosPontuados: number;
  revendasPontuadas: number;
  topParceirosPontuados: TopSeller[];
  topRevendasPontuadas: TopStore[];
}

const TOP = 10;

/**
 * Activity in the networks this person may see, or in one of them; 'Todas' is none. Only active sellers and stores count, so that no
 * unregistered person appears; points are those earned, regardless of later spending.
 */
export const dashboardQuery = defineQuery({
  name: 'dashboard',
  permission: 'dashboard:read',
  input: z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish() }),
  read: async (ctx, { rede }): Promise<Dashboard> => {
    const { text, params } = statement(ctx, rede === 'Todas' ? null : rede || null);
    const [row] = await ctx.read<Dashboard>(text, params);
    return row!;
  },
});

function statement({ actor }: AppContext, rede: string | null): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const scope = staffScope({ actor, bind }, { store: 's.id', network: 's.network_id' });
  if (rede) scope.push(`s.network_id in (select id from networks where nome = ${bind(rede)} and excluido_em is null)`);
  const seen = ['s.excluido_em is null', ...scope].join(' and ');
  // One pass over the postings feeds both tables and both counters.
  const text = `with seen as materialized (select s.id, s.nome_fantasia, s.ativo from stores s where ${seen}),
    people as materialized (select v.id, v.nome, s.nome_fantasia from sellers v join seen s on s.id = v.store_id where v.ativo and v.excluido_em is null),
    earned as materialized (
      select p.seller_id, p.store_id, sum(p.total_pontos) as pontos, sum(p.total_venda) as vendido from postings p
      where p.audience = 'SELLER' and p.status = 'APROVADA' and p.store_id in (select id from seen) group by p.seller_id, p.store_id),
    by_seller as (
      select v.nome, v.nome_fantasia, sum(e.pontos) as pontos, sum(e.vendido) as vendido from earned e join people v on v.id = e.seller_id
      group by v.id, v.nome, v.nome_fantasia),
    by_store as (
      select s.nome_fantasia, sum(e.pontos) as pontos, sum(e.vendido) as vendido from earned e join seen s on s.id = e.store_id and s.ativo
      group by s.id, s.nome_fantasia)
  select (select count(*) from people) as "parceirosCadastrados", (select count(*) from seen where ativo) as "revendasCadastradas",
    (select count(*) from by_seller) as "parceirosPontuados", (select count(*) from by_store) as "revendasPontuadas",
    ${top('by_seller', 'nome', "'nome', t.nome, ")} as "topParceirosPontuados", ${top('by_store', 'nome_fantasia', '')} as "topRevendasPontuadas"`;
  return { text, params };
}

/** The ten with the most points, ties by name; amounts as text, because JSON numbers are floats. */
function top(table: string, name: string, more: string): string {
  const order = `t.pontos desc, t.${name}, t.vendido desc`;
  return `(select coalesce(json_agg(json_build_object(${more}'nomeFantasia', t.nome_fantasia, 'totalPontos', t.pontos::text,
    'totalVendido', t.vendido::text) order by ${order}), '[]') from (select * from ${table} t order by ${order} limit ${TOP}) t)`;
}
