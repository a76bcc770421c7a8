import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import type { ReasonQuestion } from './reason-dialog.tsx';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** Asks why before something decided is reversed; the caller renders the dialog. */
export function useReasonDialog(): { askReason: (question: ReasonQuestion) => void; reasonDialog: ReactNode } {
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  return {
    askReason: setQuestion,
    reasonDialog: question && <ReasonDialog question={question} onClose={() => setQuestion(null)} />,
  };
}
