import { lazy, Suspense, useSyncExternalStore } from 'react';
import { proofQuestion } from './proof.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** Renders the question for the second factor; mounted once, beside the pages that use Apollo. */
export const ProofHost = () => {
  const isOpen = useSyncExternalStore(proofQuestion.subscribe, proofQuestion.isOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <ProofDialog onAnswer={proofQuestion.answer} />
    </Suspense>
  ) : null;
};
