import { defineAction } from '../../../platform/actions/action.ts';
import { takeChallenge } from '../challenges.ts';
import { type KeptFactor, keepFactor } from '../keep-factor.ts';
import { verifyCreation } from '../passkeys.ts';
import { confirmPasskeyRules } from '../second-factor.rules.ts';

/** Keeps a passkey that the browser made. */
export const confirmPasskeyRegistration = defineAction({
  name: 'confirmPasskeyRegistration',
  title: 'Cadastro de chave de acesso',
  permission: 'secondFactor:manageOwn',
  refuses: ['SECOND_FACTOR_CHALLENGE_INVALID', 'PASSKEY_WRONG', 'PASSKEY_TAKEN', 'SECOND_FACTOR_TOO_MANY'],
  secretAnswer: true,
  input: confirmPasskeyRules,
  handler: async (ctx, { desafio, nome, passkey }): Promise<KeptFactor> => {
    const taken = await takeChallenge(ctx, 'CADASTRO_PASSKEY', desafio);
    const { id, publicKey, counter, transports } = await verifyCreation(ctx, taken.desafio ?? '', passkey);
    return keepFactor(ctx, taken, {
      tipo: 'PASSKEY',
      nome,
      credencial: id,
      chavePublica: Buffer.from(publicKey).toString('base64url'),
      contador: counter,
      transportes: (transports ?? []).slice(0, MAX_TRANSPORTS).map(String),
    });
  },
});

/** WebAuthn knows six. */
const MAX_TRANSPORTS = 6;
