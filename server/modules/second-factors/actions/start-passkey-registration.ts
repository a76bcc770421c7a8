import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { defineAction } from '../../../platform/actions/action.ts';
import { openChallenge } from '../challenges.ts';
import { consumeOwnPasswordAttempt, lockByPassword } from '../own-password.ts';
import { passkeyCreation } from '../passkeys.ts';
import { ownPasswordRules } from '../second-factor.rules.ts';

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
