import { defineAction } from '../../../platform/actions/action.ts';
import { actorKey } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../referral.errors.ts';
import { creditSwproRules } from '../referral.rules.ts';

/** The answer to a platform. */
export interface SwproAnswer {
  id: number;
  pontos: string;
  /** The idExterno was known: nothing was credited again. */
  repetido: boolean;
}

/** A platform grants SWPRO points to a seller, once per idExterno and within its monthly limit per seller. */
export const creditSwpro = defineAction({
  name: 'creditSwpro',
  title: 'Pontos SWPRO por integração',
  permission: 'swpro:credit',
  refuses: ['SWPRO_SELLER_UNKNOWN', 'SWPRO_ID_REUSED', 'SWPRO_LIMIT', 'MONEY_PAUSED'],
  input: creditSwproRules,
  handler: async (ctx, { idExterno, idIndicacao, pontos, indicadoIdExterno, indicadoNome }): Promise<SwproAnswer> => {
    if (ctx.actor.kind !== 'integration') throw new AppError('NOT_ALLOWED');
    const [row] = await ctx.sql<{ answer: SwproAnswer }>('select credit_swpro($1, $2, $3, $4, $5, $6, $7, $8::date, $9) as answer', [
      ctx.actor.id,
      idExterno,
      idIndicacao,
      pontos,
      indicadoIdExterno,
      indicadoNome,
      actorKey(ctx.actor),
      ctx.clock.today(),
      ctx.clock.now(),
    ]);
    ctx.logAs({ id: row!.answer.id, idExterno, pontos, repetido: row!.answer.repetido });
    return row!.answer;
  },
});
