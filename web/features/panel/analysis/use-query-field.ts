import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useSavedQueriesQuery } from './analysis.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';

/** The choice among the saved queries that the person may run. */
export const useQueryField = (): FieldDefinition => {
  const { data } = useSavedQueriesQuery({ variables: { options: { pageSize: 1000 } }, fetchPolicy: 'cache-and-network' });
  const items = data?.savedQueries.items;
  return {
    kind: 'select',
    name: 'consultaId',
    label: texts.query,
    required: true,
    options: items?.map(({ id, nome }) => ({ value: id, label: nome })) ?? [],
    helperText: items?.length === 0 ? texts.noQueries : undefined,
    span: 12,
  };
};
