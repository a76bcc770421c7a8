import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';
import type { BannerAudience } from './banner-audience.rules.ts';

/** A banner of the storefront, shown between two dates in its order (001 §3). */
export const Banner = defineEntity({
  name: 'Banner',
  tableName: 'banners',
  properties: {
    id: id(),
    titulo: p.text(),
    descricao: p.text().nullable(),
    dataInicial: p.date(),
    dataFinal: p.date(),
    ordem: p.integer(),
    ativo: p.boolean().default(true),
    publico: p.text().$type<BannerAudience>().default('AMBOS'),
    image: () => p.manyToOne(StoredFile).index().nullable().deleteRule('set null'),
    criadoEm: createdAt(),
  },
});
