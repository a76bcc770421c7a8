import { defineList, type List, type ListColumn } from '../../platform/lists/list.ts';
import type { ExpiryAudience } from './expiry.rules.ts';
import { OUTSTANDING, REACH } from './expiry-reach.ts';

/** Lots past their day with something left, and every expiry that was written, with what became of it. */
const EXPIRED = `(
  select 2 * l.id as chave, l.account_id, l.restante as valor, l.vence_em, l.campanha_id, null::date as expirado_em, null::date as devolvido_em,
    'A expirar' as situacao
  from lots l where l.restante > 0
  union all
  select 2 * e.id + 1, e.account_id, -e.valor, o.vence_em, o.campanha_id, e.dia,
    (select max(r.dia) from entries r where r.reverses_entry_id = e.id and r.type = 'REATIVACAO'),
    case when ${OUTSTANDING} > 0 then 'Expirado'
      when exists (select from entries r where r.reverses_entry_id = e.id and r.type = 'REATIVACAO') then 'Devolvido' else 'Estornado' end
  from entries e join consumptions c on c.entry_id = e.id join lots o on o.id = c.lot_id where e.type = 'EXPIRACAO'
) x`;

const common = (publico: ExpiryAudience): Pick<List, 'permission' | 'from' | 'key' | 'search' | 'filters' | 'scope' | 'defaultSort'> => ({
  permission: 'expiry:run',
  from: `${REACH[publico].from} join ${EXPIRED} on x.account_id = a.id`,
  key: 'x.chave',
  search: 'h.busca',
  filters: {
    situacao: { type: 'text', description: 'A expirar, Expirado, Devolvido or Estornado.', where: (value) => `x.situacao = ${value}` },
    de: { type: 'date', description: 'Expired in runs from this day on.', where: (value) => `x.expirado_em >= ${value}` },
    ate: { type: 'date', description: 'Expired in runs up to this day.', where: (value) => `x.expirado_em <= ${value}` },
  },
  // The day comes from the clock of the request, never from the database's.
  scope: ({ actor, bind, today }) => [
    ...REACH[publico].scope(actor, bind),
    `(x.expirado_em is not null or x.vence_em < ${bind(today)}::date)`,
  ],
  defaultSort: [{ column: 'venceEm', direction: 'desc' }],
});

const holderColumns: Record<string, ListColumn> = {
  id: { sql: 'x.chave', type: 'id', title: 'Id', exported: false },
  nome: { sql: 'h.nome', type: 'text', title: 'Nome', sortable: true, nullable: false },
  cpf: { sql: 'h.cpf', type: 'text', title: 'CPF', description: '11 digits', nullable: false },
};
const lotColumns: Record<string, ListColumn> = {
  venceEm: { sql: 'x.vence_em', type: 'date', title: 'Vencimento', description: 'Last day of use', sortable: true, nullable: false },
  situacao: {
    sql: 'x.situacao',
    type: 'text',
    title: 'Situação',
    description: 'A expirar, Expirado, Devolvido or Estornado',
    sortable: true,
    nullable: false,
  },
  expiradoEm: { sql: 'x.expirado_em', type: 'date', title: 'Expirado em', description: 'Day of the run', sortable: true },
  devolvidoEm: { sql: 'x.devolvido_em', type: 'date', title: 'Devolvido em', sortable: true },
};

/** Points of sellers past their day: the report of Expirar Pontos for Balconista. */
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

/** Cashback of consumers past its day: the report for Cliente Final. */
export const expiredCashbackList = defineList({
  ...common('CLIENTE_FINAL'),
  name: 'expiredCashback',
  rowType: 'ExpiredCashback',
  description: 'Cashback of consumers past its last day: still to be written off, expired, returned.',
  columns: {
    ...holderColumns,
    valor: { sql: 'x.valor', type: 'money', title: 'Valor', sortable: true, nullable: false },
    ...lotColumns,
    campanha: {
      sql: '(select k.data_inicio from campaigns k where k.id = x.campanha_id)',
      type: 'date',
      title: 'Início da campanha',
      description: 'First day of its campaign',
    },
  },
  fileName: 'cashback_expirado',
});
