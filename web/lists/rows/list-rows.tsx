import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { lateComponent } from '../../ui/late-component.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { isSet } from '../filters/filter-rules.ts';
import type { ListState } from '../filters/list-url.ts';
import { listTexts } from '../list-texts.ts';
import { ListCards } from './list-cards.tsx';
import type { ListGridProps } from './list-grid.tsx';

/** The grid is the largest part of a list and phones show cards, so only wide screens fetch it, in parallel with the first rows. */
const grid = lateComponent(async () => (await import('./list-grid.tsx')).ListGrid as ComponentType<ListGridProps<unknown>>);

const LateGrid = <Row,>(props: ListGridProps<Row>) => {
  const Grid = grid.useOrThrow() as ComponentType<ListGridProps<Row>> | null;
  return Grid ? (
    <Grid {...props} />
  ) : (
    <Box sx={{ px: 2 }} aria-busy>
      <LoadingState label={listTexts.loading} />
    </Box>
  );
};

interface ListRowsProps<Row> extends ListGridProps<Row> {
  isPhone: boolean;
  state: ListState;
  error: { message: string } | undefined;
  hasData: boolean;
  onRetry: () => unknown;
  emptyHint: string | undefined;
  failedTitle: string | undefined;
}

const isNarrowed = ({ busca, filters }: ListState) => busca !== '' || Object.values(filters).some(isSet);

/** The rows, or one of three states: loading, failed, nothing found. */
export const ListRows = <Row,>({ isPhone, state, error, hasData, onRetry, emptyHint, failedTitle, ...rows }: ListRowsProps<Row>) => {
  if (error && !hasData && !rows.loading) {
    return <ErrorState title={failedTitle ?? listTexts.loadFailed} text={error.message} onRetry={() => void onRetry()} />;
  }
  if (hasData && !rows.loading && rows.rows.length === 0) {
    return (
      <EmptyState title={listTexts.empty} text={isNarrowed(state) ? listTexts.emptyFilteredHint : (emptyHint ?? listTexts.emptyHint)} />
    );
  }
  if (!isPhone) return <LateGrid {...rows} />;
  return (
    <Box sx={{ p: 1.5 }} aria-busy={rows.loading}>
      {hasData ? <ListCards {...rows} /> : <LoadingState label={listTexts.loading} />}
    </Box>
  );
};
