import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';

/** An uploaded file: its location, its real type, and the hashes that find it again. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  properties: {
    id: id(),
    /** Random storage key; never a name given by a person. */
    chave: p.text().unique(),
    chaveMiniatura: p.text().nullable(),
    tipoArquivo: p.text(),
    nomeOriginal: p.text(),
    tamanhoBytes: p.integer(),
    /** SHA-256 of the bytes as sent. */
    sha256: p.text().index(),
    /** dHash of an image, 16 hex digits. */
    perceptualHash: p.text().nullable(),
    /** 'seller:7', 'staff:2' … */
    enviadoPor: p.text(),
    criadoEm: createdAt(),
    /** When the bytes were blanked because the person asked for erasure. */
    removidoEm: instant().nullable(),
  },
});
