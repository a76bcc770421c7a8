import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { readFailure } from './failure.ts';
import { passkeyFailure } from './passkey-failure.ts';
import { secondFactorMessages as texts } from './second-factor.messages.ts';
import type { Challenge, FactorProof } from './session-context.ts';

interface SecondFactorFormProps {
  challenge: Challenge;
  /** Rejects with the server's refusal, which the form shows. */
  onProof: (proof: FactorProof) => Promise<unknown>;
  /** Leaves without proving anything. */
  onLeave: () => void;
  leaveLabel: string;
}

type Way = 'app' | 'recovery' | 'passkey';

const firstWay = ({ totp, passkey }: Challenge): Way => {
  if (totp) return 'app';
  return passkey ? 'passkey' : 'recovery';
};

/** Asks for the second factor: a code of the app, a passkey or a recovery code, among those that the person has. */
export const SecondFactorForm = ({ challenge, onProof, onLeave, leaveLabel }: SecondFactorFormProps) => {
  const [way, setWay] = useState<Way>(() => firstWay(challenge));
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRecovery = way === 'recovery';

  const send = async (makeProof: () => Promise<FactorProof>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onProof(await makeProof());
    } catch (error) {
      setFailure(passkeyFailure(error) ?? readFailure(error).message);
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    // In a dialog, the surrounding form would be submitted too.
    event.stopPropagation();
    if (code.trim() === '') setFailure(texts.codeRequired);
    else void send(async () => ({ codigo: code }));
  };
  const sendPasskey = () =>
    send(async () => ({
      passkey: { ...(await startAuthentication({ optionsJSON: challenge.passkey as unknown as PublicKeyCredentialRequestOptionsJSON })) },
    }));
  const change = (to: Way) => {
    setWay(to);
    setCode('');
    setFailure(null);
  };

  return (
    <Box component="form" noValidate aria-label={texts.title} onSubmit={sendCode} sx={{ display: 'grid', gap: 2 }}>
      {way === 'passkey' ? (
        failure && <Alert severity="error">{failure}</Alert>
      ) : (
        <TextField
          key={way}
          id="codigo"
          label={isRecovery ? texts.recoveryCode : texts.code}
          helperText={failure ?? (isRecovery ? texts.recoveryHint : texts.codeHint)}
          error={failure !== null}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoFocus
          fullWidth
          slotProps={{
            htmlInput: isRecovery
              ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }
              : { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
          }}
        />
      )}
      {way !== 'passkey' && (
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
          {isBusy ? texts.confirming : texts.confirm}
        </Button>
      )}
      {challenge.passkey && (
        <Button
          variant={way === 'passkey' ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          startIcon={<KeyOutlined />}
          disabled={isBusy}
          onClick={() => void sendPasskey()}
        >
          {texts.usePasskey}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onLeave} sx={{ minHeight: 44 }}>
          {leaveLabel}
        </Button>
        {!isRecovery && challenge.codigoRecuperacao && (
          <Link component="button" type="button" onClick={() => change('recovery')} sx={{ minHeight: 44 }}>
            {texts.useRecovery}
          </Link>
        )}
        {isRecovery && challenge.totp && (
          <Link component="button" type="button" onClick={() => change('app')} sx={{ minHeight: 44 }}>
            {texts.useApp}
          </Link>
        )}
      </Box>
    </Box>
  );
};
