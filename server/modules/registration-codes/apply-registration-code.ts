import { actorKey } from '../../platform/actor.ts';
import { erasedCpf } from '../../platform/auth/tokens.ts';
import type { ActionContext } from '../../platform/context.ts';
import { formatPoints } from '../../shared/format.ts';

type Outcome = 'USADO' | 'DESATIVADO' | 'DESCONHECIDO' | 'VENCIDO' | 'ESGOTADO' | 'JA_USADO' | 'LIMITE_SEMANAL' | 'PROPRIO';

const REFUSED: Record<Exclude<Outcome, 'USADO'>, string> = {
  DESATIVADO: 'Códigos de cadastro não estão ativos no momento: o código não foi usado',
  DESCONHECIDO: 'Código de cadastro não encontrado: o código não foi usado',
  VENCIDO: 'Código de cadastro expirado: o código não foi usado',
  ESGOTADO: 'Código de cadastro esgotado: o código não foi usado',
  JA_USADO: 'Código de cadastro já utilizado por este CPF',
  LIMITE_SEMANAL: 'Limite semanal de códigos atingido: o código não foi usado',
  PROPRIO: 'Este código foi cadastrado por você: o código não foi usado',
};

interface NewMember {
  cpf: string;
  sellerId?: number;
  consumerId?: number;
}

/**
 * Applies a registration's code in its transaction. Returns the message for the person: null without a code. Never refuses, so that a bad
 * code does not block the registration. A consumer's use counts but earns no points, which only sellers have.
 */
export async function applyRegistrationCode(
  ctx: ActionContext,
  codigo: string | null | undefined,
  member: NewMember,
): Promise<string | null> {
  if (!codigo?.trim()) return null;
  // Erasing one's data and registering again must not earn a code's points twice.
  const [used] = await ctx.sql('select 1 from registration_code_uses where codigo = upper(trim($1)) and cpf = $2', [
    codigo,
    erasedCpf(member.cpf, ctx.env.SECRET),
  ]);
  if (used) return REFUSED.JA_USADO;
  const [row] = await ctx.sql<{ answer: { situacao: Outcome; pontos: string } }>(
    'select use_registration_code($1, $2, $3, $4, $5, $6::date, $7) as answer',
    [codigo, member.cpf, member.sellerId ?? null, member.consumerId ?? null, actorKey(ctx.actor), ctx.clock.today(), ctx.clock.now()],
  );
  const { situacao, pontos } = row!.answer;
  if (situacao !== 'USADO') return REFUSED[situacao];
  return member.sellerId ? `Código de cadastro aplicado: ${formatPoints(pontos)} pontos` : null;
}
