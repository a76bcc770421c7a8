import { useMemo } from 'react';
import type { SellerPostingsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { type SalesOfSellerQuery, useSalesOfSellerQuery } from './sales-of-seller.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

type Row = SalesOfSellerQuery['sellerPostings']['items'][number];

const useSales = (variables: ListVariables<SellerPostingsFilter>) =>
  toListResult(useSalesOfSellerQuery({ variables }), (data) => data.sellerPostings);

const columns: ListColumn<Row>[] = [
  { field: 'identificador', title: 'Nº Fiscal' },
  { field: 'revenda', title: 'Loja', flex: 2 },
  { field: 'realizadoEm', title: 'Data da Venda', type: 'date' },
  { field: 'pontuadoEm', title: 'Pontuada em', type: 'dateTime', width: 170 },
  { field: 'venceEm', title: 'Vence em', type: 'date' },
  { field: 'totalVenda', title: 'Total da Venda', type: 'money' },
  { field: 'totalPontos', title: 'Pontos', type: 'points' },
];

/** The sales of one seller, on the detail page (document 001 §2). */
export const SalesOfSeller = ({ cpf }: { cpf: string }) => {
  const filter = useMemo(() => ({ cpf }), [cpf]);
  return (
    <ListScreen<Row, SellerPostingsFilter>
      embedded
      title={texts.sales}
      name="sellerPostings"
      useList={useSales}
      columns={columns}
      fixedFilter={filter}
      defaultSort={{ field: 'pontuadoEm', direction: 'DESC' }}
      searchPlaceholder={texts.searchSales}
      rowLabel={({ identificador }) => identificador}
      emptyHint={texts.noSales}
    />
  );
};
