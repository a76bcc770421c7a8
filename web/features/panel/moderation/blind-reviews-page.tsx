import { useState } from 'react';
import type { BlindReviewsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { AUDIENCES } from '../../../people/audience-filter.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { blindTexts as texts } from './blind-review.messages.ts';
import type { BlindReviewRow } from './blind-review-dialog.tsx';
import { useBlindReviewsQuery } from './moderation.generated.ts';

const BlindReviewDialog = lazyDialog(async () => (await import('./blind-review-dialog.tsx')).BlindReviewDialog);

const useBlindReviews = (variables: ListVariables<BlindReviewsFilter>) =>
  toListResult(useBlindReviewsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.blindReviews);

const titles = texts.columns;
const columns: ListColumn<BlindReviewRow>[] = [
  { field: 'parceiro', title: titles.parceiro, flex: 2 },
  { field: 'audience', title: titles.audience, sortable: false, value: ({ audience }) => AUDIENCES[audience] ?? audience },
  { field: 'revenda', title: titles.revenda, flex: 2 },
  { field: 'rede', title: titles.rede, hideOnPhone: true },
  { field: 'chaveFiscal', title: titles.chave, sortable: false, hidden: true, hideOnPhone: true },
  { field: 'enviadaEm', title: titles.enviadaEm, type: 'dateTime' },
  { field: 'sorteadaEm', title: titles.sorteadaEm, type: 'dateTime', hideOnPhone: true },
];
const filters: FilterDefinition<BlindReviewsFilter>[] = [
  {
    kind: 'select',
    name: 'audience',
    label: titles.audience,
    options: Object.entries(AUDIENCES).map(([value, label]) => ({ value, label })),
  },
];

/** Revisão às Cegas: a sample of receipts decided by someone else (beyond C5). */
export const BlindReviewsPage = () => {
  const [open, setOpen] = useState<BlindReviewRow | null>(null);
  return (
    <>
      <ListScreen<BlindReviewRow, BlindReviewsFilter>
        title={texts.title}
        description={texts.description}
        name="blindReviews"
        useList={useBlindReviews}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'sorteadaEm', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        emptyHint={texts.empty}
        rowLabel={({ parceiro }) => parceiro}
        rowActions={(row) => [{ label: texts.review, onClick: () => setOpen(row) }]}
      />
      {open ? <BlindReviewDialog row={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
};
