import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../cashback.errors.ts';
import type { PixKeyType } from '../../../shared/enums.ts';
import { buyersScope } from '../../consumers/index.ts';
import { payoutIdRules } from '../cashback.rules.ts';

/** Shows the full key of one payment; the access is logged (beyond C13). */
export const revealPixKey = defineAction({
  name: 'revealPixKey',
  title: 'Consulta de chave PIX',
  permission: 'payout:revealKey',
  refuses: ['PAYOUT_NOT_FOUND'],
  freshProof: true,
  secretAnswer: true,
  input: payoutIdRules,
  handler: async (ctx, { id }): Promise<{ id: number; tipoChavePix: PixKeyType; chavePix: string }> => {
    const params: unknown[] = [id];
    const reach = buyersScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 'x.consumer_id');
    const [row] = await ctx.sql<{ id: number; tipoChavePix: PixKeyType; chavePix: string }>(
      `select x.id, x.tipo_chave_pix as "tipoChavePix", x.chave_pix as "chavePix" from redemptions x
       where ${['x.id = $1', "x.audience = 'CONSUMER'", 'x.chave_pix is not null', ...reach].join(' and ')}`,
      params,
    );
    if (!row) throw new AppError('PAYOUT_NOT_FOUND');
    return row;
  },
});
