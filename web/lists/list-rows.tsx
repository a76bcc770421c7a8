import Box from '@mui/material/Box';
import { LoadingState } from '../ui/loading-state.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { ListCards } from './list-cards.tsx';
import { ListGrid, type ListGridProps } from './list-grid.tsx';
import { listTexts } from './list-texts.ts';
import type { ListState } from './list-url.ts';

interface ListRowsProps<Row> extends ListGridProps<Row> {
  isPhone: boolean;
  state: ListState;
  error: { message: string } | undefined;
  hasData: boolean;
  onRetry: () => unknown;
  emptyHint: string | undefined;
  failedTitle: string | undefined;
}

const isNarrowed = ({ busca, filters }: ListState) =>
  busca !== '' || Object.values(filters).some((value) => value !== undefined && value !== null && value !== '');

/** The rows, or one of three different answers: loading, failed, nothing found. */
export const ListRows = <Row,>({ isPhone, state, error, hasData, onRetry, emptyHint, failedTitle, ...grid }: ListRowsProps<Row>) => {
  if (error && !hasData && !grid.loading) {
    return <ErrorState title={failedTitle ?? listTexts.loadFailed} text={error.message} onRetry={() => void onRetry()} />;
  }
  if (hasData && !grid.loading && grid.rows.length === 0) {
    return (
      <EmptyState title={listTexts.empty} text={isNarrowed(state) ? listTexts.emptyFilteredHint : (emptyHint ?? listTexts.emptyHint)} />
    );
  }
  if (!isPhone) return <ListGrid {...grid} />;
  return (
    <Box sx={{ p: 1.5 }} aria-busy={grid.loading}>
      {hasData ? <ListCards {...grid} /> : <LoadingState label={listTexts.loading} />}
    </Box>
  );
};
