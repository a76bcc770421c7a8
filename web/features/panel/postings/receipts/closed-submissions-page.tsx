import { useMemo } from 'react';
import type { ClosedSubmissionsFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { useNetworkNames } from '../../../../pickers/use-network-names.ts';
import { lastDays } from '../shared/last-days.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { SUBMISSION_STATUSES } from '../shared/submission-status.ts';
import { receiptColumn } from './receipt-columns.tsx';
import { type ClosedSubmissionsQuery, useClosedSubmissionsQuery } from './submissions.generated.ts';
import { useSubmissionActs } from './use-submission-acts.tsx';

type Row = ClosedSubmissionsQuery['closedSubmissions']['items'][number];

const useClosed = (variables: ListVariables<ClosedSubmissionsFilter>) =>
  toListResult(useClosedSubmissionsQuery({ variables }), (data) => data.closedSubmissions);

/** The last 30 days (document 001 §9). */
const period = lastDays(30);

const filters: FilterDefinition<ClosedSubmissionsFilter>[] = [
  { kind: 'select', name: 'rede', label: texts.network, allLabel: texts.allNetworks, useOptions: useNetworkNames },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.sentOn },
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', title: 'Vendedor Loja', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140, hidden: true },
  { field: 'revenda', title: 'Loja', flex: 2 },
  { field: 'codRevenda', title: 'Código Loja', hidden: true, hideOnPhone: true },
  { field: 'cnpj', title: 'CNPJ', type: 'cnpj', width: 170, hidden: true, hideOnPhone: true },
  { field: 'rede', title: 'Rede', hidden: true, hideOnPhone: true },
  { field: 'criadoEm', title: texts.sentOn, type: 'dateTime' },
  { field: 'status', title: 'Situação', type: 'status', statuses: SUBMISSION_STATUSES, sortable: false, width: 140 },
  { field: 'reprovadoMotivo', title: 'Motivo', flex: 2 },
  { field: 'reprovadoObservacao', title: 'Observação', sortable: false, flex: 2 },
  { field: 'reprovadoPor', title: 'Decidida por', hideOnPhone: true },
  { field: 'atualizadoEm', title: 'Decidida em', type: 'dateTime', hidden: true, hideOnPhone: true },
];

/** Pontuações Encerradas: closed and rejected receipts (document 001 §2). */
export const ClosedSubmissionsPage = () => {
  const { closedActs, see, dialog } = useSubmissionActs(['closedSubmissions']);
  const allColumns = useMemo<ListColumn<Row>[]>(() => [...columns, receiptColumn(see)], [see]);
  return (
    <>
      <ListScreen<Row, ClosedSubmissionsFilter>
        title={texts.closed}
        name="closedSubmissions"
        useList={useClosed}
        columns={allColumns}
        filters={filters}
        defaultFilters={period}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.searchPending}
        exportFormats={['XLSX', 'CSV']}
        beside={<PostingsTabs current="/painel/pontuacoes/encerrado" />}
        rowLabel={({ parceiro }) => texts.receiptOf(parceiro)}
        rowActions={closedActs}
      />
      {dialog}
    </>
  );
};
