import { fileColumnSql } from '../../platform/files/file-url.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type ScopeContext } from '../../platform/lists/list.ts';
import { reversalReasonSet } from '../audiences/index.ts';
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
    id: column.id('i.id', 'Id', { exported: false }),
    tipo: column.text('i.tipo', 'Tipo', { set: importKindSet, sortable: true, nullable: false }),
    nomeArquivo: column.text('i.nome_arquivo', 'Arquivo', { sortable: true, nullable: false }),
    estado: column.text('i.estado', 'Situação', { set: importStateSet, sortable: true, nullable: false }),
    linhas: column.integer('i.linhas', 'Linhas', { sortable: true, nullable: false }),
    processadas: column.integer('i.processadas', 'Linhas processadas', { sortable: true, nullable: false }),
    total: column.integer('i.total', 'Total', { description: 'Sales or rows recorded', sortable: true, nullable: false }),
    erros: column.integer('i.erros', 'Linhas recusadas', { sortable: true, nullable: false }),
    desfeitas: column.integer('i.desfeitas', 'Vendas desfeitas', { description: 'While undoing goes on', nullable: false }),
    mensagem: column.text('i.mensagem', 'Mensagem'),
    responsavel: column.text('u.nome', 'Responsável', { sortable: true }),
    criadoEm: column.dateTime('i.criado_em', 'Enviado em', { sortable: true, nullable: false }),
    terminadoEm: column.dateTime('i.terminado_em', 'Terminado em', { sortable: true }),
    desfazerAte: {
      sql: `case when i.estado in ('CONCLUIDA', 'CONCLUIDA_COM_ERROS', 'FALHOU', 'DESFEITA_EM_PARTE') and i.total > 0
        then coalesce(i.terminado_em, i.criado_em) + make_interval(days => ${UNDO_DAYS}) end`,
      type: 'dateTime',
      title: 'Pode ser desfeito até',
      description: 'Null when there is nothing to undo',
    },
    desfeitaEm: column.dateTime('i.desfeita_em', 'Desfeito em', { sortable: true }),
    desfeitaPor: column.text('d.nome', 'Desfeito por'),
    causa: column.text('i.desfeita_causa', 'Motivo', { set: reversalReasonSet, description: 'Why it was undone' }),
    observacao: column.text('i.desfeita_observacao', 'Explicação', { description: 'What the members read beside the reason' }),
    linkArquivo: column.file(fileColumnSql('f'), 'Arquivo enviado', { exported: false }),
    linkErros: column.file(fileColumnSql('r'), 'Relatório de erros', { exported: false }),
  },
  filters: {
    tipo: { type: 'text', set: importKindSet, description: 'Only uploads of this kind.', where: (value) => `i.tipo = ${value}` },
    estado: { type: 'text', set: importStateSet, description: 'Only uploads in this state.', where: (value) => `i.estado = ${value}` },
  },
  scope: ownWhenNarrowed,
  defaultSort: [{ column: 'criadoEm', direction: 'desc' }],
  fileName: 'uploads',
});

/** The errors of an upload's refused lines: line, column, value and reason. */
export const importErrorsList = defineList({
  name: 'importErrors',
  rowType: 'ImportError',
  description: 'Errors of the refused lines of uploaded spreadsheets; a line can have several.',
  permission: 'import:read',
  from: 'import_errors e join imports i on i.id = e.import_id',
  key: 'e.id',
  columns: {
    id: column.id('e.id', 'Id', { exported: false }),
    linha: column.integer('e.linha', 'Linha', { sortable: true, nullable: false }),
    coluna: column.text('e.coluna', 'Coluna', { sortable: true }),
    valor: column.text('e.valor', 'Valor'),
    mensagem: column.text('e.mensagem', 'Mensagem', { sortable: true, nullable: false }),
  },
  filters: {
    importId: { type: 'id', description: 'Only lines of this upload.', where: (value) => `e.import_id = ${value}` },
  },
  scope: ownWhenNarrowed,
  defaultSort: [{ column: 'linha', direction: 'asc' }],
  fileName: 'erros_upload',
});
