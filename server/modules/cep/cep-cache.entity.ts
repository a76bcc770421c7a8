import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../platform/db/columns.ts';

/** Answers of the postal-code services, cached for 90 days (one day for an unknown code). */
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
