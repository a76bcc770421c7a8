import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useOutletContext, useParams, useSearchParams } from 'react-router';
import { normalizeCpf } from '../../../../../server/shared/cpf.ts';
import type { SellerPostingsFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { MemberSupport } from '../../../../people/member-support.tsx';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { type PostingRow, saleColumns } from './posting-columns.ts';
import { useSellerPostingsQuery } from './postings.generated.ts';
import { SellerEntries } from './seller-entries.tsx';
import { usePostingActs } from './use-posting-acts.tsx';

const useSales = (variables: ListVariables<SellerPostingsFilter>) =>
  toListResult(useSellerPostingsQuery({ variables }), (data) => data.sellerPostings);

const Sales = ({ cpf }: { cpf: string }) => {
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

const VIEWS = ['vendas', 'extrato', 'atendimento'] as const;
type View = (typeof VIEWS)[number];

/** The approved sales of the seller whose CPF is in the URL, their statement and the support view, for the seller's page. */
export const SellerPostings = () => {
  const cpf = normalizeCpf(useParams().cpf ?? '');
  const [params, setParams] = useSearchParams();
  const sellerId = useOutletContext<string>();
  const view: View = VIEWS.find((name) => name === params.get('ver')) ?? 'vendas';
  // Each view starts with its own page and order, so switching clears the other's from the URL.
  const handleView = (next: View) => setParams(next === 'vendas' ? {} : { ver: next }, { replace: true });
  return (
    <>
      <Tabs value={view} onChange={(_event, next: View) => handleView(next)} aria-label={texts.views} sx={{ mb: 2 }}>
        <Tab value="vendas" label={texts.sales} />
        <Tab value="extrato" label={texts.entries} />
        <Tab value="atendimento" label={texts.support} />
      </Tabs>
      {view === 'vendas' && <Sales cpf={cpf} />}
      {view === 'extrato' && <SellerEntries cpf={cpf} />}
      {view === 'atendimento' && <MemberSupport kind="SELLER" id={sellerId} />}
    </>
  );
};
