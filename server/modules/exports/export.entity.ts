import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** An export too large to be made while somebody waits: what was asked for, how far it is, and the file until it expires. */
export const Export = defineEntity({
  name: 'Export',
  tableName: 'exports',
  properties: {
    id: id(),
    /** Who asked. The rows are read with the rights that this person has when the file is made. */
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('cascade'),
    /** Name of the list. */
    lista: p.text(),
    /** XLSX, CSV. */
    formato: p.text(),
    /** CURRENT, ALL. */
    escopo: p.text(),
    /** Options and filter, read by the rules of the list itself. */
    pedido: p.json<{ options: Record<string, unknown>; filter: Record<string, unknown> }>(),
    nomeArquivo: p.text(),
    /** Key in the storage, chosen at once so that another try overwrites what the last one left. */
    chave: p.text().unique(),
    /** NA_FILA, PROCESSANDO, CONCLUIDA, FALHOU, EXPIRADA. */
    estado: p.text().default('NA_FILA'),
    /** Rows of the list when it was asked for. */
    total: p.integer(),
    /** Rows written so far. */
    linhas: p.integer().default(0),
    tamanhoBytes: p.integer().nullable(),
    mensagem: p.text().nullable(),
    criadoEm: createdAt(),
    terminadoEm: instant().nullable(),
    expiraEm: instant().nullable(),
  },
});
