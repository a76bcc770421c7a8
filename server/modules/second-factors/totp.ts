import { Secret, TOTP } from 'otpauth';
import { openSecret, sealSecret } from '../../platform/auth/sealed-secret.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';

/** RFC 4226 §4: the length of an HMAC-SHA1 key. */
const SECRET_BYTES = 20;
/** Steps of 30 seconds accepted before and after the current one, for clocks that differ (RFC 6238 §5.2). */
const WINDOW = 1;

/** The secret and the owner of a row whose value must not open elsewhere. */
const ownerOf = (staffId: number) => `staff:${staffId}`;

/** What a new authenticator app is told. */
export interface NewTotp {
  /** The secret in base32, to type. */
  segredo: string;
  /** The same as an `otpauth:` address, to show as a QR code. */
  endereco: string;
  /** The secret as the database keeps it. */
  sealed: string;
}

/** Draws a secret for an authenticator app. */
export function newTotp({ env }: Pick<AppContext, 'env'>, staffId: number, label: string): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ issuer: env.PROGRAMA_NOME, label, secret });
  return { segredo: secret.base32, endereco: totp.toString(), sealed: sealSecret(secret.base32, ownerOf(staffId), env.SECRET) };
}

/** The time step of a code; null when the code is wrong or the secret cannot be read any more. */
export function stepOfCode(
  { env, clock }: Pick<AppContext, 'env' | 'clock'>,
  staffId: number,
  sealed: string,
  code: string,
): number | null {
  const base32 = openSecret(sealed, ownerOf(staffId), env.SECRET);
  if (base32 === null) return null;
  const totp = new TOTP({ secret: base32 });
  const timestamp = clock.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Accepts a code of one of the person's authenticator apps, each time step once. */
export async function takeTotp(ctx: ActionContext, staffId: number, code: string): Promise<boolean> {
  const factors = await ctx.sql<{ id: number; segredo: string }>(
    "select id, segredo from second_factors where staff_user_id = $1 and tipo = 'TOTP' order by id",
    [staffId],
  );
  for (const { id, segredo } of factors) {
    const step = stepOfCode(ctx, staffId, segredo, code);
    if (step === null) continue;
    // One statement decides: of concurrent uses of a code, the second finds its step taken.
    const [taken] = await ctx.sql(
      `update second_factors set ultimo_passo = $2, ultimo_uso_em = $3 where id = $1 and (ultimo_passo is null or ultimo_passo < $2)
       returning id`,
      [id, step, ctx.clock.now()],
    );
    if (taken) return true;
  }
  return false;
}
