import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionButton } from './action-button.tsx';
import { listTexts } from './list-texts.ts';
import type { ListAction } from './list-types.ts';

/** What can be done with the selected rows, and how many they are. */
export const BulkBar = ({ count, actions, onClear }: { count: number; actions: readonly ListAction[]; onClear: () => void }) => (
  <Stack
    direction="row"
    role="region"
    aria-label="Ações em lote"
    sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2, py: 1, bgcolor: 'action.selected' }}
  >
    <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
      {listTexts.selected(count)}
    </Typography>
    {actions.map((action) => (
      <ActionButton key={action.label} action={action} variant="outlined" />
    ))}
    <Button variant="text" onClick={onClear}>
      Limpar seleção
    </Button>
  </Stack>
);
