import TablePagination from '@mui/material/TablePagination';
import { listTexts, pagerText } from '../list-texts.ts';

interface ListPagerProps {
  /** 1-based. */
  page: number;
  pageSize: number;
  total: number;
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

const itemLabels = { first: 'Primeira página', last: 'Última página', next: 'Próxima página', previous: 'Página anterior' };

/** Pager with the documented texts and sizes, 5, 10, 50, 100 and 'Todos' (-1). */
export const ListPager = ({ page, pageSize, total, pageSizes, onPage, onPageSize }: ListPagerProps) => {
  // A bookmarked page may now be past the end.
  const lastPage = pageSize === -1 ? 1 : Math.max(1, Math.ceil(total / pageSize));
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, lastPage) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={pageSizes.map((size) => (size === -1 ? { value: -1, label: listTexts.all } : size))}
      labelRowsPerPage={listTexts.rowsPerPage}
      labelDisplayedRows={({ from, to, count }) => pagerText({ from, to, total: count })}
      getItemAriaLabel={(type) => itemLabels[type]}
      onPageChange={(_event, next) => onPage(next + 1)}
      onRowsPerPageChange={(event) => onPageSize(Number(event.target.value))}
      sx={{
        fontVariantNumeric: 'tabular-nums',
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 1 },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
};
