import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { defineAction } from '../../../platform/actions/action.ts';
import { openChallenge, takeChallenge } from '../challenges.ts';
import { type KeptFactor, keepFactor } from '../keep-factor.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import { passkeyCreation, verifyCreation } from '../passkeys.ts';
import { confirmPasskeyRules, ownPasswordRules } from '../second-factor.rules.ts';

/** What the browser needs to make a passkey. */
export interface PasskeyRegistration {
  desafio: string;
  opcoes: PublicKeyCredentialCreationOptionsJSON;
}

/** Opens the registration of a passkey. */
export const startPasskeyRegistration = defineAction({
  name: 'startPasskeyRegistration',
  title: 'Início do cadastro de chave de acesso',
  permission: 'secondFactor:manageOwn',
  refuses: ['OWN_PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
  freshProof: true,
  secretAnswer: true,
  input: ownPasswordRules,
  before: consumeOwnPasswordAttempt,
  handler: async (ctx, { senha }): Promise<PasskeyRegistration> => {
    const person = await lockByPassword(ctx, senha);
    const opcoes = await passkeyCreation(ctx, { ...person, email: person.email || person.nome });
    const desafio = await openChallenge(ctx, { staffId: person.id, finalidade: 'CADASTRO_PASSKEY', desafio: opcoes.challenge });
    ctx.logAs({});
    return { desafio, opcoes };
  },
});

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
