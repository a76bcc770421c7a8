import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A second factor of a member of staff, besides the password: an authenticator app or a passkey. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('cascade'),
    /** TOTP or PASSKEY. */
    tipo: p.text(),
    /** What its owner calls it. */
    nome: p.text(),
    /** TOTP: the shared secret, encrypted (sealed-secret.ts). */
    segredo: p.text().nullable().hidden(),
    /** TOTP: the last accepted time step. A code of it or of an earlier step is refused. */
    ultimoPasso: p.integer().nullable(),
    /** PASSKEY: id of the credential, base64url. */
    credencial: p.text().unique().nullable(),
    /** PASSKEY: public key in COSE, base64url. */
    chavePublica: p.text().nullable(),
    /** PASSKEY: the authenticator's signature counter; always 0 for synchronised passkeys. */
    contador: p.bigint('number').nullable(),
    /** PASSKEY: how the browser reaches the authenticator. */
    transportes: p.array<string>().columnType('text[]').defaultRaw("'{}'"),
    criadoEm: createdAt(),
    ultimoUsoEm: instant().nullable(),
  },
});

/** A recovery code of a member of staff: single use, stored as a keyed hash. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: id(),
    staffUser: () => p.manyToOne(StaffUser).deleteRule('cascade'),
    codigoHash: p.text().hidden(),
    criadoEm: createdAt(),
    usadoEm: instant().nullable(),
  },
  uniques: [{ properties: ['staffUser', 'codigoHash'] }],
});

/** One step of a sign-in, a proof or a registration that waits for its second half: single use, a few minutes. */
export const SecondFactorChallenge = defineEntity({
  name: 'SecondFactorChallenge',
  tableName: 'second_factor_challenges',
  properties: {
    id: id(),
    /** Only the hash of the token is stored. */
    tokenHash: p.text().unique().hidden(),
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('cascade'),
    /** ENTRADA, PROVA, CADASTRO_TOTP or CADASTRO_PASSKEY. */
    finalidade: p.text(),
    /** The session that asked; null for a sign-in, which has none yet. */
    sessionId: p.integer().nullable(),
    /** What a passkey signs, base64url. */
    desafio: p.text().nullable(),
    /** CADASTRO_TOTP: the new secret, encrypted. */
    segredo: p.text().nullable().hidden(),
    criadoEm: createdAt(),
    expiraEm: instant(),
    usadoEm: instant().nullable(),
  },
});
