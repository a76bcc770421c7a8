import { defineList } from '../../platform/lists/list.ts';
import { expiryAudienceSet, expiryRunKindSet, expiryRunStateSet } from './expiry-sets.ts';

/** Past expiries and returns, who requested them, and the progress of running ones. */
export const expiryRunsList = defineList({
  name: 'expiryRuns',
  rowType: 'ExpiryRun',
  description: 'Runs that expired or returned points and cashback.',
  permission: 'expiry:run',
  from: 'expiry_runs x join staff_users u on u.id = x.staff_user_id',
  countFrom: 'expiry_runs x',
  key: 'x.id',
  columns: {
    id: { sql: 'x.id', type: 'id', title: 'Id', exported: false },
    tipo: { sql: 'x.tipo', type: 'text', set: expiryRunKindSet, title: 'Operação', sortable: true, nullable: false },
    publico: {
      sql: 'x.publico',
      type: 'text',
      set: expiryAudienceSet,
      title: 'Público',
      nullable: false,
    },
    dia: {
      sql: 'x.dia',
      type: 'date',
      title: 'Dia',
      description: 'Day of the run, or of the runs undone',
      sortable: true,
      nullable: false,
    },
    responsavel: { sql: 'u.nome', type: 'text', title: 'Responsável', nullable: false },
    estado: {
      sql: 'x.estado',
      type: 'text',
      set: expiryRunStateSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    lotesPrevistos: { sql: 'x.lotes_previstos', type: 'integer', title: 'Lotes previstos', nullable: false },
    pessoas: { sql: 'x.pessoas', type: 'integer', title: 'Pessoas', sortable: true, nullable: false },
    lotes: { sql: 'x.lotes', type: 'integer', title: 'Lotes', description: 'Written so far', sortable: true, nullable: false },
    valor: { sql: 'x.valor', type: 'decimal', title: 'Valor', description: 'Points, or BRL of consumers', sortable: true, nullable: false },
    mensagem: { sql: 'x.mensagem', type: 'text', title: 'Mensagem' },
    criadoEm: { sql: 'x.criado_em', type: 'dateTime', title: 'Pedida em', sortable: true, nullable: false },
    terminadoEm: { sql: 'x.terminado_em', type: 'dateTime', title: 'Terminada em', sortable: true },
  },
  filters: {
    publico: { type: 'text', set: expiryAudienceSet, description: 'Runs of one audience.', where: (value) => `x.publico = ${value}` },
    tipo: { type: 'text', set: expiryRunKindSet, description: 'Runs of one kind.', where: (value) => `x.tipo = ${value}` },
  },
  // Staff limited to some networks may not see sums over all of them.
  scope: ({ actor, bind }) => (actor.kind === 'staff' && actor.networkIds ? [`x.staff_user_id = ${bind(actor.id)}`] : []),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'expiracoes',
});
