import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { PendingSubmissionsFilter } from '../../graphql/types.generated.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../lists/list-types.ts';
import { toListResult } from '../../lists/to-list-result.ts';
import { attempt } from '../../session/failure.ts';
import { useCan } from '../../session/use-viewer.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { toast } from '../../ui/toast.ts';
import { postingTexts as texts } from './postings.messages.ts';
import { PostingsTabs } from './postings-tabs.tsx';
import { ReceiptThumb } from './receipt-thumb.tsx';
import { type PendingSubmissionsQuery, useClaimNextSubmissionMutation, usePendingSubmissionsQuery } from './submissions.generated.ts';
import { reviewPath, useSubmissionActs } from './use-submission-acts.tsx';

type Row = PendingSubmissionsQuery['pendingSubmissions']['items'][number];

/** 'Buscar Por' says which of the typed filters the search box fills (document 001 §2). */
interface SearchBy {
  buscarPor: 'PARCEIRO' | 'CPF' | 'CNPJ' | 'CODIGO' | 'LOJA';
}
const FILTER_OF: Record<SearchBy['buscarPor'], keyof PendingSubmissionsFilter> = {
  PARCEIRO: 'parceiro',
  CPF: 'cpf',
  CNPJ: 'cnpj',
  CODIGO: 'codigo',
  LOJA: 'loja',
};

const usePending = ({ options: { search, ...options }, filter: { buscarPor } }: ListVariables<SearchBy>) =>
  toListResult(
    usePendingSubmissionsQuery({ variables: { options, filter: search ? { [FILTER_OF[buscarPor] ?? 'parceiro']: search } : {} } }),
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
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', title: 'Vendedor Loja', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140 },
  { field: 'revenda', title: 'Loja', flex: 2 },
  { field: 'codRevenda', title: 'Código Loja', width: 120, hidden: true, hideOnPhone: true },
  { field: 'cnpj', title: 'CNPJ', type: 'cnpj', width: 170, hidden: true, hideOnPhone: true },
  { field: 'rede', title: 'Rede', hidden: true, hideOnPhone: true },
  { field: 'criadoEm', title: texts.sentOn, type: 'dateTime', width: 172 },
  {
    field: 'avisos',
    title: 'Situação',
    sortable: false,
    type: 'custom',
    width: 190,
    render: ({ avisos, reservadoPor }) =>
      reservadoPor ? (
        <StatusChip tone="info" label={texts.inReview(reservadoPor)} />
      ) : avisos > 0 ? (
        <StatusChip tone="pending" label={texts.warnings(avisos)} />
      ) : (
        '-'
      ),
  },
];

/** Pontuações Pendentes: the queue of sellers' receipts (document 001 §2). */
export const PendingSubmissionsPage = () => {
  const can = useCan();
  const navigate = useNavigate();
  const { pendingActs, see, dialog } = useSubmissionActs(['pendingSubmissions']);
  const [claimNext] = useClaimNextSubmissionMutation({ context: { overlay: true } });
  const allColumns = useMemo<ListColumn<Row>[]>(() => [...columns, thumbColumn(see)], [see]);
  const handleReview = async () => {
    const claimed = await attempt(claimNext({ variables: { skip: [] } }));
    if (!claimed?.data) return;
    const next = claimed.data.claimNextSubmission;
    if (next) await navigate(reviewPath(next.id));
    else toast.info(texts.queueEmpty);
  };
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
        summary={<PostingsTabs current="/painel/processar/pontuacoes-pendentes" />}
        rowLabel={({ parceiro }) => texts.receiptOf(parceiro)}
        rowLink={({ id }) => (can('submission:decide') ? reviewPath(id) : null)}
        rowActions={pendingActs}
        actions={[{ label: texts.reviewQueue, hidden: !can('submission:decide'), onClick: handleReview }]}
      />
      {dialog}
    </>
  );
};

const thumbColumn = (see: (row: Row) => void): ListColumn<Row> => ({
  field: 'linkMiniatura',
  title: 'Nota',
  sortable: false,
  type: 'custom',
  width: 76,
  render: (row) => <ReceiptThumb thumbnail={row.linkMiniatura} type={row.tipoArquivo} sender={row.parceiro} onOpen={() => see(row)} />,
});
