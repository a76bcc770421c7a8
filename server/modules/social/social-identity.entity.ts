import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';

/** A social provider account a seller signs in with. */
export const SocialIdentity = defineEntity({
  name: 'SocialIdentity',
  tableName: 'social_identities',
  properties: {
    id: id(),
    // A plain number with a foreign key in SQL.
    sellerId: p.integer(),
    /** Id of the provider in SOCIAL_PROVIDERS. */
    provedor: p.text(),
    /** OpenID `iss` and `sub`: together they permanently identify one account; an e-mail does not. */
    emissor: p.text(),
    sujeito: p.text(),
    criadoEm: createdAt(),
    ultimoUsoEm: instant().nullable(),
  },
  uniques: [{ properties: ['emissor', 'sujeito'] }, { properties: ['sellerId', 'provedor'] }],
});
