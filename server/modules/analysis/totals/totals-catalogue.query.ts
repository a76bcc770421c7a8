import { z } from 'zod';
import { mayDo } from '../../../platform/actor.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import { allTotals, type Totals, wordOf } from '../../../platform/totals/totals.ts';
import { scopesOf } from '../../../policy/token-scopes.ts';

const entryOf = ({ name, title, description, date, permission, dimensions, measures }: Totals) => ({
  name,
  title,
  description,
  date: date.description,
  scopes: scopesOf(permission),
  dimensions: Object.entries(dimensions).map(([word, dimension]) => ({
    name: word,
    field: dimension.field,
    label: dimension.label?.field ?? null,
    title: dimension.title,
    description: dimension.description,
    unit: null,
  })),
  measures: Object.entries(measures).map(([field, measure]) => ({
    name: wordOf(field),
    field,
    label: null,
    title: measure.title,
    description: measure.description,
    unit: measure.unit,
  })),
});

/** The totals fields that the actor may query. */
export const totalsCatalogueQuery = defineQuery({
  name: 'totalsCatalogue',
  permission: 'totalsCatalogue:read',
  input: z.strictObject({}),
  read: async ({ actor }) =>
    allTotals()
      .filter(({ permission }) => mayDo(actor, permission))
      .map(entryOf)
      .sort((a, b) => a.name.localeCompare(b.name)),
});
