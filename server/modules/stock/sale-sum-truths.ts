import { byDay, byMonth, type Truth, walkedTruth } from '../../platform/db/truth.ts';

const UNMARKED_DAY = 'not exists (select from sale_days_stale s where s.network_id = x.network_id and s.dia = x.dia)';
const UNMARKED_MONTH = 'not exists (select from sale_months_stale s where s.network_id = x.network_id and s.mes = x.mes)';
const SOLD = "g.audience = 'SELLER' and g.status = 'APROVADA'";
/** Lets the planner look days up in indexes that begin with the network. */
const ofNetworks = (column: string) => `${column} in (select id from networks)`;

const days = byDay('sale_network_days', 'dia');
const months = byMonth('sale_store_months', 'mes');

/** Truths of the stored sales sums (sale_sums_refresh). */
export const saleSumTruths: readonly Truth[] = [
  walkedTruth({
    code: 'sums-days',
    subject: 'SOMAS',
    name: 'the kept sums of a day without a mark are those of its items',
    texto: 'As somas guardadas de cada dia são as dos produtos vendidos nele.',
    walk: days,
    statement: (within, inSlice) => `select * from (
        select network_id, dia, product_id, sum(qtde) as qtde, sum(pontos) as pontos, sum(sub_total) as sub_total from (
          select network_id, dia, product_id, qtde, pontos, sub_total from sale_product_days
          where ${within('dia')} and ${inSlice(ofNetworks('network_id'))}
          union all select g.network_id, g.realizado_em, i.product_id, -i.qtde, -i.pontos, -i.sub_total
          from postings g join posting_items i on i.posting_id = g.id
          where ${SOLD} and ${within('g.realizado_em')} and ${inSlice(ofNetworks('g.network_id'))}) u group by 1, 2, 3
        having sum(qtde) <> 0 or sum(pontos) <> 0 or sum(sub_total) <> 0) x where ${UNMARKED_DAY}`,
  }),
  walkedTruth({
    code: 'sums-months',
    subject: 'SOMAS',
    name: 'the kept sums of a month without a mark are those of its days',
    texto: 'As somas guardadas de cada mês são as dos seus dias.',
    walk: months,
    statement: (within, inSlice) => `select * from (
        select network_id, mes, product_id, sum(qtde) as qtde, sum(pontos) as pontos, sum(sub_total) as sub_total from (
          select network_id, mes, product_id, qtde, pontos, sub_total from sale_product_months
          where ${within('mes')} and ${inSlice(ofNetworks('network_id'))}
          union all select network_id, date_trunc('month', dia)::date, product_id, -qtde, -pontos, -sub_total from sale_product_days
          where ${within('dia')} and ${inSlice(ofNetworks('network_id'))}) u group by 1, 2, 3
        having sum(qtde) <> 0 or sum(pontos) <> 0 or sum(sub_total) <> 0) x where ${UNMARKED_MONTH}`,
  }),
  walkedTruth({
    code: 'sums-stores',
    subject: 'SOMAS',
    name: 'what is kept of a store and a month without a mark is what its sales come to',
    texto: 'O que está guardado de cada loja e mês é o total das suas vendas.',
    walk: months,
    statement: (within, inSlice) => `select * from (select network_id, mes, store_id, k.kept, r.counted from (
          select network_id, mes, store_id, row(vendas::bigint, vendedores::bigint, total_venda, total_pontos, valor_custo, primeira, ultima) as kept
          from sale_store_months where ${within('mes')}) k
        full join (
          select g.network_id, date_trunc('month', g.realizado_em)::date as mes, g.store_id, row(count(*), count(distinct g.seller_id),
            sum(g.total_venda), sum(g.total_pontos), sum(g.valor_custo), min(g.realizado_em), max(g.realizado_em)) as counted
          from postings g where ${SOLD} and ${within('g.realizado_em')} and ${inSlice(ofNetworks('g.network_id'))}
          group by 1, 2, 3) r using (network_id, mes, store_id)
        where k.kept is distinct from r.counted) x where ${UNMARKED_MONTH}`,
  }),
  walkedTruth({
    code: 'sums-networks',
    subject: 'SOMAS',
    name: 'what is kept of a network and a day without a mark is what its sales come to',
    texto: 'O que está guardado de cada rede e dia é o total das suas vendas.',
    walk: days,
    statement: (within, inSlice) => `select * from (
        select network_id, dia, k.total_venda as kept, r.total_venda as counted
        from (select * from sale_network_days where ${within('dia')}) k
        full join (select g.network_id, g.realizado_em as dia, sum(g.total_venda) as total_venda from postings g
          where ${SOLD} and ${within('g.realizado_em')} and ${inSlice(ofNetworks('g.network_id'))} group by 1, 2) r using (network_id, dia)
        where k.total_venda is distinct from r.total_venda) x where ${UNMARKED_DAY}`,
  }),
  {
    code: 'sums-steps',
    subject: 'SOMAS',
    name: 'a month of a network that has sums has a step',
    texto: 'Cada mês com somas sabe quando foi calculado.',
    sql: `select distinct s.network_id, s.mes from sale_store_months s left join sale_months m using (network_id, mes)
      where m.passo is null or m.passo > (select last_value from sale_steps)`,
  },
];
