import { useMemo } from 'react';
import { useParams } from 'react-router';
import { normalizeCpf } from '../../../server/shared/cpf.ts';
import type { SellerPostingsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { type PostingRow, saleColumns } from './posting-columns.ts';
import { useSellerPostingsQuery } from './postings.generated.ts';
import { postingTexts as texts } from './postings.messages.ts';
import { usePostingActs } from './use-posting-acts.tsx';

const useSales = (variables: ListVariables<SellerPostingsFilter>) =>
  toListResult(useSellerPostingsQuery({ variables }), (data) => data.sellerPostings);

/** The approved sales of the seller whose CPF is in the address, for the seller's page. */
export const SellerPostings = () => {
  const cpf = normalizeCpf(useParams().cpf ?? '');
  const fixedFilter = useMemo(() => ({ cpf }), [cpf]);
  const { acts, dialog } = usePostingActs();
  return (
    <>
      <ListScreen<PostingRow, SellerPostingsFilter>
        embedded
        title={texts.title}
        name="sellerPostings"
        useList={useSales}
        columns={saleColumns}
        fixedFilter={fixedFilter}
        defaultSort={{ field: 'pontuadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.searchSales}
        emptyHint={texts.noSales}
        rowLabel={({ identificador }) => identificador}
        rowActions={(row) => acts({ ...row, ganho: row.totalPontos })}
      />
      {dialog}
    </>
  );
};
