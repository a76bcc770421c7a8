import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { BlurCheck } from '../../../forms/use-field.ts';
import { attempt } from '../../../session/failure.ts';
import { RewardCodeTakenDocument } from './rewards.generated.ts';
import { rewardTexts as texts } from './rewards.messages.ts';

/** Checks on blur whether a code is taken (document 001 §5); editing may keep its own. */
export function useCodeCheck(kept?: string): BlurCheck {
  const client = useApolloClient();
  return useCallback(
    async (codigo: string) => {
      if (codigo === kept) return null;
      const answer = await attempt(client.query({ query: RewardCodeTakenDocument, variables: { codigo }, fetchPolicy: 'network-only' }));
      return answer?.data?.rewardCodeTaken ? texts.codeTaken : null;
    },
    [client, kept],
  );
}
