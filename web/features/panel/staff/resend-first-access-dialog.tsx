import Typography from '@mui/material/Typography';
import { resendFirstAccessFormRules } from '../../../../server/modules/staff/staff.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { type StaffUserRowFragment, useResendFirstAccessMutation } from './staff.generated.ts';
import { staffTexts as texts } from './staff.messages.ts';

const fields: readonly FieldDefinition[] = [
  {
    kind: 'password',
    name: 'senha',
    label: texts.resendPassword,
    helperText: texts.resendPasswordHint,
    judged: true,
    autoComplete: 'new-password',
    span: 12,
  },
];

/** Sends the code of a first access again, with another initial password where it was lost. */
export const ResendFirstAccessDialog = ({ user, onClose }: { user: StaffUserRowFragment; onClose: () => void }) => {
  const [send] = useResendFirstAccessMutation();
  return (
    <FormDialog
      title={texts.resend}
      subject={user.nome}
      schema={resendFirstAccessFormRules}
      defaultValues={{ senha: '' }}
      fields={fields}
      submitLabel={texts.resend}
      onSubmit={({ senha }) => send({ variables: { id: user.id, senha } })}
      successText={texts.resent}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.resendHint(user.email)}
      </Typography>
    </FormDialog>
  );
};
