import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { ListColumn, StatusLook } from '../lists/list-types.ts';
import { LocalTable } from '../lists/local-table.tsx';
import { personTexts as texts } from './person-texts.ts';

/** A status change, as the seller and consumer queries return it. */
interface StatusChange {
  id: string;
  criadoEm: string;
  usuario: string;
  statusAnterior: number;
  statusNovo: number;
  justificativa: string;
}

/** 1 is Ativo, anything else Inativo (document 001 §3). */
const looks: Readonly<Record<string, StatusLook>> = {
  0: { label: texts.inactive, tone: 'closed' },
  1: { label: texts.active, tone: 'approved' },
};
const columns: ListColumn<StatusChange>[] = [
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'usuario', title: 'Responsável' },
  { field: 'statusAnterior', title: 'De', type: 'status', statuses: looks },
  { field: 'statusNovo', title: 'Para', type: 'status', statuses: looks },
  { field: 'justificativa', title: texts.justification },
];

interface StatusHistoryProps {
  nome: string;
  /** Undefined while loading. */
  changes: readonly StatusChange[] | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => unknown;
  emptyHint: string;
}

/** Who activated or deactivated a person, when and why. */
export const StatusHistory = ({ nome, changes, loading, failed, onRetry, emptyHint }: StatusHistoryProps) => (
  <LocalTable<StatusChange>
    title={texts.historyOf(nome)}
    rows={changes}
    columns={columns}
    getRowId={({ id }) => id}
    loading={loading}
    error={failed ? { message: texts.historyFailed } : undefined}
    onRetry={onRetry}
    defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
    emptyHint={emptyHint}
  />
);

/** The history in a dialog. */
export const HistoryDialog = ({ nome, onClose, children }: { nome: string; onClose: () => void; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.historyOf(nome)}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
