import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { firstPasswordFormRules } from '../../server/modules/sessions/recovery.rules.ts';
import { normalizeCpf } from '../../server/shared/cpf.ts';
import { type FieldDefinition, FormFields } from '../forms/form-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { attempt } from '../session/failure.ts';
import { typedAtLogin } from '../session/first-access.ts';
import { PANEL_LOGIN } from '../session/redirects.ts';
import { request } from '../session/request.ts';
import { useSession } from '../session/session-context.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { ColorModeToggle } from '../ui/color-mode-toggle.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { toast } from '../ui/toast.ts';
import { RequestFirstAccessCodeDocument, SetFirstPasswordDocument } from './first-access.generated.ts';
import { firstAccessTexts } from './first-access.messages.ts';
import { panelMessages as texts } from './panel.messages.ts';

/** Known from the login, or to be typed here. */
const identity: readonly FieldDefinition[] = [
  { kind: 'cpf', name: 'cpf', required: true, span: 12 },
  {
    kind: 'password',
    name: 'senha',
    label: firstAccessTexts.initialPassword,
    helperText: firstAccessTexts.initialPasswordHint,
    required: true,
    autoComplete: 'current-password',
    span: 12,
  },
];

const choice: readonly FieldDefinition[] = [
  { kind: 'text', name: 'codigo', label: firstAccessTexts.code, required: true, span: 12 },
  {
    kind: 'password',
    name: 'novaSenha',
    label: firstAccessTexts.newPassword,
    helperText: firstAccessTexts.newPasswordHint,
    required: true,
    judged: true,
    autoComplete: 'new-password',
    span: 12,
  },
  {
    kind: 'password',
    name: 'confirmacao',
    label: firstAccessTexts.confirmPassword,
    required: true,
    autoComplete: 'new-password',
    span: 12,
  },
];

const FirstAccessForm = () => {
  const { signInStaff } = useSession();
  const known = typedAtLogin();
  const form = useSchemaForm(firstPasswordFormRules, {
    cpf: known?.cpf ?? '',
    senha: known?.senha ?? '',
    codigo: '',
    novaSenha: '',
    confirmacao: '',
  });
  const { isSubmitting } = form.formState;
  const submit = useSubmit(form, {
    onSubmit: async ({ confirmacao: _typedTwice, ...input }) => {
      await request(SetFirstPasswordDocument, { input });
      await signInStaff({ cpf: input.cpf, senha: input.novaSenha });
    },
    onDone: () => undefined,
  });
  const sendCode = async () => {
    const { cpf, senha } = form.getValues();
    if (!cpf || !senha) {
      toast.info(texts.sendCodeFirst);
      return;
    }
    const sent = await attempt(request(RequestFirstAccessCodeDocument, { input: { cpf: normalizeCpf(cpf), senha } }));
    if (sent) toast.success(sent.requestFirstAccessCode.mensagem);
  };
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate aria-label={texts.firstAccess} onSubmit={(event) => void submit(event)} sx={{ gap: 2.5, mt: 3 }}>
        <FormFields fields={known ? choice : [...identity, ...choice]} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isSubmitting}>
          {isSubmitting ? texts.creatingPassword : firstAccessTexts.createPassword}
        </Button>
        <Button variant="text" onClick={() => void sendCode()}>
          {texts.sendCode}
        </Button>
      </Stack>
    </FormProvider>
  );
};

/** /painel/primeiro-acesso: a new member of staff replaces the initial password, with the code from the e-mail. */
export const FirstAccessPage = () => (
  <Box sx={{ flex: 1, minHeight: '100dvh', display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 4 } }}>
    <DocumentTitle>{texts.firstAccess}</DocumentTitle>
    <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <Brand />
      <ColorModeToggle />
    </Box>
    <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', alignContent: 'center', gap: 2, py: 4 }}>
      <Card sx={{ width: '100%', maxWidth: 460, p: { xs: 3, sm: 4 } }}>
        <Typography variant="h2" component="h1">
          {texts.firstAccess}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{texts.firstAccessText}</Typography>
        <FirstAccessForm />
      </Card>
      <TextLink to={PANEL_LOGIN}>{texts.backToLogin}</TextLink>
    </Box>
  </Box>
);
