import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { StaffUser } from '../staff/index.ts';

/** A file of PIX payments for the bank. It is derived from its payouts, so each download regenerates it. */
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

/** The PIX payment of a consumer's redemption (beyond C13); its states run alongside the redemption's documented status. */
export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    id: id(),
    /** The redemption (its module depends on this one, so a migration adds the foreign key). */
    redemptionId: p.integer().unique(),
    /** A PayoutState (payout.rules.ts); trigger payouts_move refuses every move that the rules do not have. */
    estado: p.text().default('SOLICITADO'),
    /** A payment to a key that was never paid to this consumer, or whose last payment was taken back, waits until then. */
    retidoAte: instant().nullable(),
    batch: () => p.manyToOne(PayoutBatch).index().nullable().deleteRule('restrict'),
    aprovadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    aprovadoEm: instant().nullable(),
    /** Who sent or marked it as paid by hand, or read the bank's return. */
    pagoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    pagoEm: instant().nullable(),
    /** When the bank's return told that it was paid; null for a payment by hand. */
    retornoEm: instant().nullable(),
    /** Who read the bank's return, also of a payment that came back. */
    retornoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    /** The setting at the payment: above it, approval and payment are two people. Null for payments of former releases. */
    limiteUmaPessoa: amount().nullable(),
    estornoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    estornoEm: instant().nullable(),
    /** Why the payment is taken back, in the words of who asked. */
    estornoMotivo: p.text().nullable(),
    estornoConfirmadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    /** When the bank or a person closed it. */
    encerradoEm: instant().nullable(),
    /** The bank's reason for returning a payment. */
    motivo: p.text().nullable(),
    /** The bank's payment number. */
    endToEndId: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
