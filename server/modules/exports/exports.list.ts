import { defineList } from '../../platform/lists/list.ts';
import { exportFormatSet, exportStateSet } from './export-sets.ts';

/** The signed-in person's large exports ("Minhas exportações"), with their progress and, until it expires, the file. */
export const myExportsList = defineList({
  name: 'myExports',
  rowType: 'Export',
  description: "The viewer's own large exports, with their progress and file.",
  permission: 'list:export',
  from: 'exports e',
  key: 'e.id',
  columns: {
    id: { sql: 'e.id', type: 'id', title: 'Id', exported: false },
    nomeArquivo: { sql: 'e.nome_arquivo', type: 'text', title: 'Arquivo', sortable: true, nullable: false },
    lista: { sql: 'e.lista', type: 'text', title: 'Lista', description: "The list's query, e.g. 'postings'", nullable: false },
    formato: { sql: 'e.formato', type: 'text', set: exportFormatSet, title: 'Formato', sortable: true, nullable: false },
    estado: {
      sql: 'e.estado',
      type: 'text',
      set: exportStateSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    linhas: { sql: 'e.linhas', type: 'integer', title: 'Linhas', description: 'Written so far', sortable: true, nullable: false },
    total: { sql: 'e.total', type: 'integer', title: 'Total', description: 'Rows when it was asked for', nullable: false },
    tamanhoBytes: { sql: 'e.tamanho_bytes', type: 'integer', title: 'Tamanho', sortable: true },
    mensagem: { sql: 'e.mensagem', type: 'text', title: 'Mensagem' },
    criadoEm: { sql: 'e.criado_em', type: 'dateTime', title: 'Pedida em', sortable: true, nullable: false },
    terminadoEm: { sql: 'e.terminado_em', type: 'dateTime', title: 'Terminada em', sortable: true },
    expiraEm: { sql: 'e.expira_em', type: 'dateTime', title: 'Disponível até', sortable: true },
    linkArquivo: {
      sql: `case when e.estado = 'CONCLUIDA' then json_build_object('key', e.chave, 'name', e.nome_arquivo, 'type',
        case e.formato when 'CSV' then 'text/csv; charset=utf-8' else 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' end) end`,
      type: 'file',
      title: 'Arquivo',
      description: 'Null until it is ready and once it has expired',
      exported: false,
    },
  },
  scope: ({ actor, bind }) => (actor.kind === 'staff' ? [`e.staff_user_id = ${bind(actor.id)}`] : ['false']),
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'exportacoes',
});
