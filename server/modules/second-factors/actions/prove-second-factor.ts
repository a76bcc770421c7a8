import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { takeChallenge } from '../challenges.ts';
import { noteProof } from '../keep-factor.ts';
import { consumeCodeAttempt, takeFactorProof } from '../prove-factor.ts';
import '../second-factor.errors.ts';
import { proveSecondFactorRules } from '../second-factor.rules.ts';

/** Renews the session's proof of the second factor, for PROOF_MINUTES. */
export const proveSecondFactor = defineAction({
  name: 'proveSecondFactor',
  title: 'Prova do segundo fator',
  permission: 'secondFactor:manageOwn',
  refuses: ['SECOND_FACTOR_WRONG', 'PASSKEY_WRONG', 'SECOND_FACTOR_CHALLENGE_INVALID', 'TOO_MANY_ATTEMPTS'],
  secretAnswer: true,
  input: proveSecondFactorRules,
  before: async (ctx, { codigo }) => {
    if (codigo) await consumeCodeAttempt(ctx, staffIdOf(ctx));
  },
  handler: async (ctx, { desafio, codigo, passkey }): Promise<boolean> => {
    const challenge = passkey ? (await takeChallenge(ctx, 'PROVA', desafio ?? '')).desafio : null;
    await takeFactorProof(ctx, staffIdOf(ctx), { codigo, passkey, desafio: challenge });
    await noteProof(ctx);
    ctx.logAs({ com: passkey ? 'PASSKEY' : 'CODIGO' });
    return true;
  },
});
