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
    /** SOLICITADO, APROVADO, EM_LOTE, PAGO, DEVOLVIDO or CANCELADO (payout.rules.ts). */
    estado: p.text().default('SOLICITADO'),
    /** A first payment to a key other than the consumer's CPF waits until then for confirmation. */
    retidoAte: instant().nullable(),
    batch: () => p.manyToOne(PayoutBatch).index().nullable().deleteRule('restrict'),
    aprovadoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    aprovadoEm: instant().nullable(),
    /** When the bank or a person closed it. */
    encerradoEm: instant().nullable(),
    /** The bank's reason for returning a payment. */
    motivo: p.text().nullable(),
    /** The bank's payment number. */
    endToEndId: p.text().nullable(),
    criadoEm: createdAt(),
  },
});
