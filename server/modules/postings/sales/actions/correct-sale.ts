import { defineAction } from '../../../../platform/actions/action.ts';
import { actorKey } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { negate } from '../../../../shared/money.ts';
import { isNegative, isZero } from '../../../../shared/sign.ts';
import '../posting.errors.ts';
import { postingIdRules } from '../posting.rules.ts';
import { postingScope } from '../posting-scope.ts';

/** The correction made; points are decimal text. */
export interface CorrectedSale {
  id: number;
  /** Zero when nothing needed correcting. */
  aPontuar: string;
  mensagem: string;
}

/**
 * Recalculates a sale with the values in force on its day: more points become a lot that expires with the sale's, fewer a reversal under
 * the settings' policy. Running it again changes nothing. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT.
 */
export const correctSale = defineAction({
  name: 'correctSale',
  title: 'Correção de pontuação',
  permission: 'correction:run',
  input: postingIdRules,
  handler: async (ctx, { id }): Promise<CorrectedSale> => {
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const [posting] = await ctx.sql(`select p.id from postings p where ${['p.id = $1', ...scope].join(' and ')}`, params);
    if (!posting) throw new AppError('POSTING_NOT_FOUND');
    const [row] = await ctx.sql<{ answer: { aPontuar: string; divida: string } }>('select correct_sale($1, $2, $3::date, $4) as answer', [
      id,
      actorKey(ctx.actor),
      ctx.clock.today(),
      ctx.clock.now(),
    ]);
    const { aPontuar, divida } = row!.answer;
    ctx.logAs({ id, aPontuar, divida });
    return { id, aPontuar, mensagem: messageOf(aPontuar) };
  },
});

function messageOf(aPontuar: string): string {
  if (isZero(aPontuar)) return 'A pontuação desta venda já está correta';
  return isNegative(aPontuar)
    ? `Pontuação corrigida: ${formatDecimal(negate(aPontuar))} pontos retirados`
    : `Pontuação corrigida: ${formatDecimal(aPontuar)} pontos creditados`;
}
