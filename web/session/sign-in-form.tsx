import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { TextLink } from '../ui/text-link.tsx';
import { sessionMessages } from './session.messages.ts';
import type { Credentials } from './session-context.ts';

const CPF_MASK = { mask: [/\d/, /\d/, /\d/, '.', /\d/, /\d/, /\d/, '.', /\d/, /\d/, /\d/, '-', /\d/, /\d/] };

const masked = new WeakSet<EventTarget>();

/** Masks a CPF field on first focus, which is when the mask's code is fetched, to keep it out of the login page. */
const maskCpf = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): Promise<void> => {
  if (masked.has(target)) return;
  masked.add(target);
  const { Maskito, maskitoTransform } = await import('@maskito/core');
  const mask = new Maskito(target, CPF_MASK);
  // Text typed or autofilled before the code arrived is masked too.
  if (target.value) target.value = maskitoTransform(target.value, CPF_MASK);
  target.addEventListener('blur', () => target.isConnected || mask.destroy(), { once: true });
};

// MUI's TextField pulls in menus and popovers, which the login page does not need.
const Field = ({
  id,
  label,
  error,
  ...input
}: Omit<OutlinedInputProps, 'error'> & { id: string; label: string; error?: string | undefined }) => (
  <FormControl fullWidth error={Boolean(error)}>
    <InputLabel htmlFor={id}>{label}</InputLabel>
    <OutlinedInput id={id} name={id} aria-describedby={error ? `${id}-error` : undefined} {...input} />
    {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
  </FormControl>
);

const PasswordToggle = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => (
  <InputAdornment position="end">
    <IconButton edge="end" aria-label={shown ? sessionMessages.hidePassword : sessionMessages.showPassword} onClick={onToggle}>
      {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
    </IconButton>
  </InputAdornment>
);

const missingOf = ({ cpf, senha }: Credentials): Partial<Credentials> => ({
  ...(cpf ? {} : { cpf: sessionMessages.cpfRequired }),
  ...(senha ? {} : { senha: sessionMessages.senhaRequired }),
});

interface SignInFormProps {
  authenticating: boolean;
  onSignIn: (credentials: Credentials) => Promise<unknown>;
  /** Where 'Esqueceu sua senha?' leads; without it there is no link. */
  forgotTo?: string;
}

/** CPF and password, the same for all three audiences (document 002 §2, Login). */
export const SignInForm = ({ authenticating, onSignIn, forgotTo }: SignInFormProps) => {
  const [missing, setMissing] = useState<Partial<Credentials>>({});
  const [isPasswordShown, setPasswordShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The fields are uncontrolled: both the mask and the password manager write into them.
    const values = new FormData(form.current ?? undefined);
    const credentials = { cpf: String(values.get('cpf') ?? ''), senha: String(values.get('senha') ?? '') };
    const nowMissing = missingOf(credentials);
    setMissing(nowMissing);
    const firstBad = Object.keys(nowMissing)[0];
    if (firstBad) document.getElementById(firstBad)?.focus();
    else void onSignIn(credentials);
  };
  return (
    <Box ref={form} component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2.5 }}>
      <Field
        id="cpf"
        label={sessionMessages.cpf}
        error={missing.cpf}
        onFocus={maskCpf}
        autoComplete="username"
        inputProps={{ inputMode: 'numeric' }}
        placeholder="000.000.000-00"
      />
      <Field
        id="senha"
        label={sessionMessages.senha}
        error={missing.senha}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={<PasswordToggle shown={isPasswordShown} onToggle={() => setPasswordShown((shown) => !shown)} />}
      />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={authenticating}>
        {authenticating ? sessionMessages.validating : sessionMessages.enter}
      </Button>
      {forgotTo && (
        <TextLink to={forgotTo} sx={{ justifySelf: 'center', py: 1 }}>
          {sessionMessages.forgot}
        </TextLink>
      )}
    </Box>
  );
};
