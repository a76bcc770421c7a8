import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { listTexts } from '../list-texts.ts';
import { ActionMenu } from './list-actions.tsx';
import { renderCell } from './list-cell.tsx';
import { type RowsProps, staysOnPage } from './rows-props.ts';

/** Rows as cards, for phones: the first column is the heading, the others are labelled values. */
export const ListCards = <Row,>({ title, ...props }: RowsProps<Row> & { title: string }) => (
  <Stack component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
    {props.rows.map((row) => (
      <ListCard key={props.getRowId(row)} row={row} {...props} />
    ))}
  </Stack>
);

const ListCard = <Row,>({
  row,
  columns,
  getRowId,
  rowLabel,
  rowActions,
  rowLink,
  linkState,
  selectable,
  notSelectable,
  selectedIds,
  onSelect,
}: RowsProps<Row> & { row: Row }) => {
  const [heading, ...rest] = columns.filter((column) => !column.hideOnPhone && !column.hidden);
  const id = getRowId(row);
  const blocked = notSelectable?.(row) ?? null;
  const selected = selectedIds.includes(id) && blocked === null;
  const link = rowLink?.(row);
  const name = rowLabel?.(row);
  const title = heading ? renderCell(heading, row) : null;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        {selectable ? (
          <Tooltip title={blocked ?? ''}>
            <span>
              <Checkbox
                checked={selected}
                disabled={blocked !== null}
                onChange={() => onSelect(selected ? selectedIds.filter((other) => other !== id) : [...selectedIds, id])}
                slotProps={{
                  input: { 'aria-label': [name ? `Selecionar ${name}` : 'Selecionar', blocked].filter(Boolean).join('. ') },
                }}
                sx={{ m: -1 }}
              />
            </span>
          </Tooltip>
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="div" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {link && !heading?.render ? (
              <MuiLink component={Link} to={link} state={linkState} preventScrollReset={staysOnPage(link)}>
                {title}
              </MuiLink>
            ) : (
              title
            )}
          </Typography>
        </Box>
        {rowActions ? (
          <Box sx={{ m: -1 }}>
            <ActionMenu actions={rowActions(row)} subject={name} />
          </Box>
        ) : null}
      </Stack>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 0.75 }}>
        {rest.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {column.title}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', textAlign: 'right' }}>
              {renderCell(column, row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {link && heading?.render ? (
        <MuiLink
          component={Link}
          to={link}
          state={linkState}
          preventScrollReset={staysOnPage(link)}
          variant="body2"
          sx={{ display: 'inline-block', mt: 1 }}
        >
          {listTexts.detail}
        </MuiLink>
      ) : null}
    </Paper>
  );
};
