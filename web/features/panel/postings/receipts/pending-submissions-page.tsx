import { useMemo } from 'react';
import { reviewPath } from '../../../../decisions/review-path.ts';
import type { PendingSubmissionsFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { networkFilter } from '../../../../pickers/network-filter.ts';
import { useCan } from '../../../../session/session-context.ts';
import { LANES, postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { queueColumn, receiptColumn } from './receipt-columns.tsx';
import { type PendingSubmissionsQuery, usePendingSubmissionsQuery } from './submissions.generated.ts';
import { useReviewerOptions } from './use-reviewer-options.ts';
import { useStartReview } from './use-start-review.ts';
import { useSubmissionActs } from './use-submission-acts.tsx';

type Row = PendingSubmissionsQuery['pendingSubmissions']['items'][number];

/** 'Buscar Por' selects which typed filter the search box fills (document 001 §2). */
interface SearchBy extends Pick<PendingSubmissionsFilter, 'criadoEm'> {
  buscarPor: 'PARCEIRO' | 'CPF' | 'CNPJ' | 'CODIGO' | 'LOJA';
  /** What automatic reading found. */
  faixa?: PendingSubmissionsFilter['faixa'];
  dataInicial?: string;
  dataFinal?: string;
  revisor?: string;
  networkId?: string;
}
const FILTER_OF: Record<SearchBy['buscarPor'], keyof PendingSubmissionsFilter> = {
  PARCEIRO: 'parceiro',
  CPF: 'cpf',
  CNPJ: 'cnpj',
  CODIGO: 'codigo',
  LOJA: 'loja',
};

const usePending = ({ options: { search, ...options }, filter: { buscarPor, ...filter } }: ListVariables<SearchBy>) =>
  toListResult(
    usePendingSubmissionsQuery({
      variables: { options, filter: { ...(search ? { [FILTER_OF[buscarPor] ?? 'parceiro']: search } : {}), ...filter } },
    }),
    (data) => data.pendingSubmissions,
  );

const filters: FilterDefinition<SearchBy>[] = [
  {
    kind: 'select',
    name: 'buscarPor',
    label: texts.searchBy,
    required: true,
    options: [
      { value: 'PARCEIRO', label: 'Vendedor Loja' },
      { value: 'CPF', label: 'CPF' },
      { value: 'CNPJ', label: 'CNPJ' },
      { value: 'CODIGO', label: 'Código Loja' },
      { value: 'LOJA', label: 'Loja' },
    ],
  },
  { kind: 'select', name: 'faixa', label: texts.lane, allLabel: texts.allLanes, options: LANES },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.sentOn },
  { kind: 'select', name: 'revisor', label: texts.reviewer, useOptions: useReviewerOptions },
  networkFilter,
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', title: 'Vendedor Loja', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140 },
  { field: 'revenda', title: 'Loja', flex: 2 },
  { field: 'codRevenda', title: 'Código Loja', width: 120, hidden: true, hideOnPhone: true },
  { field: 'cnpj', title: 'CNPJ', type: 'cnpj', width: 170, hidden: true, hideOnPhone: true },
  { field: 'rede', title: 'Rede', hidden: true, hideOnPhone: true },
  { field: 'criadoEm', title: texts.sentOn, type: 'dateTime' },
  queueColumn<Row>(),
];

/** Pontuações Pendentes: the queue of seller receipts (document 001 §2). */
export const PendingSubmissionsPage = () => {
  const can = useCan();
  const { pendingActs, see, dialog } = useSubmissionActs(['pendingSubmissions']);
  const handleReview = useStartReview('SELLER');
  const allColumns = useMemo<ListColumn<Row>[]>(() => [...columns, receiptColumn(see)], [see]);
  return (
    <>
      <ListScreen<Row, SearchBy>
        title={texts.pending}
        name="pendingSubmissions"
        useList={usePending}
        columns={allColumns}
        filters={filters}
        defaultFilters={{ buscarPor: 'PARCEIRO' }}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.searchPending}
        emptyHint={texts.emptyPending}
        beside={<PostingsTabs current="/painel/processar/pontuacoes-pendentes" />}
        rowLabel={({ parceiro }) => texts.receiptOf(parceiro)}
        rowLink={({ id }) => (can('submission:decide') ? reviewPath(id) : null)}
        rowActions={pendingActs}
        actions={[{ label: texts.reviewQueue, hidden: !can('submission:decide'), onClick: handleReview }]}
      />
      {dialog}
    </>
  );
};
