import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A file of PIX payments handed to the bank. Its content follows from its payouts, so it is made anew at each download. */
export const PayoutBatch = defineEntity({
  name: 'PayoutBatch',
  tableName: 'payout_batches',
  properties: {
    id: id(),
    quantidade: p.integer(),
    /** BRL. */
    total: amount(),
    geradoPor: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    geradoEm: instant(),
    criadoEm: createdAt(),
  },
});

/** The payment of a consumer's redemption by PIX (beyond C13); its states move beside the redemption's documented status. */
export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    id: id(),
    /** The redemption (table of a module that knows this one: a migration adds the foreign key). */
    redemptionId: p.integer().unique(),
    /** SOLICITADO, APROVADO, EM_LOTE, PAGO, DEVOLVIDO or CANCELADO (payout.rules.ts). */
    estado: p.text().default('SOLICITADO'),
    /** A first payment to a key that is not the consumer's CPF waits until then for somebody to confirm it. */
    retidoAte: instant().nullable(),
    batch: () => p.manyToOne(PayoutBatch).index().nullable().deleteRule('restrict'),
    aprovadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    aprovadoEm: instant().nullable(),
    /** When the bank, or a person, closed it. */
    encerradoEm: instant().nullable(),
    /** The bank's reason for a payment that came back. */
    motivo: p.text().nullable(),
    /** The bank's own number of the payment. */
    endToEndId: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
