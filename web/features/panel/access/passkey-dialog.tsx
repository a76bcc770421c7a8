import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { passkeyFormRules } from '../../../../server/modules/second-factors/second-factor.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { RequestError } from '../../../session/failure.ts';
import { passkeyFailure } from '../../../session/passkey-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { useConfirmPasskeyRegistrationMutation, useStartPasskeyRegistrationMutation } from './access.generated.ts';
import { accessTexts as texts } from './access.messages.ts';
import { passwordField } from './password-dialog.tsx';

const fields: readonly FieldDefinition[] = [
  passwordField,
  { kind: 'text', name: 'nome', label: texts.name, helperText: texts.nameHint, required: true, maxLength: 60, span: 12 },
];

/** The browser's own dialog; what it refuses is told here, because no operation failed. */
const makePasskey = async (options: unknown): Promise<Record<string, unknown>> => {
  try {
    return { ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) };
  } catch (error) {
    const message = passkeyFailure(error);
    if (message === null) throw error;
    toast.error(message);
    throw new RequestError([{ message }]);
  }
};

interface PasskeyDialogProps {
  /** The recovery codes that came with the first factor; none with another. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Registers a passkey: the password, then the browser's own dialog. */
export const PasskeyDialog = ({ onAdded, onClose }: PasskeyDialogProps) => {
  const [start] = useStartPasskeyRegistrationMutation();
  const [confirmPasskey] = useConfirmPasskeyRegistrationMutation();
  return (
    <FormDialog
      title={texts.addPasskey}
      schema={passkeyFormRules}
      defaultValues={{ senha: '', nome: texts.passkeyName }}
      fields={fields}
      submitLabel={texts.continue}
      successText={texts.added}
      onSubmit={async ({ senha, nome }) => {
        const { data } = await start({ variables: { input: { senha } } });
        if (!data) return;
        const { desafio, opcoes } = data.startPasskeyRegistration;
        const answer = await confirmPasskey({ variables: { input: { desafio, nome, passkey: await makePasskey(opcoes) } } });
        onAdded(answer.data?.confirmPasskeyRegistration.codigosRecuperacao ?? []);
      }}
      onClose={onClose}
      maxWidth="xs"
    />
  );
};
