import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import type { HeldActionRowFragment } from './held-actions.generated.ts';

const ApproveDialog = lazyDialog(async () => (await import('./approve-held-dialog.tsx')).ApproveHeldDialog);
const DeclineDialog = lazyDialog(async () => (await import('./decline-held-action-dialog.tsx')).DeclineHeldActionDialog);

interface Outcomes {
  /** Tells of it. */
  onApproved: (held: HeldActionRowFragment) => unknown;
  onDeclined?: () => unknown;
}

type Open = { act: 'approve' | 'decline'; held: HeldActionRowFragment } | null;

/** The second decision on a request: approve exactly its effect, or refuse it with a reason. */
export function useHeldActs({ onApproved, onDeclined = () => undefined }: Outcomes): {
  approve: (held: HeldActionRowFragment) => void;
  decline: (held: HeldActionRowFragment) => void;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return {
    approve: (held) => setOpen({ act: 'approve', held }),
    decline: (held) => setOpen({ act: 'decline', held }),
    dialog: (
      <>
        {open?.act === 'approve' ? <ApproveDialog held={open.held} onApproved={onApproved} onClose={close} /> : null}
        {open?.act === 'decline' ? <DeclineDialog held={open.held} onDeclined={onDeclined} onClose={close} /> : null}
      </>
    ),
  };
}
