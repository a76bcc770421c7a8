import { useMemo } from 'react';
import type { StoreProductsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { type ProductsOfStoreQuery, useProductsOfStoreQuery } from './products-of-store.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';

type Row = ProductsOfStoreQuery['storeProducts']['items'][number];

const useProducts = (variables: ListVariables<StoreProductsFilter>) =>
  toListResult(useProductsOfStoreQuery({ variables }), (data) => data.storeProducts);

const columns: ListColumn<Row>[] = [
  { field: 'codigo', title: 'Código Loja' },
  { field: 'codigoPadrao', title: 'Código Experiências SW' },
  { field: 'nome', title: 'Descrição', flex: 2 },
  { field: 'valorUnitario', title: 'Preço Unitário', type: 'money' },
  { field: 'valorPontos', title: 'Valor Pontos', type: 'points' },
  { field: 'ativo', title: 'Ativo', type: 'boolean' },
];

/** The products of one store, on its detail page (document 001 §2). */
export const ProductsOfStore = ({ cnpj }: { cnpj: string }) => {
  const filter = useMemo(() => ({ cnpjRevenda: cnpj }), [cnpj]);
  return (
    <ListScreen<Row, StoreProductsFilter>
      embedded
      title={texts.products}
      name="storeProducts"
      useList={useProducts}
      columns={columns}
      fixedFilter={filter}
      defaultSort={{ field: 'codigo', direction: 'ASC' }}
      searchPlaceholder={texts.searchProducts}
      rowLabel={({ nome }) => nome}
      emptyHint={texts.noProducts}
    />
  );
};
