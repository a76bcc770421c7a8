import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { formatDecimal } from '../../../../shared/format.ts';
import { compare, negate } from '../../../../shared/money.ts';
import { isNegative, isPositive, isZero } from '../../../../shared/sign.ts';
import { tellReversal } from '../../../members/index.ts';
import { exceedsDay, readReviewSettings } from '../../../second-person/index.ts';
import '../posting.errors.ts';
import { reversePostingRules } from '../posting.rules.ts';
import { HOLDER_CPF, postingScope } from '../posting-scope.ts';

/** The correction made; points are decimal text. */
export interface CorrectedSale {
  id: number;
  /** Zero when nothing needed correcting. */
  aPontuar: string;
  mensagem: string;
}

/**
 * Recalculates a sale with the values in force on its day: more points become a lot that expires with the sale's, fewer a reversal under
 * the settings' policy. Running it again changes nothing.
 */
export const correctSale = defineAction({
  name: 'correctSale',
  title: 'Correção de pontuação',
  permission: 'correction:run',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'LEDGER_POINTS_SPENT', 'OWN_GAIN', 'MONEY_PAUSED'],
  input: reversePostingRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, causa, observacao }): Promise<CorrectedSale> => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const [posting] = await ctx.sql<{ networkId: number; sellerId: number; identificador: string; cpf: string }>(
      `select p.network_id as "networkId", p.seller_id as "sellerId", p.identificador, ${HOLDER_CPF} as cpf
       from postings p where ${['p.id = $1', ...scope].join(' and ')}`,
      params,
    );
    if (!posting) throw new AppError('POSTING_NOT_FOUND');
    refuseOwnGain(ctx, posting.cpf);
    const [row] = await ctx.sql<{ answer: { aPontuar: string; divida: string } }>(
      'select correct_sale($1, $2::jsonb, $3::date, $4) as answer',
      [id, JSON.stringify({ staffId: ctx.actor.id, causa, observacao }), ctx.clock.today(), ctx.clock.now()],
    );
    const { aPontuar, divida } = row!.answer;
    ctx.logAs({ id, aPontuar, divida, causa });
    await reportCorrection(ctx, posting, aPontuar);
    if (!isZero(aPontuar))
      await tellReversal(
        ctx,
        { kind: 'SELLER', id: posting.sellerId },
        {
          assunto: `Nota ${posting.identificador} corrigida`,
          efeito: `A equipe corrigiu esta nota. ${messageOf(aPontuar)}.`,
          reason: { causa, observacao },
        },
      );
    return { id, aPontuar, mensagem: messageOf(aPontuar) };
  },
});

/** A correction that gives much, or with which its author gave much today, takes two people. */
async function reportCorrection(
  ctx: ActionContext,
  { networkId, identificador }: { networkId: number; identificador: string },
  aPontuar: DecimalText,
): Promise<void> {
  const { segundaAprovacaoPontos: limit } = await readReviewSettings(ctx.sql);
  const isLarge = isPositive(limit) && compare(aPontuar, limit) >= 0;
  const exceeds = await exceedsDay(ctx, { pontos: isLarge || !isPositive(aPontuar) ? '0' : aPontuar, networkId });
  const motivo = isLarge ? 'LIMITE' : exceeds ? 'TETO' : null;
  ctx.secondPerson({
    motivo,
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
