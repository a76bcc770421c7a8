import { useEffect, useState } from 'react';
import { request } from '../../../session/request.ts';
import { CashbackTermsDocument } from './terms.generated.ts';
import type { CashbackFigures } from './terms.messages.ts';

/** The figures of the cashback in force. Without Apollo, because the terms are also asked for before the members' code is there. */
export const useCashbackFigures = (isWanted: boolean) => {
  const [figures, setFigures] = useState<CashbackFigures | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setFailed(false);
    request(CashbackTermsDocument, {}, { silent: true }).then(
      ({ cashbackDashboard }) => isCurrent && setFigures(cashbackDashboard),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  return { figures, failed, retry: () => setAttempt((now) => now + 1) };
};
