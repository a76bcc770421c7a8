import { useCallback } from 'react';
import { productFormRules } from '../../../server/modules/content/content.rules.ts';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import type { ClientProductChanges, ClientProductsFilter } from '../../graphql/types.generated.ts';
import type { ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import {
  type ClientProductsQuery,
  useClientProductsQuery,
  useCreateClientProductMutation,
  useEditClientProductMutation,
} from './content.generated.ts';
import { contentTexts, productTexts as texts } from './content.messages.ts';
import { ContentTab } from './content-tab.tsx';

type Row = ClientProductsQuery['clientProducts']['items'][number];

const useProducts = (variables: ListVariables<ClientProductsFilter>) => {
  const { error, ...result } = toListResult(
    useClientProductsQuery({ variables, context: { silent: true } }),
    (data) => data.clientProducts,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};
const columns: ListColumn<Row>[] = [{ field: 'descricao', title: contentTexts.descriptionField, flex: 2 }];
const fields: FieldDefinition[] = [
  { kind: 'text', name: 'descricao', label: contentTexts.descriptionField, maxLength: 500, multiline: true, span: 12 },
];
const refresh = { refetchQueries: ['clientProducts'], awaitRefetchQueries: true };

/** Produtos Cliente: names that consumers see (document 001 §2). */
export const ProductsTab = () => {
  const [create] = useCreateClientProductMutation(refresh);
  const [edit] = useEditClientProductMutation(refresh);
  const change = useCallback(
    (id: number, input: ClientProductChanges, failureText: string) => edit({ variables: { id, input }, context: { failureText } }),
    [edit],
  );
  return (
    <ContentTab
      kind="PRODUTOS_CLIENTE"
      useList={useProducts}
      columns={columns}
      schema={productFormRules}
      fields={fields}
      valuesOf={(product) => ({ nome: product?.nome ?? '', descricao: product?.descricao ?? '' })}
      create={(input, failureText) => create({ variables: { input: { ...input, ativo: true } }, context: { failureText } })}
      edit={change}
    />
  );
};
