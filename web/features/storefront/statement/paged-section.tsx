import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useSettled } from '../../../members/in-order.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { statementTexts as texts } from './statement.messages.ts';

/** A page of rows from a query. */
export interface PagedRows<Row> {
  /** Undefined until the first answer. */
  items: readonly Row[] | undefined;
  total: number;
  failed: boolean;
  retry: () => void;
}

interface PagedSectionProps<Row extends { id: string }> {
  title: string;
  rows: PagedRows<Row>;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** One list of the statement, with its own loading, error and empty states, so that one failure hides nothing else. */
export const PagedSection = <Row extends { id: string }>({
  title,
  rows: { items, total, failed, retry },
  page,
  pageSize,
  onPage,
  empty,
  children,
}: PagedSectionProps<Row>) => {
  const titleId = useId();
  useSettled(failed || items !== undefined);
  const pages = Math.ceil(total / pageSize);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
        {total > 0 && (
          <Typography component="span" sx={{ ml: 1, color: 'text.secondary' }}>
            {total}
          </Typography>
        )}
      </Typography>
      <Card sx={{ mt: 1.5 }}>
        {failed && !items && <ErrorState onRetry={retry} />}
        {!failed && !items && (
          <Box sx={{ px: 2 }}>
            <LoadingState label={`Carregando ${title}`} rows={3} />
          </Box>
        )}
        {items?.length === 0 && empty}
        {items && items.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
            {items.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </Box>
        )}
      </Card>
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages(title)}
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_event, next) => onPage(next)}
          sx={{
            mt: 2,
            '& ul': { justifyContent: 'center' },
            '& .MuiPaginationItem-root': { minWidth: 44, height: 44, borderRadius: 1 },
          }}
        />
      )}
    </Box>
  );
};
