import { defineAction } from '../../../../platform/actions/action.ts';
import { actorKey } from '../../../../platform/actor.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { compare, negate } from '../../../../shared/money.ts';
import { isNegative, isPositive, isZero } from '../../../../shared/sign.ts';
import { exceedsDay, readReviewSettings } from '../../../second-person/index.ts';
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
 * the settings' policy. Running it again changes nothing. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, LEDGER_POINTS_SPENT, SECOND_PERSON_NEEDED.
 */
export const correctSale = defineAction({
  name: 'correctSale',
  title: 'Correção de pontuação',
  permission: 'correction:run',
  input: postingIdRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id }): Promise<CorrectedSale> => {
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const [posting] = await ctx.sql<{ networkId: number; identificador: string }>(
      `select p.network_id as "networkId", p.identificador from postings p where ${['p.id = $1', ...scope].join(' and ')}`,
      params,
    );
    if (!posting) throw new AppError('POSTING_NOT_FOUND');
    const [row] = await ctx.sql<{ answer: { aPontuar: string; divida: string } }>('select correct_sale($1, $2, $3::date, $4) as answer', [
      id,
      actorKey(ctx.actor),
      ctx.clock.today(),
      ctx.clock.now(),
    ]);
    const { aPontuar, divida } = row!.answer;
    ctx.logAs({ id, aPontuar, divida });
    if (isPositive(aPontuar)) await limitCorrection(ctx, posting, aPontuar);
    return { id, aPontuar, mensagem: messageOf(aPontuar) };
  },
});

/** A correction that gives much, or with which its author gave much today, takes two people. */
async function limitCorrection(
  ctx: ActionContext,
  { networkId, identificador }: { networkId: number; identificador: string },
  aPontuar: DecimalText,
): Promise<void> {
  const { segundaAprovacaoPontos: limit } = await readReviewSettings(ctx.sql);
  const isLarge = isPositive(limit) && compare(aPontuar, limit) >= 0;
  if (!isLarge && !(await exceedsDay(ctx, { pontos: aPontuar, networkId }))) return;
  ctx.secondPerson({
    motivo: isLarge ? 'LIMITE' : 'TETO',
    resumo: `Corrigir a venda ${identificador}: ${formatDecimal(aPontuar)} pontos a mais`,
    gives: { valor: aPontuar, moeda: 'PONTO' },
    networkId,
  });
}

function messageOf(aPontuar: string): string {
  if (isZero(aPontuar)) return 'A pontuação desta venda já está correta';
  return isNegative(aPontuar)
    ? `Pontuação corrigida: ${formatDecimal(negate(aPontuar))} pontos retirados`
    : `Pontuação corrigida: ${formatDecimal(aPontuar)} pontos creditados`;
}
