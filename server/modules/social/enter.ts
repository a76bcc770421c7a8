import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { openSession } from '../sessions/index.ts';
import type { SocialAccount } from './open-id.ts';
import './social.errors.ts';

/** A session that a social account opened. */
export interface SignedIn {
  token: string;
  personId: number;
}

/** Signs in the seller of a social account. Refuses: SOCIAL_NOT_LINKED, SESSION_SELLER_INACTIVE. */
export async function enter(ctx: ActionContext, account: SocialAccount): Promise<SignedIn> {
  const [seller] = await ctx.sql<{ id: number; nome: string; ativo: boolean }>(
    `select v.id, v.nome, v.ativo from social_identities i join sellers v on v.id = i.seller_id
     where i.emissor = $1 and i.sujeito = $2 and v.excluido_em is null`,
    [account.emissor, account.sujeito],
  );
  if (!seller) {
    const { provedor, sujeito, nome, email } = account;
    throw new AppError('SOCIAL_NOT_LINKED', { provedor, id: sujeito, nome, email });
  }
  if (!seller.ativo) throw new AppError('SESSION_SELLER_INACTIVE');
  await ctx.sql('update social_identities set ultimo_uso_em = $3 where emissor = $1 and sujeito = $2', [
    account.emissor,
    account.sujeito,
    ctx.clock.now(),
  ]);
  const token = await openSession(ctx, 'SELLER', seller.id);
  ctx.logAs({ id: seller.id, provedor: account.provedor }, { key: `seller:${seller.id}`, nome: seller.nome });
  return { token, personId: seller.id };
}
