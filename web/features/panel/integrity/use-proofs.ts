import { useEffect } from 'react';
import { attempt } from '../../../session/failure.ts';
import { toast } from '../../../ui/toast.ts';
import { useIntegrityOverviewQuery, useProveIntegrityMutation } from './integrity.generated.ts';
import { integrityTexts as texts } from './integrity.messages.ts';

const POLL_MS = 2_000;

/** Every truth with its state, read again every two seconds while a proof is under way; and the asking for one. */
export const useProofs = () => {
  const { data, loading, startPolling, stopPolling } = useIntegrityOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const [prove] = useProveIntegrityMutation({ refetchQueries: ['integrityOverview', 'integrityProofs'], awaitRefetchQueries: true });
  const proofs = data?.integrityProofs.items ?? [];
  const isProving = proofs.some(({ emProva }) => emProva);
  useEffect(() => {
    if (!isProving) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isProving, startPolling, stopPolling]);
  const handleProve = async () => {
    const answer = await attempt(prove());
    if (answer?.data) toast.success(texts.asked(answer.data.proveIntegrity.verdades));
  };
  return { proofs, isProving, loading: loading && !data, handleProve };
};
