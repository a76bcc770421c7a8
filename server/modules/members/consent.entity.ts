import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';

/**
 * One answer of a member to one question, with the very words: the proof of consent (LGPD art. 8). Rows are added, never changed;
 * the newest of a kind is the one in force.
 */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    kind: p.text(),
    personId: p.integer(),
    /** REGULAMENTO, PRIVACIDADE, EMAIL or WHATSAPP. */
    tipo: p.text(),
    aceito: p.boolean(),
    texto: p.text(),
    /** SHA-256 of the words, in hexadecimal. */
    textoHash: p.text(),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['kind', 'personId', 'tipo'] }],
});

/** A member whose personal data were replaced on request. It knows the CPF only as a keyed hash. */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: id(),
    kind: p.text(),
    personId: p.integer(),
    cpfHmac: p.text().index(),
    criadoEm: createdAt(),
  },
  uniques: [{ properties: ['kind', 'personId'] }],
});
