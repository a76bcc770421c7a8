import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import { sum } from '../../../shared/money.ts';
import '../cashback.errors.ts';
import type { PixKeyType } from '../../../shared/enums.ts';
import { buyersScope } from '../../consumers/index.ts';
import { type BatchFile, batchFile } from '../batch-file.ts';
import { payoutIdRules, payoutIdsRules } from '../cashback.rules.ts';
import { lockApproved, lockPayouts, movePayouts, refusalOf, refuseMove, staffIdOf } from '../payouts.ts';

/**
 * Approves requested payments for the next batch, all or none; already approved ones stay as they are. The first payment to a key must wait
 * 48 hours.
 */
export const approvePayouts = defineAction({
  name: 'approvePayouts',
  title: 'Aprovação de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_REQUESTED', 'PAYOUT_HELD', 'OWN_GAIN', 'SECOND_PERSON_TOO_NEW'],
  freshProof: true,
  input: payoutIdsRules,
  handler: async (ctx, { ids }): Promise<{ alterados: number }> => {
    const payouts = await lockPayouts(ctx, ids);
    if (payouts.length !== ids.length) throw new AppError('PAYOUT_NOT_FOUND');
    for (const { cpf, chaveCpf } of payouts) refuseOwnGain(ctx, cpf, chaveCpf);
    const requested = payouts.filter(({ estado }) => estado !== 'APROVADO');
    for (const payout of requested) refuseMove(ctx, 'approve', payout);
    await movePayouts(
      ctx,
      requested.map((payout) => ({ payout, to: 'APROVADO' })),
    );
    return { alterados: requested.length };
  },
});

/**
 * Puts the approved payments into a new batch for the bank. Making the batch is paying: those above the limit that the actor approved are
 * left for another person, as are payments to the actor.
 */
export const createPayoutBatch = defineAction({
  name: 'createPayoutBatch',
  title: 'Lote de pagamentos de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOTHING_APPROVED', 'PAYOUT_SECOND_PERSON', 'OWN_GAIN', 'SECOND_PERSON_DEPENDENT', 'SECOND_PERSON_TOO_NEW'],
  freshProof: true,
  input: z.strictObject({}),
  handler: async (ctx): Promise<{ id: number; quantidade: number; total: DecimalText; deixados: number }> => {
    const approved = await lockApproved(ctx);
    const refusals = approved.map((payout) => refusalOf(ctx, 'batch', payout));
    const payouts = approved.filter((_, index) => !refusals[index]);
    if (!payouts.length) throw refusals[0] ?? new AppError('PAYOUT_NOTHING_APPROVED');
    const deixados = approved.length - payouts.length;
    const total = sum(payouts.map(({ valor }) => valor));
    const [batch] = await ctx.sql<{ id: number }>(
      'insert into payout_batches (quantidade, total, gerado_por_id, gerado_em, criado_em) values ($1, $2, $3, $4, $4) returning id',
      [payouts.length, total, staffIdOf(ctx), ctx.clock.now()],
    );
    await movePayouts(
      ctx,
      payouts.map((payout) => ({ payout, to: 'EM_LOTE' })),
      batch!.id,
    );
    ctx.logAs({ lote: batch!.id, quantidade: payouts.length, total, deixados });
    return { id: batch!.id, quantidade: payouts.length, total, deixados };
  },
});

/** A batch's file: identical at each download. It contains full keys, so each download is logged. */
export const downloadPayoutBatch = defineAction({
  name: 'downloadPayoutBatch',
  title: 'Download de lote de pagamentos',
  permission: 'payout:manage',
  refuses: ['PAYOUT_BATCH_NOT_FOUND'],
  freshProof: true,
  secretAnswer: true,
  input: payoutIdRules,
  handler: async (ctx, { id }): Promise<BatchFile> => {
    const file = await batchFile(ctx, id);
    if (!file) throw new AppError('PAYOUT_BATCH_NOT_FOUND');
    return file;
  },
});

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
