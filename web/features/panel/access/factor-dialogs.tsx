import { useRef, useState } from 'react';
import {
  type OwnFactorRowFragment,
  type StartTotpRegistrationMutation,
  useRegenerateRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useStartTotpRegistrationMutation,
} from './access.generated.ts';
import { accessTexts as texts } from './access.messages.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

interface StepProps {
  /** Something changed; recovery codes where there are new ones. */
  onDone: (codes?: readonly string[]) => Promise<void>;
  onClose: () => void;
}

const TotpSteps = ({ onDone, onClose }: StepProps) => {
  const [start] = useStartTotpRegistrationMutation();
  const [registration, setRegistration] = useState<StartTotpRegistrationMutation['startTotpRegistration'] | null>(null);
  // The first dialog closes itself after its answer, which must not close the second one.
  const hasStarted = useRef(false);
  if (registration) return <TotpDialog registration={registration} onAdded={(codes) => void onDone(codes)} onClose={onClose} />;
  const handlePassword = async (senha: string) => {
    const { data } = await start({ variables: { input: { senha } } });
    hasStarted.current = Boolean(data);
    setRegistration(data?.startTotpRegistration ?? null);
  };
  const handleClose = () => {
    if (!hasStarted.current) onClose();
  };
  return <PasswordDialog title={texts.addTotp} submitLabel={texts.continue} onPassword={handlePassword} onClose={handleClose} />;
};

const RemoveStep = ({ factor, onDone, onClose }: StepProps & { factor: OwnFactorRowFragment }) => {
  const [remove] = useRemoveSecondFactorMutation();
  const handlePassword = async (senha: string) => {
    await remove({ variables: { input: { id: factor.id, senha } } });
    await onDone();
  };
  return (
    <PasswordDialog
      title={texts.remove}
      subject={factor.nome}
      submitLabel={texts.remove}
      successText={texts.removed}
      onPassword={handlePassword}
      onClose={onClose}
    />
  );
};

const RegenerateStep = ({ onDone, onClose }: StepProps) => {
  const [regenerate] = useRegenerateRecoveryCodesMutation();
  const handlePassword = async (senha: string) => {
    const { data } = await regenerate({ variables: { input: { senha } } });
    await onDone(data?.regenerateRecoveryCodes.codigosRecuperacao);
  };
  return <PasswordDialog title={texts.regenerate} submitLabel={texts.regenerate} onPassword={handlePassword} onClose={onClose} />;
};

type Act = { kind: 'totp' | 'passkey' | 'regenerate' } | { kind: 'remove'; factor: OwnFactorRowFragment };

/** The dialogs of what a person does with the own second factors. */
export const FactorDialogs = ({ act, ...step }: StepProps & { act: Act }) => {
  if (act.kind === 'totp') return <TotpSteps {...step} />;
  if (act.kind === 'passkey') return <PasskeyDialog onAdded={(codes) => void step.onDone(codes)} onClose={step.onClose} />;
  return act.kind === 'remove' ? <RemoveStep {...step} factor={act.factor} /> : <RegenerateStep {...step} />;
};
