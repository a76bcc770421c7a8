import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** An export too large to wait for: the request, its progress, and the file until it expires. */
export const Export = defineEntity({
  name: 'Export',
  tableName: 'exports',
  properties: {
    id: id(),
    /** Who requested it. Rows are read with this person's rights at generation time. */
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('cascade'),
    /** Name of the list, or of the archive. */
    lista: p.text(),
    /** XLSX, CSV or ZIP. */
    formato: p.text(),
    /** CURRENT, ALL. */
    escopo: p.text(),
    /** Options and filter, parsed by the list's own rules. */
    pedido: p.json<{ options: Record<string, unknown>; filter: Record<string, unknown> }>(),
    nomeArquivo: p.text(),
    /** Storage key, chosen at once so that a retry overwrites what the last try left. */
    chave: p.text().unique(),
    /** NA_FILA, PROCESSANDO, CONCLUIDA, FALHOU, EXPIRADA. */
    estado: p.text().default('NA_FILA'),
    /** The list's rows when requested. */
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
