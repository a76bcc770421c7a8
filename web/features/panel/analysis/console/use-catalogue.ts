import { useTotalsCatalogueQuery } from '../analysis.generated.ts';
import type { CatalogueEntry } from './titles.ts';

const NONE: readonly CatalogueEntry[] = [];

/** The totals fields that the viewer may query. The panels and the result share one request. */
export const useCatalogue = () => {
  const { data, error, refetch } = useTotalsCatalogueQuery({ context: { silent: true } });
  return { catalogue: data?.totalsCatalogue ?? NONE, isLoaded: Boolean(data), error, refetch };
};
