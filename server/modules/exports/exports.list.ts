import { column } from '../../platform/lists/column.ts';
import { defineList } from '../../platform/lists/list.ts';
import { EXPORT_CONTENT_TYPES } from './content-types.ts';
import { exportFileFormatSet, exportStateSet } from './export-sets.ts';

const TYPES = Object.entries(EXPORT_CONTENT_TYPES)
  .map(([format, type]) => `when '${format}' then '${type}'`)
  .join(' ');

/** The signed-in person's large exports ("Minhas exportações"), with their progress and, until it expires, the file. */
export const myExportsList = defineList({
  name: 'myExports',
  rowType: 'Export',
  description: "The viewer's own large exports, with their progress and file.",
  permission: 'list:export',
  from: 'exports e',
  key: 'e.id',
  columns: {
    id: column.id('e.id', 'Id', { exported: false }),
    nomeArquivo: column.text('e.nome_arquivo', 'Arquivo', { sortable: true, nullable: false }),
    lista: column.text('e.lista', 'Lista', { description: "The list's query, e.g. 'postings', or the archive's name", nullable: false }),
    formato: column.text('e.formato', 'Formato', { set: exportFileFormatSet, sortable: true, nullable: false }),
    estado: column.text('e.estado', 'Situação', { set: exportStateSet, sortable: true, nullable: false }),
    linhas: column.integer('e.linhas', 'Linhas', { description: 'Written so far', sortable: true, nullable: false }),
    total: column.integer('e.total', 'Total', { description: 'Rows when it was asked for', nullable: false }),
    tamanhoBytes: column.integer('e.tamanho_bytes', 'Tamanho', { sortable: true }),
    mensagem: column.text('e.mensagem', 'Mensagem'),
    criadoEm: column.dateTime('e.criado_em', 'Pedida em', { sortable: true, nullable: false }),
    terminadoEm: column.dateTime('e.terminado_em', 'Terminada em', { sortable: true }),
    expiraEm: column.dateTime('e.expira_em', 'Disponível até', { sortable: true }),
    linkArquivo: {
      sql: `case when e.estado = 'CONCLUIDA' then json_build_object('key', e.chave, 'name', e.nome_arquivo, 'type',
        case e.formato ${TYPES} end) end`,
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
