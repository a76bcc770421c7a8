import { defineList, type List, type ListColumn, type ListFilter } from '../../platform/lists/list.ts';
import { personal } from '../../platform/lists/personal.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import { REACH } from './expiry-reach.ts';
import { expirySituationSet } from './expiry-sets.ts';

/**
 * A union of every lot and every entry, told apart by a constant and without conditions of its own, so that PostgreSQL can use each table's
 * index of due or expired rows, for all accounts or one. Everything else is looked up for the displayed rows.
 */
const LOTS_AND_ENTRIES = `(
  select true as is_lot, 2 * l.id as chave, l.account_id, l.id as lot_id, null::bigint as entry_id, l.restante as valor,
    l.vence_em as devido_em, null::date as expirado_em, null::text as tipo
  from lots l
  union all
  select false, 2 * e.id + 1, e.account_id, case when e.type = 'EXPIRACAO' then e.origem_id::bigint end, e.id, -e.valor, null::date, e.dia,
    e.type
  from entries e
) x`;
const RETURNED_ON = "(select max(r.dia) from entries r where r.reverses_entry_id = x.entry_id and r.type = 'REATIVACAO')";
/** An expiry reversed without a return belongs to a cancelled sale. */
const STATE = `case when x.entry_id is null then '${expirySituationSet.DUE}'
  when x.valor > coalesce((select sum(r.valor) from entries r where r.reverses_entry_id = x.entry_id), 0) then '${expirySituationSet.EXPIRED}'
  when ${RETURNED_ON} is not null then '${expirySituationSet.RETURNED}' else '${expirySituationSet.REVERSED}' end`;

const NETWORK: ListFilter = { type: 'id', description: 'Sellers of one network.', where: (value) => `n.id = ${value}` };

const common = (
  publico: ExpiryAudience,
): Pick<List, 'permission' | 'from' | 'key' | 'search' | 'digits' | 'maskedSearch' | 'filters' | 'periods' | 'scope' | 'defaultSort'> => ({
  permission: 'expiry:run',
  from: `${REACH[publico].from} join ${LOTS_AND_ENTRIES} on x.account_id = a.id join lots o on o.id = x.lot_id`,
  key: 'x.chave',
  search: 'h.busca',
  digits: REACH[publico].holders,
  ...(publico === 'CLIENTE_FINAL' ? { maskedSearch: { text: 'search_text(h.nome)', cpf: 'h.cpf' } } : {}),
  filters: {
    situacao: { type: 'text', set: expirySituationSet, description: 'Amounts of one situation.', where: (value) => `${STATE} = ${value}` },
    ...(publico === 'BALCONISTA' ? { networkId: NETWORK } : {}),
  },
  periods: { expiradoEm: ['de', 'ate'], venceEm: ['venceDe', 'venceAte'] },
  // The day comes from the request's clock, never the database's.
  scope: ({ actor, bind, today }) => [
    ...REACH[publico].scope(actor, bind),
    // Lots past their last day with something left, and every recorded expiry.
    `((x.is_lot and x.valor > 0 and x.devido_em < ${bind(today)}::date) or (not x.is_lot and x.tipo = 'EXPIRACAO'))`,
  ],
  defaultSort: [{ column: 'venceEm', direction: 'desc' }],
});

const holderColumns = {
  id: { sql: 'x.chave', type: 'id', title: 'Id', exported: false },
  nome: { sql: 'h.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
  cpf: { sql: 'h.cpf', type: 'text', title: 'CPF', nullable: false },
} satisfies Record<string, ListColumn>;
const lotColumns: Record<string, ListColumn> = {
  venceEm: { sql: 'o.vence_em', type: 'date', title: 'Vencimento', description: 'Last day of use', sortable: true, nullable: false },
  situacao: { sql: STATE, type: 'text', set: expirySituationSet, title: 'Situação', sortable: true, nullable: false },
  expiradoEm: { sql: 'x.expirado_em', type: 'date', title: 'Expirado em', description: 'Day of the run', sortable: true },
  devolvidoEm: { sql: RETURNED_ON, type: 'date', title: 'Devolvido em', sortable: true },
};

/** Sellers' points past their last day: the Expirar Pontos report for Balconista. */
export const expiredPointsList = defineList({
  ...common('BALCONISTA'),
  name: 'expiredPoints',
  rowType: 'ExpiredPoints',
  description: 'Points of sellers past their last day: still to be written off, expired, returned.',
  columns: {
    ...holderColumns,
    revenda: { sql: 's.nome_fantasia', type: 'text', title: 'Loja', sortable: true, nullable: false },
    rede: { sql: 'n.nome', type: 'text', title: 'Rede', sortable: true, nullable: false },
    valor: { sql: 'x.valor', type: 'points', title: 'Pontos', sortable: true, nullable: false },
    ...lotColumns,
  },
  fileName: 'pontos_expirados',
});

/** Consumers' cashback past its last day: the report for Cliente Final. */
export const expiredCashbackList = defineList({
  ...common('CLIENTE_FINAL'),
  name: 'expiredCashback',
  rowType: 'ExpiredCashback',
  description: 'Cashback of consumers past its last day: still to be written off, expired, returned.',
  columns: {
    ...holderColumns,
    cpf: personal('cpf', holderColumns.cpf),
    valor: { sql: 'x.valor', type: 'money', title: 'Valor', sortable: true, nullable: false },
    ...lotColumns,
    campanha: {
      sql: '(select k.data_inicio from campaigns k where k.id = o.campanha_id)',
      type: 'date',
      title: 'Início da campanha',
      description: 'First day of its campaign',
    },
  },
  fileName: 'cashback_expirado',
});
