import type { StoreProductsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type PointsByProductQuery, usePointsByProductQuery } from './points-by-product.generated.ts';
import { productTexts as texts } from './products.messages.ts';

type Row = PointsByProductQuery['storeProducts']['items'][number];

const usePoints = (variables: ListVariables<StoreProductsFilter>) =>
  toListResult(usePointsByProductQuery({ variables }), (data) => data.storeProducts);

const columns: ListColumn<Row>[] = [
  { field: 'codigo', title: texts.code },
  { field: 'nome', title: texts.product, flex: 3 },
  { field: 'valorPontos', title: texts.points, type: 'decimal' },
];

/** Pontos por Produto: the points of each product in the seller's store (document 002 §2). */
export const PointsByProductPage = () => (
  <ListScreen<Row, StoreProductsFilter>
    title={texts.pointsByProduct}
    description={texts.pointsByProductHint}
    name="storeProducts"
    useList={usePoints}
    columns={columns}
    defaultSort={{ field: 'codigo', direction: 'ASC' }}
    searchPlaceholder={texts.search}
    rowLabel={({ nome }) => nome}
    exportFormats={['XLSX']}
    emptyHint={texts.emptyPoints}
  />
);
