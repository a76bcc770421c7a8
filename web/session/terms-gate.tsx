import { lazy, type ReactNode, Suspense } from 'react';
import { useViewer } from './session-context.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

interface TermsGateProps {
  open?: boolean;
  /** The rules, shown before accepting. */
  children?: ReactNode;
}

/** Blocks the members' area until the member accepts its rules (document 002 §2, Terms screen, and §4). */
export const TermsGate = ({ open = true, children }: TermsGateProps) => {
  const viewer = useViewer();
  const mustAccept = open && viewer !== null && viewer.kind !== 'STAFF' && viewer.aceitouRegulamento === false;
  return mustAccept ? (
    <Suspense fallback={null}>
      <TermsDialog>{children}</TermsDialog>
    </Suspense>
  ) : null;
};
