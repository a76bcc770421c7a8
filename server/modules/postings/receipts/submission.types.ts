import { Int } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../../platform/graphql/object-type.ts';
import { audienceSet, reversalReasonSet } from '../../audiences/index.ts';
import type { Counterpart } from './counterpart.query.ts';
import { counterpartStatusSet } from './counterpart-sets.ts';
import { ReceiptReadingType } from './reading/reading.types.ts';
import { findingCodeSet, findingSeveritySet, submissionStatusSet, submissionStepSet } from './submission-sets.ts';

export const SubmissionEventType = objectType('SubmissionEvent', 'One move of a submission.', {
  id: field(IdScalar),
  statusAnterior: optional(submissionStepSet),
  statusNovo: field(submissionStepSet, 'What happened: the status after, or a step that left the status as it was.'),
  causa: optional(reversalReasonSet, 'Why it was cancelled, returned or corrected.'),
  motivo: optional(String),
  observacao: optional(String, 'What the reviewer added to the reason.'),
  atorNome: field(String, 'Who moved it; the storefront reads only "Equipe" for the staff.'),
  criadoEm: field(DateTimeScalar),
});
export type SubmissionEventType = InstanceType<typeof SubmissionEventType>;

const ReceiptFinding = objectType('ReceiptFinding', 'Something that the machine doubts about a receipt.', {
  code: field(findingCodeSet),
  severity: field(findingSeveritySet),
  message: field(String),
  submissionId: optional(IdScalar),
  postingId: optional(IdScalar),
});

export const SubmissionReviewType = objectType('SubmissionReview', 'A receipt under review.', {
  id: field(IdScalar),
  audience: field(audienceSet),
  status: field(submissionStatusSet),
  versao: field(Int, 'To send with the decision: a stale one is refused.'),
  parceiro: field(String),
  cpf: field(String),
  revenda: optional(String),
  cnpj: optional(String),
  codRevenda: optional(String),
  criadoEm: field(DateTimeScalar),
  linkArquivo: field(String),
  tipoArquivo: field(String),
  nomeArquivo: field(String),
  chaveFiscal: optional(String, '44 characters read from the QR or bar code.'),
  numero: optional(String, 'Number of the note, from the key.'),
  findings: field([ReceiptFinding]),
  lida: field(Boolean, 'Whether its codes have been looked for.'),
  leitura: optional(ReceiptReadingType, 'What was read from its file; null before, and where reading is switched off.'),
  reservadoPor: optional(String),
  prioridade: field(Boolean, 'Brought back by a contest: before all others.'),
  pendentes: field(Int, 'Receipts waiting in the same queue, this one included.'),
});
export type SubmissionReviewType = InstanceType<typeof SubmissionReviewType>;

export const SubmissionCounterpart = objectType(
  'SubmissionCounterpart',
  'The same invoice as the other audience sent it, and how well the two agree.',
  {
    audience: field(audienceSet, 'Who sent the other one.'),
    submissionId: optional(IdScalar),
    postingId: optional(IdScalar),
    status: field(counterpartStatusSet),
    loja: optional(String),
    cnpj: optional(String),
    realizadoEm: optional(DayScalar),
    totalVenda: optional(DecimalScalar, 'Total of the invoice, in BRL.'),
    produtosSW: optional(DecimalScalar, 'Part of the invoice that is in SW products, in BRL.'),
    pontos: field(Int, 'Above zero: they agree; below: they contradict each other.'),
    divergencias: field([String]),
    frase: field(String),
  } satisfies FieldsOf<Counterpart>,
);
export type SubmissionCounterpart = InstanceType<typeof SubmissionCounterpart>;

export const SubmissionClaim = objectType('SubmissionClaim', 'A claim on a receipt.', {
  id: field(IdScalar),
  versao: field(Int),
  reservadoAte: field(DateTimeScalar),
});
export type SubmissionClaim = InstanceType<typeof SubmissionClaim>;

export const SentReceiptType = objectType('SentReceipt', 'A receipt that was received.', {
  id: field(IdScalar),
  fileName: field(String),
  preValidada: field(Boolean, 'Its key was read and nothing speaks against it.'),
});
export type SentReceiptType = InstanceType<typeof SentReceiptType>;
