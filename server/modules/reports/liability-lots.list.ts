import { dateSql } from '../../platform/lists/as-asked.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import { entryTypeSet } from '../ledger/index.ts';
import { liabilityPartSet } from './report-sets.ts';

/** Month ends from the first that reports cover up to the current month. */
const MONTHS = `(select d::date as mes, (d + interval '1 month')::date as fim
  from generate_series(date '2020-01-01', {today}, '1 month') d)`;

/** What remained of a lot before the first day of the next month: consumptions are immutable, so the past can be reconstructed. */
const REMAINDER = `(select l.valor + coalesce(sum(case when c.returned then c.valor else -c.valor end), 0) as restante
  from consumptions c join entries e on e.id = c.entry_id where c.lot_id = l.id and e.dia < m.fim)`;

/** The lots behind a figure of Passivo e quebra, each as of a month's end (beyond C8). */
export const liabilityLotsList = defineList({
  name: 'liabilityLots',
  rowType: 'LiabilityLot',
  description: 'Points and cashback that were owed at the end of a month, lot by lot.',
  permission: 'liability:read',
  from: `${MONTHS} m join lots l on true join entries k on k.id = l.credit_entry_id and k.dia < m.fim join lot_origins o on o.lot_id = l.id
    join accounts a on a.id = l.account_id left join networks n on n.id = o.network_id
    left join sellers v on a.holder_type = 'SELLER' and v.id = a.holder_id
    left join consumers p on a.holder_type = 'CONSUMER' and p.id = a.holder_id cross join lateral ${REMAINDER} r`,
  parts: ({ today }) => ({ today: dateSql(today) }),
  key: "(to_char(m.mes, 'YYYYMM') || '-' || l.id)",
  search: "coalesce(v.busca, p.busca, '')",
  maskedSearch: { text: "search_text(coalesce(v.nome, p.nome, ''))", cpf: 'coalesce(v.cpf, p.cpf)' },
  columns: {
    chave: column.text("(to_char(m.mes, 'YYYYMM') || '-' || l.id)", 'Chave', {
      description: 'Month and lot',
      nullable: false,
      exported: false,
    }),
    lote: column.id('l.id::int', 'Lote', { sortable: true }),
    titular: column.text('coalesce(v.nome, p.nome)', 'Titular', { sortable: true }),
    cpf: personal('cpf', column.text('coalesce(v.cpf, p.cpf)', 'CPF')),
    rede: column.text('n.nome', 'Rede', { sortable: true }),
    parte: column.text('o.parte', 'Tipo', { set: liabilityPartSet, sortable: true, nullable: false }),
    origem: column.text('o.origem', 'Origem', { set: entryTypeSet, description: 'Type of the entry that earned it', nullable: false }),
    coorte: column.date('o.coorte', 'Mês do crédito', { description: 'First day of the month', sortable: true, nullable: false }),
    venceEm: column.date('l.vence_em', 'Vence em', { sortable: true }),
    restante: column.decimal('r.restante', 'Restante', { description: 'Points, or BRL of cashback', sortable: true, nullable: false }),
    valorPonto: column.money('o.valor_ponto', 'Valor do ponto', {
      description: 'When the lot was earned; 1 for cashback',
      nullable: false,
    }),
    reais: column.money('round(r.restante * o.valor_ponto, 2)', 'Valor (R$)', { sortable: true, nullable: false }),
  },
  filters: {
    posicao: {
      type: 'date',
      description: 'First day of the month at whose end.',
      where: (value) => `m.mes = date_trunc('month', ${value}::date)`,
    },
    networkId: { type: 'id', description: 'One network.', where: (value) => `o.network_id = ${value}` },
    parte: { type: 'text', set: liabilityPartSet, description: 'Points or cashback only.', where: (value) => `o.parte = ${value}` },
    vencimento: {
      type: 'date',
      description: 'First day of the month in which they expire.',
      where: (value) => `date_trunc('month', l.vence_em) = date_trunc('month', ${value}::date)`,
    },
    coorte: {
      type: 'date',
      description: 'First day of the month in which they were earned.',
      where: (value) => `o.coorte = date_trunc('month', ${value}::date)`,
    },
  },
  where: ['r.restante > 0'],
  // In the current month, what is past its last day is no longer owed.
  scope: ({ actor, bind, today }) => [
    `m.mes <= date_trunc('month', ${bind(today)}::date)`,
    `(l.vence_em is null or l.vence_em >= least(m.fim, ${bind(today)}::date))`,
    ...(actor.kind === 'staff' && actor.networkIds ? [`o.network_id = any(${bind(actor.networkIds)}::int[])`] : []),
    ...(actor.kind === 'staff' && actor.level !== 2 ? ['coalesce(n.ativo, true)'] : []),
  ],
  defaultSort: [
    { column: 'venceEm', direction: 'asc' },
    { column: 'restante', direction: 'desc' },
  ],
  fileName: 'passivo-lotes',
});
