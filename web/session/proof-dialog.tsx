import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { LoadingState } from '../ui/loading-state.tsx';
import { request } from './request.ts';
import { ProveSecondFactorDocument, StartSecondFactorProofDocument } from './second-factor.generated.ts';
import { secondFactorMessages as texts } from './second-factor.messages.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import type { Challenge, FactorProof } from './session-context.ts';

/** Asks for the second factor in the middle of an operation, which waits for the answer. */
export const ProofDialog = ({ onAnswer }: { onAnswer: (isProved: boolean) => void }) => {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  useEffect(() => {
    let isGone = false;
    void request(StartSecondFactorProofDocument, {}).then(
      ({ startSecondFactorProof }) => {
        if (!isGone) setChallenge(startSecondFactorProof);
      },
      () => {
        if (!isGone) onAnswer(false);
      },
    );
    return () => {
      isGone = true;
    };
  }, [onAnswer]);
  const prove = async (proof: FactorProof) => {
    // A code needs no challenge; a passkey has signed it.
    const input = 'passkey' in proof ? { ...proof, desafio: challenge?.desafio ?? null } : proof;
    await request(ProveSecondFactorDocument, { input }, { silent: true });
    onAnswer(true);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onAnswer(false)}
      aria-labelledby="second-factor-title"
      aria-describedby="second-factor-text"
    >
      <DialogTitle id="second-factor-title">{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="second-factor-text" sx={{ mb: 2 }}>
          {texts.proofText}
        </DialogContentText>
        {challenge ? (
          <SecondFactorForm challenge={challenge} onProof={prove} onLeave={() => onAnswer(false)} leaveLabel={texts.cancel} />
        ) : (
          <LoadingState rows={2} />
        )}
      </DialogContent>
    </Dialog>
  );
};
