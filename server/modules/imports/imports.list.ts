import { fileColumnSql } from '../../platform/files/file-url.ts';
import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { UNDO_DAYS } from './import.rules.ts';
import { importKindSet, importStateSet } from './import-sets.ts';

/** Staff limited to networks see only imports they sent; other people's files may contain sellers of any network. */
const ownWhenNarrowed = ({ actor, bind }: ScopeContext): string[] =>
  actor.kind === 'staff' && (actor.networkIds || actor.storeIds) ? [`i.staff_user_id = ${bind(actor.id)}`] : [];

/** Uploaded spreadsheets with their progress and outcome (ux, Uploads). */
export const importsList = defineList({
  name: 'imports',
  rowType: 'Import',
  description: 'Uploaded spreadsheets: who sent them, how far they are and what came of them.',
  permission: 'import:read',
  from: `imports i left join staff_users u on u.id = i.staff_user_id left join staff_users d on d.id = i.undone_by_id
    left join stored_files f on f.id = i.file_id left join stored_files r on r.id = i.report_id`,
  countFrom: 'imports i',
  key: 'i.id',
  columns: {
    id: { sql: 'i.id', type: 'id', title: 'Id', exported: false },
    tipo: {
      sql: 'i.tipo',
      type: 'text',
      set: importKindSet,
      title: 'Tipo',
      sortable: true,
      nullable: false,
    },
    nomeArquivo: { sql: 'i.nome_arquivo', type: 'text', title: 'Arquivo', sortable: true, nullable: false },
    estado: {
      sql: 'i.estado',
      type: 'text',
      set: importStateSet,
      title: 'Situação',
      sortable: true,
      nullable: false,
    },
    linhas: { sql: 'i.linhas', type: 'integer', title: 'Linhas', sortable: true, nullable: false },
    processadas: { sql: 'i.processadas', type: 'integer', title: 'Linhas processadas', sortable: true, nullable: false },
    total: { sql: 'i.total', type: 'integer', title: 'Total', description: 'Sales or rows recorded', sortable: true, nullable: false },
    erros: { sql: 'i.erros', type: 'integer', title: 'Linhas recusadas', sortable: true, nullable: false },
    desfeitas: { sql: 'i.desfeitas', type: 'integer', title: 'Vendas desfeitas', description: 'While undoing goes on', nullable: false },
    mensagem: { sql: 'i.mensagem', type: 'text', title: 'Mensagem' },
    responsavel: { sql: 'u.nome', type: 'text', title: 'Responsável', sortable: true },
    criadoEm: { sql: 'i.criado_em', type: 'dateTime', title: 'Enviado em', sortable: true, nullable: false },
    terminadoEm: { sql: 'i.terminado_em', type: 'dateTime', title: 'Terminado em', sortable: true },
    desfazerAte: {
      sql: `case when i.estado in ('CONCLUIDA', 'CONCLUIDA_COM_ERROS', 'FALHOU', 'DESFEITA_EM_PARTE') and i.total > 0
        then coalesce(i.terminado_em, i.criado_em) + make_interval(days => ${UNDO_DAYS}) end`,
      type: 'dateTime',
      title: 'Pode ser desfeito até',
      description: 'Null when there is nothing to undo',
    },
    desfeitaEm: { sql: 'i.desfeita_em', type: 'dateTime', title: 'Desfeito em', sortable: true },
    desfeitaPor: { sql: 'd.nome', type: 'text', title: 'Desfeito por' },
    linkArquivo: { sql: fileColumnSql('f'), type: 'file', title: 'Arquivo enviado', exported: false },
    linkErros: { sql: fileColumnSql('r'), type: 'file', title: 'Relatório de erros', exported: false },
  },
  filters: {
    tipo: { type: 'text', set: importKindSet, description: 'Only uploads of this kind.', where: (value) => `i.tipo = ${value}` },
    estado: { type: 'text', set: importStateSet, description: 'Only uploads in this state.', where: (value) => `i.estado = ${value}` },
  },
  scope: ownWhenNarrowed,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'uploads',
});

/** An upload's refused lines: line, column, value and reason. */
export const importErrorsList = defineList({
  name: 'importErrors',
  rowType: 'ImportError',
  description: 'Refused lines of uploaded spreadsheets.',
  permission: 'import:read',
  from: 'import_errors e join imports i on i.id = e.import_id',
  key: 'e.id',
  columns: {
    id: { sql: 'e.id', type: 'id', title: 'Id', exported: false },
    linha: { sql: 'e.linha', type: 'integer', title: 'Linha', sortable: true, nullable: false },
    coluna: { sql: 'e.coluna', type: 'text', title: 'Coluna', sortable: true },
    valor: { sql: 'e.valor', type: 'text', title: 'Valor' },
    mensagem: { sql: 'e.mensagem', type: 'text', title: 'Mensagem', sortable: true, nullable: false },
  },
  filters: {
    importId: { type: 'id', description: 'Only lines of this upload.', where: (value) => `e.import_id = ${value}` },
  },
  scope: ownWhenNarrowed,
  defaultSort: [{ column: 'linha', direction: 'asc' }],
  fileName: 'erros_upload',
});
