import { defineAction } from '../../platform/actions/action.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  confirmSecondFactorRules,
  consumeCodeAttempt,
  type OfferedProofs,
  offerProofs,
  ownerOfSignIn,
  readCode,
  takeChallenge,
  takeFactorProof,
} from '../second-factors/index.ts';
import { tellOfNewDevice } from './new-device.ts';
import './session.errors.ts';
import { signInRules } from './session.rules.ts';
import { consumeAddressAttempt, consumeSignInAttempt, type OpenedSession, openSession, provePassword } from './sign-in.ts';

/** A right password opens a session, or a challenge for a person with a second factor. */
export type StaffSignIn = OpenedSession | { challenge: OfferedProofs };

/**
 * First step of the staff's sign-in. A person with a second factor gets a challenge for `confirmSecondFactor`; a documented REST path has
 * no second step, so it brings the code in the header `X-Segundo-Fator`.
 */
export const signInStaff = defineAction({
  name: 'signInStaff',
  title: 'Entrada',
  permission: 'session:create',
  refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'],
  secretAnswer: true,
  input: signInRules,
  before: async (ctx, { cpf }) => {
    await consumeSignInAttempt(ctx, 'STAFF', cpf);
    await consumeHeaderAttempt(ctx, cpf);
  },
  handler: async (ctx, input): Promise<StaffSignIn> => {
    const { id, nome } = await provePassword(ctx, 'STAFF', input);
    const [factor] = await ctx.sql('select id from second_factors where staff_user_id = $1 limit 1', [id]);
    if (!factor) return open(ctx, { id, nome });
    if (ctx.secondFactorCode !== undefined) {
      await takeFactorProof(ctx, id, { codigo: readCode(ctx.secondFactorCode) });
      return open(ctx, { id, nome, isProved: true });
    }
    if (ctx.documented) throw new AppError('SECOND_FACTOR_NEEDED');
    ctx.logAs({ kind: 'STAFF', id, aguarda: 'segundo fator' }, { key: `staff:${id}`, nome });
    return { challenge: await offerProofs(ctx, id, 'ENTRADA') };
  },
});

/** Second step: a code or a passkey opens the session that the challenge waits for, once. */
export const confirmSecondFactor = defineAction({
  name: 'confirmSecondFactor',
  title: 'Entrada com segundo fator',
  permission: 'session:create',
  refuses: ['SECOND_FACTOR_CHALLENGE_INVALID', 'SECOND_FACTOR_WRONG', 'PASSKEY_WRONG', 'SESSION_PERSON_INACTIVE', 'TOO_MANY_ATTEMPTS'],
  input: confirmSecondFactorRules,
  secretAnswer: true,
  before: async (ctx, { desafio, codigo }) => {
    await consumeAddressAttempt(ctx);
    const owner = codigo ? await ownerOfSignIn(ctx, desafio) : null;
    if (owner !== null) await consumeCodeAttempt(ctx, owner);
  },
  handler: async (ctx, { desafio, codigo, passkey }): Promise<OpenedSession> => {
    const challenge = await takeChallenge(ctx, 'ENTRADA', desafio);
    const id = challenge.staffId;
    const [person] = await ctx.sql<{ nome: string; ativo: boolean }>('select nome, ativo from staff_users where id = $1', [id]);
    if (!person?.ativo) throw new AppError('SESSION_PERSON_INACTIVE');
    await takeFactorProof(ctx, id, { codigo, passkey, desafio: challenge.desafio });
    ctx.logAs({ kind: 'STAFF', id, com: passkey ? 'PASSKEY' : 'CODIGO' }, { key: `staff:${id}`, nome: person.nome });
    return open(ctx, { id, nome: person.nome, isProved: true });
  },
});

async function open(ctx: ActionContext, { id, nome, isProved = false }: { id: number; nome: string; isProved?: boolean }) {
  await tellOfNewDevice(ctx, id);
  return { token: await openSession(ctx, 'STAFF', id, { isProved }), kind: 'STAFF' as const, personId: id, nome };
}

/** The code of the header counts with the other codes of its person, whoever's password comes with it. */
async function consumeHeaderAttempt(ctx: AppContext, cpf: string): Promise<void> {
  if (ctx.secondFactorCode === undefined) return;
  const [person] = await ctx.database.read<{ id: number }>('select id from staff_users where cpf = $1', [cpf]);
  if (person) await consumeCodeAttempt(ctx, person.id);
}
