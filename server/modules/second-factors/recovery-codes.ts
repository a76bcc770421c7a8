import { createHmac, randomInt } from 'node:crypto';
import type { ActionContext } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';

const HOW_MANY = 10;
/** Base32: no 0, 1, 8 or 9, which look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Sixty bits in groups of four. */
const LENGTH = 12;

const draw = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Keyed, so that whoever reads the database alone cannot search for the code. */
const hashOf = ({ SECRET }: Pick<Env, 'SECRET'>, staffId: number, code: string) =>
  createHmac('sha256', SECRET).update(`recovery-code:${staffId}:${code}`).digest('hex');

/** Replaces a person's recovery codes with ten new ones. Returns them in groups of four; they are not stored in clear. */
export async function replaceRecoveryCodes(ctx: ActionContext, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, draw);
  await ctx.sql('delete from recovery_codes where staff_user_id = $1', [staffId]);
  await ctx.sql('insert into recovery_codes (staff_user_id, codigo_hash, criado_em) select $1, hash, $3 from unnest($2::text[]) hash', [
    staffId,
    codes.map((code) => hashOf(ctx.env, staffId, code)),
    ctx.clock.now(),
  ]);
  return codes.map((code) => code.match(/.{4}/g)!.join('-'));
}

/** Accepts a recovery code once; of concurrent uses, one. */
export async function takeRecoveryCode(ctx: ActionContext, staffId: number, code: string): Promise<boolean> {
  const [taken] = await ctx.sql(
    'update recovery_codes set usado_em = $3 where staff_user_id = $1 and codigo_hash = $2 and usado_em is null returning id',
    [staffId, hashOf(ctx.env, staffId, code), ctx.clock.now()],
  );
  return taken !== undefined;
}
