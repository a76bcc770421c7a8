import { createUnionType, Int } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../../platform/graphql/object-type.ts';
import { rowClassOf } from '../../../platform/lists/list-door.ts';
import { audienceSet, reversalReasonSet } from '../../audiences/index.ts';
import { heldActionsList } from '../../second-person/index.ts';
import { NoteInput, OwnSaleInput, PostedCashbackType, PostedSaleType } from '../sales/posting.types.ts';
import { fiscalTypeSet } from '../sales/posting-sets.ts';
import type { OwnReviewPace } from './own-pace.query.ts';
import type { HeldReceipts, ReviewerMetrics, ReviewMetrics } from './review.queries.ts';

export const SaleInput = inputType(
  'SaleInput',
  'A sale that staff record for a seller.',
  {
    cpf: field(String),
    submissionId: optional(IdScalar, 'The receipt that this sale decides.'),
    versao: optional(Int, 'Version of the receipt that was looked at.'),
    enviarMensagem: optional(Boolean, 'Tell the seller by WhatsApp; default true.'),
  },
  OwnSaleInput,
);
export type SaleInput = InstanceType<typeof SaleInput>;

export const CashbackInput = inputType(
  'CashbackInput',
  'A purchase that staff approve for a consumer; its cashback follows from the settings.',
  {
    cpf: field(String),
    cnpjLoja: field(String, 'CNPJ of an active store that serves consumers.'),
    totalVenda: field(DecimalScalar, 'Total of the receipt in BRL.'),
    valorProdutosSW: optional(DecimalScalar, 'Part of it in SW products, in BRL.'),
    submissionId: optional(IdScalar, 'The receipt that this purchase decides.'),
    versao: optional(Int, 'Version of the receipt that was looked at.'),
    enviarMensagem: optional(Boolean, 'Tell the consumer by WhatsApp; default true.'),
  },
  NoteInput,
);
export type CashbackInput = InstanceType<typeof CashbackInput>;

/** A recorded sale, or the request that waits for a second person. `mensagem` is no column of a request. */
const saleResult = (name: string, description: string, Posted: new () => object) =>
  createUnionType({
    name,
    description,
    types: () => [Posted, rowClassOf(heldActionsList)],
    resolveType: (answer: object) => ('mensagem' in answer ? Posted : rowClassOf(heldActionsList)),
  });
export const PostSaleResult = saleResult(
  'PostSaleResult',
  'The recorded sale, or the request that a second person decides.',
  PostedSaleType,
);
export const PostCashbackResult = saleResult(
  'PostCashbackResult',
  'The recorded purchase, or the request that a second person decides.',
  PostedCashbackType,
);

export const UndonePosting = objectType('UndonePosting', 'A posting that was taken back.', {
  id: field(IdScalar),
  divida: field(DecimalScalar, 'What is owed now because it was spent: points of a seller, BRL of a consumer.'),
});
export type UndonePosting = InstanceType<typeof UndonePosting>;

export const UpdatePostingInput = inputType('UpdatePostingInput', 'What identifies the note of a sale, and why it is corrected.', {
  id: field(IdScalar),
  tipoFiscal: field(fiscalTypeSet),
  identificador: field(String),
  realizadoEm: field(DayScalar),
  causa: optional(reversalReasonSet, 'Why it is corrected.'),
  motivo: field(String, 'Explanation for the staff.'),
});
export type UpdatePostingInput = InstanceType<typeof UpdatePostingInput>;

const QueueMetrics = objectType('QueueMetrics', 'How one queue stands.', {
  audience: field(audienceSet, 'Whose receipts the queue holds.'),
  pendentes: field(Int),
  preValidadas: field(Int),
  prioridade: field(Int),
  idadeMediana: optional(DecimalScalar, 'Median age of what waits, in hours; null when nothing does.'),
  idadeMaxima: optional(DecimalScalar, 'Age of what has waited longest, in hours; null when nothing waits.'),
});

const ReviewerMetricsType = objectType('ReviewerMetrics', 'What one reviewer decided.', {
  revisorId: field(IdScalar),
  nome: field(String),
  decisoes: field(Int),
  aprovadas: field(Int),
  reprovadas: field(Int),
  notasPorHora: field(DecimalScalar, 'Decisions for each hour in which there was one.'),
  conferidas: field(Int, 'Decisions that another reviewer judged blindly.'),
  concordancia: optional(DecimalScalar, 'How many of a hundred of those the other person agreed with.'),
} satisfies FieldsOf<ReviewerMetrics>);

const HeldReceiptsType = objectType('HeldReceipts', 'Receipts that one reviewer has under review now.', {
  revisorId: field(IdScalar),
  nome: field(String),
  vendedores: field(Int, 'Of sellers.'),
  consumidores: field(Int, 'Of consumers.'),
} satisfies FieldsOf<HeldReceipts>);

export const OwnReviewPaceType = objectType('OwnReviewPace', 'The day of one reviewer at the desk, in São Paulo.', {
  decididas: field(Int, 'Receipts decided today; what was taken back is not counted.'),
  segundosPorNota: optional(
    Int,
    'Median of the seconds from one decision to the next, without pauses of over ten minutes; null before the second.',
  ),
} satisfies FieldsOf<OwnReviewPace>);
export type OwnReviewPaceType = InstanceType<typeof OwnReviewPaceType>;

export const ReviewMetricsType = objectType('ReviewMetrics', 'How the queues stand and who decided how much.', {
  filas: field([QueueMetrics]),
  revisores: field([ReviewerMetricsType]),
  emAnalise: field([HeldReceiptsType], 'Who has receipts under review now; a claim ends ten minutes after the last sign of its screen.'),
} satisfies FieldsOf<ReviewMetrics>);
export type ReviewMetricsType = InstanceType<typeof ReviewMetricsType>;
