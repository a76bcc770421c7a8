import { registrationCodeRules } from '../../../../server/modules/registration-codes/registration-code.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { codeFields } from './code-form.ts';
import { type RegistrationCodesQuery, useUpdateRegistrationCodeMutation } from './registration-codes.generated.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

interface EditCodeDialogProps {
  code: RegistrationCodesQuery['registrationCodes']['items'][number];
  onClose: () => void;
}

/** Editar código de cadastro (document 001 §2). */
export const EditCodeDialog = ({ code: { id, codigo, pontos, usos, expiraEm }, onClose }: EditCodeDialogProps) => {
  const [edit] = useUpdateRegistrationCodeMutation({ refetchQueries: ['registrationCodes'], awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.edit}
      subject={codigo}
      schema={registrationCodeRules}
      defaultValues={{ codigo, pontos, usos: String(usos), expiraEm: expiraEm ?? '' }}
      fields={codeFields()}
      onSubmit={(input, lido) => edit({ variables: { id, input, lido }, context: { failureText: texts.editFailed } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
