import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { TakenChallenge } from './challenges.ts';
import type { OwnRow } from './own-password.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import './second-factor.errors.ts';
import { tellOwner } from './tell-owner.ts';

const MAX_FACTORS = 10;

interface NewFactor {
  tipo: 'TOTP' | 'PASSKEY';
  nome: string;
  segredo?: string;
  ultimoPasso?: number;
  credencial?: string;
  chavePublica?: string;
  contador?: number;
  transportes?: string[];
}

/** What a registration answers. */
export interface KeptFactor {
  /** With the first factor, ten recovery codes, shown once; otherwise none. */
  codigosRecuperacao: string[];
}

/**
 * Keeps a verified factor of the person who answered the challenge. With the first one come the recovery codes. It proves the session, too.
 * Refuses: SECOND_FACTOR_TOO_MANY, PASSKEY_TAKEN.
 */
export async function keepFactor(ctx: ActionContext, { staffId }: TakenChallenge, factor: NewFactor): Promise<KeptFactor> {
  const [owner] = await ctx.sql<OwnRow>('select id, nome, email, permissao from staff_users where id = $1 for update', [staffId]);
  const [has] = await ctx.sql<{ count: number }>('select count(*)::int as count from second_factors where staff_user_id = $1', [staffId]);
  if (has!.count >= MAX_FACTORS) throw new AppError('SECOND_FACTOR_TOO_MANY');
  const [kept] = await ctx.sql(
    `insert into second_factors (staff_user_id, tipo, nome, segredo, ultimo_passo, credencial, chave_publica, contador, transportes, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credencial) do nothing returning id`,
    [
      staffId,
      factor.tipo,
      factor.nome,
      factor.segredo ?? null,
      factor.ultimoPasso ?? null,
      factor.credencial ?? null,
      factor.chavePublica ?? null,
      factor.contador ?? null,
      factor.transportes ?? [],
      ctx.clock.now(),
    ],
  );
  if (!kept) throw new AppError('PASSKEY_TAKEN');
  const codigosRecuperacao = has!.count === 0 ? await replaceRecoveryCodes(ctx, staffId) : [];
  await noteProof(ctx);
  await tellOwner(ctx, owner!, 'CADASTRADO');
  ctx.logAs({ tipo: factor.tipo });
  return { codigosRecuperacao };
}

/** The session has proved its person's second factor now. */
export async function noteProof(ctx: ActionContext): Promise<void> {
  if (ctx.sessionId) await ctx.sql('update sessions set prova_em = $2 where id = $1', [ctx.sessionId, ctx.clock.now()]);
}
