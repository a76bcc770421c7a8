import { byId, type Truth, walkedTruth } from '../../platform/db/truth.ts';

const SOLD = 'vendas, vendedores, total_venda, total_pontos, valor_custo';
const KIND = 'mes, parte, coorte, vence_mes, tipo';

/** Truths of the reports' own aggregates (report_months_refresh, liability_look). */
export const reportTruths: readonly Truth[] = [
  walkedTruth({
    code: 'report-months',
    subject: 'RELATORIOS',
    name: 'the months of Relatório up to its last step are the kept sums of the stores',
    texto: 'Os meses do Relatório são as somas guardadas das lojas.',
    walk: byId('networks', { size: 5 }),
    statement: (within) => `select network_id, mes, store_id from (
        select network_id, mes, store_id, row(${SOLD}) as shown from report_months where ${within('network_id')}) r
      full join (select network_id, mes, store_id, row(vendas, vendedores, total_venda::numeric(14,2), total_pontos::numeric(14,2),
        valor_custo::numeric(14,2)) as kept from sale_store_months where ${within('network_id')}) k using (network_id, mes, store_id)
      join sale_months m using (network_id, mes) cross join report_months_position p
      where m.passo <= p.passo and r.shown is distinct from k.kept
        and not exists (select from sale_months_stale s where s.network_id = m.network_id and s.mes = m.mes)`,
  }),
  {
    // Quantities only: a lot without a sale belongs to its account's network on the day of the run.
    code: 'liability-movements',
    subject: 'RELATORIOS',
    name: 'the movements of Passivo are those of the entries that it has counted',
    texto: 'Os movimentos de Passivo e quebra são os dos lançamentos já contados.',
    sql: `select ${KIND}, sum(quantidade) from (
        select ${KIND}, quantidade from liability_moves where not recente
        union all select ${KIND}, -m.quantidade from liability_positions p
        cross join lateral liability_movements(0, p.contado) m where p.tabela = 'entries' and p.contado > 0) x
      where exists (select from liability_positions p where p.tabela = 'entries' and p.contado > 0)
      group by ${KIND} having sum(quantidade) <> 0`,
  },
  {
    code: 'liability-redemptions',
    subject: 'RELATORIOS',
    name: 'the redemptions of Passivo are what was counted of each',
    texto: 'Os resgates de Passivo e quebra são o que foi contado de cada um.',
    sql: `select mes, network_id, parte from (
        select mes, network_id, parte, reais from liability_redemptions
        union all select mes, network_id, parte, -reais from liability_redemption_items
        union all select encerrado_mes, network_id, parte, reais from liability_redemption_items where encerrado_mes is not null) x
      group by 1, 2, 3 having sum(reais) <> 0`,
  },
  walkedTruth({
    code: 'liability-redemption-costs',
    subject: 'RELATORIOS',
    name: 'what was counted of a redemption without a mark is what it is',
    texto: 'O que foi contado de cada resgate é o seu custo.',
    walk: byId('redemptions'),
    statement: (
      within,
    ) => `select c.id as redemption_id from redemption_costs c left join liability_redemption_items i on i.redemption_id = c.id
      where ${within('c.id')} and c.id <= (select contado from liability_positions where tabela = 'redemptions')
        and not exists (select from liability_redemption_marks m where m.redemption_id = c.id)
        and (i.mes, i.network_id, i.parte, i.reais, i.encerrado_mes) is distinct from
          (date_trunc('month', c.dia)::date, c.network_id, c.parte, c.custo::numeric(20,4), date_trunc('month', c.encerrado)::date)`,
  }),
];
