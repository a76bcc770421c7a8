import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentType, useCallback } from 'react';
import { Dialog } from './dialog.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { lateComponent } from './late-component.ts';
import { LoadingState } from './loading-state.tsx';
import { messages } from './messages.ts';
import { toast } from './toast.ts';

interface DialogProps {
  onClose: () => void;
}

/**
 * A dialog loaded on demand, because forms with their rules and pickers are half as large as a list.
 *
 * `const EditStoreDialog = lazyDialog(async () => (await import('./edit-store-dialog.tsx')).EditStoreDialog)`
 *
 * Opened before its code arrives, it shows a loading state; if the code cannot be fetched, it closes and says why.
 */
export const lazyDialog = <Props extends DialogProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const { fetch, useComponent } = lateComponent(load);
  fetchAhead(fetch);
  const LazyDialog = (props: Props) => {
    const { onClose } = props;
    const handleFailure = useCallback(() => {
      toast.error(messages.offline);
      onClose();
    }, [onClose]);
    const Loaded = useComponent(handleFailure);
    return Loaded ? <Loaded {...props} /> : <LoadingDialog onClose={onClose} />;
  };
  return LazyDialog;
};

/** Rendered without a fade, so the dialog does not appear to open twice. */
const LoadingDialog = ({ onClose }: DialogProps) => (
  <Dialog open fullWidth maxWidth="sm" transitionDuration={0} onClose={onClose}>
    <DialogTitle>{messages.loading}</DialogTitle>
    <DialogContent>
      <LoadingState />
    </DialogContent>
  </Dialog>
);
