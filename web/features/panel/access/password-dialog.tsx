import { ownPasswordRules } from '../../../../server/modules/second-factors/second-factor.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { accessTexts as texts } from './access.messages.ts';

/** The field for the current password, which every change of the own factors asks for. */
export const passwordField: FieldDefinition = {
  kind: 'password',
  name: 'senha',
  label: texts.password,
  helperText: texts.passwordHint,
  required: true,
  autoComplete: 'current-password',
  span: 12,
};

interface PasswordDialogProps {
  title: string;
  subject?: string;
  submitLabel: string;
  successText?: string;
  onPassword: (senha: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the current password before a change of the own factors. */
export const PasswordDialog = ({ title, subject, submitLabel, successText, onPassword, onClose }: PasswordDialogProps) => (
  <FormDialog
    title={title}
    subject={subject}
    schema={ownPasswordRules}
    defaultValues={{ senha: '' }}
    fields={[passwordField]}
    submitLabel={submitLabel}
    {...(successText ? { successText } : {})}
    onSubmit={({ senha }) => onPassword(senha)}
    onClose={onClose}
    maxWidth="xs"
  />
);
