import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../../../platform/db/columns.ts';
import { Network } from '../../../networks/index.ts';
import { Product } from '../../../products/index.ts';
import type { Reading } from '../../../readings/index.ts';
import { StaffUser } from '../../../staff/index.ts';
import { Store } from '../../../stores/index.ts';
import { Submission } from '../submission.entity.ts';
import type { Decided } from './decided.ts';

/** What was read from a receipt's file, and what its reviewer decided. */
export const ReceiptReading = defineEntity({
  name: 'ReceiptReading',
  tableName: 'receipt_readings',
  // The same sale in another picture.
  indexes: [{ properties: ['data', 'total'] }],
  properties: {
    id: id(),
    submission: () => p.manyToOne(Submission).unique().deleteRule('cascade'),
    /** XML_ASSINADO, XML, PDF, QR, FOTO or NENHUMA. */
    fonte: p.text(),
    leitura: p.json<Reading>(),
    /** Read total in BRL, products of the programme and what they would earn (points or BRL), for the sender. */
    total: amount().nullable(),
    data: p.date().nullable(),
    produtos: p.integer().default(0),
    estimativa: amount().nullable(),
    /** TIMEOUT or CRASHED: the file was not read. */
    problema: p.text().nullable(),
    lidoEm: instant(),
    /** The values with which it was approved; null before. */
    verdade: p.json<Decided>().nullable(),
    /** Names of the fields that the reviewer changed. */
    corrigidos: p.array().nullable(),
  },
});

/** A printed description that a decision assigned to a product: it counts while its receipt is approved and it was not removed. */
export const LearnedProduct = defineEntity({
  name: 'LearnedProduct',
  tableName: 'learned_products',
  uniques: [{ properties: ['submission', 'texto'] }],
  indexes: [{ properties: ['network', 'texto'] }],
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('cascade'),
    store: () => p.manyToOne(Store).index().deleteRule('cascade'),
    /** The receipt whose decision taught it. */
    submission: () => p.manyToOne(Submission).deleteRule('cascade'),
    /** The description as search_text writes it. */
    texto: p.text(),
    /** As printed. */
    descricao: p.text(),
    codigo: p.text().nullable(),
    product: () => p.manyToOne(Product).index().deleteRule('cascade'),
    /** False for a receipt that only used what others taught: an automatic credit, or a consumer's purchase. */
    ensina: p.boolean().default(true),
    criadoEm: createdAt(),
    removidoEm: instant().nullable(),
    removidoPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
  },
});
