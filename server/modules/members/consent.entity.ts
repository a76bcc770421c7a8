import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';

/**
 * A member's answer to one question, with its exact wording: the proof of consent (LGPD art. 8). Append-only; the newest of a kind is in
 * force.
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
    /** SHA-256 of the wording, in hexadecimal. */
    textoHash: p.text(),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['kind', 'personId', 'tipo'] }],
});

/** A member whose personal data were replaced on request. Holds the CPF only as a keyed hash. */
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
