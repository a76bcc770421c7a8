import { useMemo } from 'react';
import type { ClosedCashbackFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { useNetworkNames } from '../../../../pickers/use-network-names.ts';
import { useSeesMasks } from '../../../../session/session-context.ts';
import { lastDays } from '../shared/last-days.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { SUBMISSION_STATUSES } from '../shared/submission-status.ts';
import { type ClosedCashbackQuery, useClosedCashbackQuery } from './cashback.generated.ts';
import { receiptColumn } from './receipt-columns.tsx';
import { useSubmissionActs } from './use-submission-acts.tsx';

type Row = ClosedCashbackQuery['closedCashback']['items'][number];

const useClosed = (variables: ListVariables<ClosedCashbackFilter>) =>
  toListResult(useClosedCashbackQuery({ variables }), (data) => data.closedCashback);

/** The last 30 days (document 001 §9). */
const period = lastDays(30);

const filters: FilterDefinition<ClosedCashbackFilter>[] = [
  { kind: 'select', name: 'rede', label: texts.network, allLabel: texts.allNetworks, useOptions: useNetworkNames },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.sentOn },
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', sortKey: 'cliente', title: 'Consumidor', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140 },
  { field: 'criadoEm', title: texts.sentOn, type: 'dateTime' },
  { field: 'status', title: 'Situação', type: 'status', statuses: SUBMISSION_STATUSES, sortable: false, width: 140 },
  { field: 'reprovadoMotivo', title: 'Motivo', flex: 2 },
  { field: 'reprovadoObservacao', title: 'Observação', sortable: false, flex: 2 },
  { field: 'reprovadoPor', title: 'Decidida por', hideOnPhone: true },
  { field: 'atualizadoEm', title: 'Decidida em', type: 'dateTime', hidden: true, hideOnPhone: true },
  { field: 'loja', title: 'Loja', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'cnpjLoja', title: 'CNPJ Loja', type: 'cnpj', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'totalVenda', title: 'Total da venda', type: 'money', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'valorProdutosSW', title: 'Produtos SW', type: 'money', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'realizadoEm', title: 'Realizado em', type: 'date', sortable: false, hidden: true, hideOnPhone: true },
  { field: 'aprovadoPor', title: 'Aprovada por', sortable: false, hidden: true, hideOnPhone: true },
];
const lists = ['closedCashback'];

/** Cashback encerradas: closed and rejected consumer receipts (document 001 §2). */
export const ClosedCashbackPage = () => {
  const seesMasks = useSeesMasks();
  const { closedActs, see, dialog } = useSubmissionActs(lists, 'CONSUMER');
  const allColumns = useMemo<ListColumn<Row>[]>(() => [...columns, receiptColumn(see)], [see]);
  return (
    <>
      <ListScreen<Row, ClosedCashbackFilter>
        title={texts.closedCashback}
        name="closedCashback"
        useList={useClosed}
        columns={allColumns}
        filters={filters}
        defaultFilters={period}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={seesMasks ? texts.searchConsumerMasked : texts.searchConsumer}
        exportFormats={['XLSX', 'CSV']}
        beside={<PostingsTabs audience="CONSUMER" current="/painel/pontuacoes-cashback/encerrado" />}
        rowLabel={({ parceiro }) => texts.receiptOf(parceiro)}
        rowActions={closedActs}
      />
      {dialog}
    </>
  );
};
