import { useCallback } from 'react';
import type { ClientProductsFilter } from '../../../graphql/types.generated.ts';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { type ClientProductsQuery, useClientProductsQuery, useUpdateClientProductMutation } from './content.generated.ts';
import { contentTexts, productTexts as texts } from './content.messages.ts';
import { ContentTab } from './content-tab.tsx';

const ProductDialog = lazyDialog(async () => (await import('./product-dialog.tsx')).ProductDialog);

type Row = ClientProductsQuery['clientProducts']['items'][number];

const useProducts = (variables: ListVariables<ClientProductsFilter>) => {
  const { error, ...result } = toListResult(
    useClientProductsQuery({ variables, context: { silent: true } }),
    (data) => data.clientProducts,
  );
  return { ...result, error: error && { message: texts.loadFailed } };
};
const columns: ListColumn<Row>[] = [{ field: 'descricao', title: contentTexts.descriptionField, flex: 2 }];
const refresh = { refetchQueries: ['clientProducts'], awaitRefetchQueries: true };

/** Produtos Cliente: product names shown to consumers (document 001 §2). */
export const ProductsTab = () => {
  const [edit] = useUpdateClientProductMutation(refresh);
  const setActive = useCallback(
    (id: string, ativo: boolean, failureText: string) => edit({ variables: { id, input: { ativo } }, context: { failureText } }),
    [edit],
  );
  return <ContentTab kind="PRODUTOS_CLIENTE" useList={useProducts} columns={columns} Dialog={ProductDialog} setActive={setActive} />;
};
