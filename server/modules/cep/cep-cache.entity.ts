import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../platform/db/columns.ts';

/** What the postal-code services answered, so that they are asked once (90 days; one day for an unknown code). */
export const CepCache = defineEntity({
  name: 'CepCache',
  tableName: 'cep_cache',
  properties: {
    cep: p.text().primary(),
    encontrado: p.boolean(),
    endereco: p.json<Record<string, string>>().nullable(),
    expiraEm: instant(),
  },
});
