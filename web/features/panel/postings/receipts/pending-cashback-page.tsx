import { useMemo } from 'react';
import { reviewPath } from '../../../../decisions/review-path.ts';
import type { PendingCashbackFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { useCan, useSeesMasks } from '../../../../session/session-context.ts';
import { PENDING_PATHS } from '../shared/audience.ts';
import { LANES, postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { type PendingCashbackQuery, usePendingCashbackQuery } from './cashback.generated.ts';
import { queueColumn, receiptColumn } from './receipt-columns.tsx';
import { useReviewerOptions } from './use-reviewer-options.ts';
import { useStartReview } from './use-start-review.ts';
import { useSubmissionActs } from './use-submission-acts.tsx';

type Row = PendingCashbackQuery['pendingCashback']['items'][number];

const usePending = ({ options, filter }: ListVariables<PendingCashbackFilter>) =>
  toListResult(usePendingCashbackQuery({ variables: { options, filter } }), (data) => data.pendingCashback);

const filters: FilterDefinition<PendingCashbackFilter>[] = [
  { kind: 'select', name: 'faixa', label: texts.lane, allLabel: texts.allLanes, options: LANES },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.sentOn },
  { kind: 'select', name: 'revisor', label: texts.reviewer, useOptions: useReviewerOptions },
];

const columns: ListColumn<Row>[] = [
  { field: 'parceiro', sortKey: 'cliente', title: 'Consumidor', flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 150 },
  { field: 'criadoEm', title: texts.sentOn, type: 'dateTime' },
  queueColumn<Row>(),
];
const lists = ['pendingCashback'];

/** Pontuações pendentes cashback: the queue of consumer receipts (document 001 §2). */
export const PendingCashbackPage = () => {
  const seesMasks = useSeesMasks();
  const can = useCan();
  const { pendingActs, see, dialog } = useSubmissionActs(lists, 'CONSUMER');
  const handleReview = useStartReview('CONSUMER');
  const allColumns = useMemo<ListColumn<Row>[]>(() => [...columns, receiptColumn(see)], [see]);
  return (
    <>
      <ListScreen<Row, PendingCashbackFilter>
        title={texts.pendingCashback}
        name="pendingCashback"
        useList={usePending}
        columns={allColumns}
        filters={filters}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={seesMasks ? texts.searchConsumerMasked : texts.searchConsumer}
        emptyHint={texts.emptyPending}
        beside={<PostingsTabs audience="CONSUMER" current={PENDING_PATHS.CONSUMER} />}
        rowLabel={({ parceiro }) => texts.receiptOf(parceiro)}
        rowLink={({ id }) => (can('submission:decide') ? reviewPath(id) : null)}
        rowActions={pendingActs}
        actions={[
          { label: texts.reviewQueue, hidden: !can('submission:decide'), onClick: handleReview },
          { label: texts.newPurchase, secondary: true, hidden: !can('sale:post'), to: '/painel/processar/nova-venda?origin=cliente' },
        ]}
      />
      {dialog}
    </>
  );
};
