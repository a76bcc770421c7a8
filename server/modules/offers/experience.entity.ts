import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';

/** A category of the experiences catalogue (document 002 §3, Category). */
export const ExperienceCategory = defineEntity({
  name: 'ExperienceCategory',
  tableName: 'experience_categories',
  properties: {
    id: id(),
    /** The third party's own id, by which a sync recognises the row. */
    externalId: p.text().unique(),
    nome: p.text(),
    criadoEm: createdAt(),
  },
});

/** A subcategory; the documents call its name `name` (document 002 §3, Category). */
export const ExperienceSubcategory = defineEntity({
  name: 'ExperienceSubcategory',
  tableName: 'experience_subcategories',
  properties: {
    id: id(),
    externalId: p.text().unique(),
    category: () => p.manyToOne(ExperienceCategory).index().deleteRule('restrict'),
    name: p.text(),
    criadoEm: createdAt(),
  },
});

/** An experience, whichever partner offers it: 'Jantar para dois' (document 002 §3, Experience). */
export const Experience = defineEntity({
  name: 'Experience',
  tableName: 'experiences',
  properties: {
    id: id(),
    externalId: p.text().unique(),
    title: p.text(),
    description: p.text().nullable(),
    mainImageUrl: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
