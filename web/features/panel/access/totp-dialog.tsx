import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { confirmTotpFormRules } from '../../../../server/modules/second-factors/second-factor.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { type StartTotpRegistrationMutation, useConfirmTotpRegistrationMutation } from './access.generated.ts';
import { accessTexts as texts } from './access.messages.ts';
import { qrCodeOf } from './qr-code.ts';

const fields: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'codigo',
    label: texts.code,
    helperText: texts.codeHint,
    required: true,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 7,
    span: 12,
  },
  { kind: 'text', name: 'nome', label: texts.name, helperText: texts.nameHint, required: true, maxLength: 60, span: 12 },
];

interface TotpDialogProps {
  registration: StartTotpRegistrationMutation['startTotpRegistration'];
  /** The recovery codes that came with the first factor; none with another. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret of a new authenticator app, as a QR code and to type, and its first code. */
export const TotpDialog = ({ registration, onAdded, onClose }: TotpDialogProps) => {
  const [confirmTotp] = useConfirmTotpRegistrationMutation();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    // Without the picture, the secret below is typed.
    qrCodeOf(registration.endereco).then(setPicture, () => undefined);
  }, [registration.endereco]);
  return (
    <FormDialog
      title={texts.addTotp}
      schema={confirmTotpFormRules}
      defaultValues={{ codigo: '', nome: texts.totpName }}
      submitLabel={texts.continue}
      successText={texts.added}
      onSubmit={async ({ codigo, nome }) => {
        const { data } = await confirmTotp({ variables: { input: { desafio: registration.desafio, codigo, nome } } });
        onAdded(data?.confirmTotpRegistration.codigosRecuperacao ?? []);
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <Box sx={{ mb: 3, display: 'grid', gap: 2, justifyItems: 'stretch' }}>
        <Typography variant="body2">{texts.scan}</Typography>
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 208 }}>
          {picture && (
            <Box
              component="img"
              src={picture}
              alt={texts.qrCode}
              sx={{ width: 200, height: 200, p: 1, bgcolor: '#fff', borderRadius: 1 }}
            />
          )}
        </Box>
        <CopyField label={texts.secret} value={registration.segredo} copiedText={texts.secretCopied} />
      </Box>
      <FormFields fields={fields} />
    </FormDialog>
  );
};
