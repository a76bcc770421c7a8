import { arrayMove, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Add from '@mui/icons-material/Add';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Remove from '@mui/icons-material/Remove';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SortableList } from '../../ui/sortable-list.tsx';
import { listTexts } from '../list-texts.ts';
import type { ListColumn } from '../list-types.ts';
import type { ListDensity, ListPreferences } from '../views/list-preferences.ts';
import { leastWidthOf } from './fit-columns.ts';

type Column = Pick<ListColumn<never>, 'field' | 'title' | 'type' | 'width'>;

export interface ColumnsPanelProps {
  anchor: HTMLElement | null;
  /** In the order shown. */
  columns: readonly Column[];
  preferences: ListPreferences;
  /** The columns not shown now. */
  hidden: Readonly<Record<string, boolean>>;
  onChange: (patch: Partial<ListPreferences>) => void;
  onClose: () => void;
}

const densities: readonly { value: ListDensity; label: string }[] = [
  { value: 'compact', label: 'Compacta' },
  { value: 'standard', label: 'Padrão' },
  { value: 'comfortable', label: 'Confortável' },
];

/** In pixels. */
const WIDTH_STEP = 20;
const LEAST_WIDTH = 60;

interface ColumnItemProps {
  column: Column;
  width: number;
  isShown: boolean;
  onToggle: () => void;
  onWidth: (width: number) => void;
}

const ColumnItem = ({ column, width, isShown, onToggle, onWidth }: ColumnItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: column.field });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        bgcolor: isDragging ? 'action.selected' : undefined,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        size="small"
        aria-label={listTexts.moveColumn(column.title)}
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <FormControlLabel
        control={<Checkbox size="small" checked={isShown} onChange={onToggle} />}
        label={column.title}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ flex: 1, minWidth: 0, ml: 0, mr: 1 }}
      />
      {isShown ? (
        <>
          <IconButton
            size="small"
            aria-label={listTexts.narrower(column.title)}
            disabled={width <= LEAST_WIDTH}
            onClick={() => onWidth(Math.max(LEAST_WIDTH, width - WIDTH_STEP))}
          >
            <Remove fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={listTexts.wider(column.title)} onClick={() => onWidth(width + WIDTH_STEP)}>
            <Add fontSize="small" />
          </IconButton>
        </>
      ) : null}
    </Box>
  );
};

/** Which columns a list shows, in what order and how wide, and how high its rows are. */
export const ColumnsPanel = ({ anchor, columns, preferences, hidden, onChange, onClose }: ColumnsPanelProps) => {
  const [isHolding, setIsHolding] = useState(false);
  const fields = columns.map(({ field }) => field);
  const isUsual = !preferences.hidden && !preferences.order && !preferences.widths;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      // Esc puts a held column back first.
      onClose={isHolding ? undefined : onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': listTexts.columnsAndDensity, sx: { width: 360, maxHeight: '80vh', mt: 0.5 } } }}
    >
      <Stack sx={{ gap: 1, p: 2 }}>
        <Typography variant="subtitle1" component="h2">
          {listTexts.density}
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={listTexts.density}
          value={preferences.density}
          onChange={(_event, density: ListDensity | null) => density && onChange({ density })}
        >
          {densities.map(({ value, label }) => (
            <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
          <Typography variant="subtitle1" component="h2">
            {listTexts.columns}
          </Typography>
          {isUsual ? null : (
            <Button
              size="small"
              variant="text"
              startIcon={<RestartAlt />}
              onClick={() => onChange({ hidden: undefined, order: undefined, widths: undefined })}
            >
              {listTexts.usualColumns}
            </Button>
          )}
        </Stack>
        <SortableList
          items={columns.map(({ field, title }) => ({ id: field, title }))}
          onHold={setIsHolding}
          onMove={(field, over) => onChange({ order: arrayMove(fields, fields.indexOf(field), fields.indexOf(over)) })}
        >
          <Box component="ol" aria-label={listTexts.columns} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {columns.map((column) => (
              <ColumnItem
                key={column.field}
                column={column}
                width={preferences.widths?.[column.field] ?? leastWidthOf(column)}
                isShown={!hidden[column.field]}
                onToggle={() => onChange({ hidden: { ...hidden, [column.field]: !hidden[column.field] } })}
                onWidth={(width) => onChange({ widths: { ...preferences.widths, [column.field]: width } })}
              />
            ))}
          </Box>
        </SortableList>
      </Stack>
    </Popover>
  );
};
