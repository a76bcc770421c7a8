import { erasedCpf } from '../../platform/auth/tokens.ts';
import type { ActionContext } from '../../platform/context.ts';

interface NewMember {
  quemIndicou: string | null;
  nome: string;
  cpf: string;
  celular: string | null;
  sellerId?: number;
  consumerId?: number;
}

/**
 * Records who referred a person, in the registration's transaction, when `quemIndicou` is a seller's code. Never refuses: the field also
 * accepts a name, and oneself or an existing member is simply no referral (domain rules §4.1).
 */
export async function noteReferral(
  ctx: ActionContext,
  { quemIndicou, nome, cpf, celular, sellerId, consumerId }: NewMember,
): Promise<void> {
  if (!quemIndicou?.trim()) return;
  // A referred person who erased their data and registered again is not referred again.
  const [known] = await ctx.sql('select 1 from referrals where cpf = $1', [erasedCpf(cpf, ctx.env.SECRET)]);
  if (known) return;
  await ctx.sql('select note_referral($1, $2, $3, $4, $5, $6, $7)', [
    quemIndicou,
    nome,
    cpf,
    celular,
    sellerId ?? null,
    consumerId ?? null,
    ctx.clock.now(),
  ]);
}
