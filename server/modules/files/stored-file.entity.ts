import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';

/** An uploaded file: where it is kept, what it really is, and the hashes that find it again. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  properties: {
    id: id(),
    /** Random key in the storage; never the name a person gave. */
    chave: p.text().unique(),
    chaveMiniatura: p.text().nullable(),
    tipoArquivo: p.text(),
    nomeOriginal: p.text(),
    tamanhoBytes: p.integer(),
    /** SHA-256 of the bytes as they were sent. */
    sha256: p.text().index(),
    /** dHash of an image, 16 hex digits. */
    perceptualHash: p.text().nullable(),
    /** 'seller:7', 'staff:2' … */
    enviadoPor: p.text(),
    criadoEm: createdAt(),
    /** When the bytes were blanked, because the person asked to be forgotten. */
    removidoEm: instant().nullable(),
  },
});
