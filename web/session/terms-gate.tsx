import { lazy, Suspense } from 'react';
import { useViewer } from './use-viewer.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

/** Blocks the members' area until its rules are accepted (document 002 §2, Terms screen, and §4). */
export const TermsGate = ({ open = true }: { open?: boolean }) => {
  const viewer = useViewer();
  const mustAccept = open && viewer !== null && viewer.kind !== 'STAFF' && viewer.aceitouRegulamento === false;
  return mustAccept ? (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  ) : null;
};
