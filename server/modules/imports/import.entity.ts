import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A spreadsheet uploaded by staff, its progress and its outcome. */
export const Import = defineEntity({
  name: 'Import',
  tableName: 'imports',
  properties: {
    id: id(),
    /** VENDAS, PRODUTOS, PRODUTOS_LOJA, HISTORICO, SALDO_CARTAO … */
    tipo: p.text(),
    nomeArquivo: p.text(),
    sha256: p.text(),
    /** What else distinguishes imports of the same bytes: the choices made and the sender's limits. */
    escopo: p.text().default(''),
    /** The bytes as sent, for the error report. */
    file: () => p.manyToOne(StoredFile).index().nullable().deleteRule('set null'),
    /** The refused rows with their reasons, ready to correct and send again; null when there are none. */
    report: () => p.manyToOne(StoredFile).index().nullable().deleteRule('set null'),
    /** AGUARDA, NA_FILA, PROCESSANDO, CONCLUIDA, CONCLUIDA_COM_ERROS, FALHOU, DESFAZENDO, DESFEITA, DESFEITA_EM_PARTE. */
    estado: p.text().default('NA_FILA'),
    linhas: p.integer().default(0),
    processadas: p.integer().default(0),
    /** Sales (or rows) recorded. */
    total: p.integer().default(0),
    erros: p.integer().default(0),
    /** Sales cancelled by undoing so far. */
    desfeitas: p.integer().default(0),
    mensagem: p.text().nullable(),
    /** The sender's choices, the networks they are limited to and the file's own header. */
    opcoes: p.json<Record<string, unknown>>().nullable(),
    staffUser: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    criadoEm: createdAt(),
    terminadoEm: instant().nullable(),
    undoneBy: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    desfeitaEm: instant().nullable(),
    /** Why it was undone (ReversalReason), for all of its sales. */
    desfeitaCausa: p.text().nullable(),
    desfeitaObservacao: p.text().nullable(),
  },
});

/** A refused spreadsheet row as written, and why. */
export const ImportError = defineEntity({
  name: 'ImportError',
  tableName: 'import_errors',
  properties: {
    id: id(),
    import: () => p.manyToOne(Import).index().deleteRule('cascade'),
    linha: p.integer(),
    coluna: p.text().nullable(),
    valor: p.text().nullable(),
    conteudo: p.json<string[]>(),
    mensagem: p.text(),
  },
});

/** Which column is which in files with one header, as the person who sends them said. */
export const ImportLayout = defineEntity({
  name: 'ImportLayout',
  tableName: 'import_layouts',
  properties: {
    staffUser: () => p.manyToOne(StaffUser).primary().deleteRule('cascade'),
    tipo: p.text().primary(),
    /** SHA-256 of the titles, in hexadecimal. */
    cabecalho: p.text().primary(),
    /** Position of each column, from 0. */
    posicoes: p.json<Record<string, number>>(),
    atualizadoEm: instant(),
  },
});
