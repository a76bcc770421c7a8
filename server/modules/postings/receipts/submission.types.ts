import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import type { Counterpart } from './counterpart.query.ts';
import { counterpartStatusSet } from './counterpart-sets.ts';
import type { Finding } from './receipt-findings.ts';
import type { SubmissionStatus } from './submission.status.ts';
import type { SubmissionStep } from './submission-events.ts';
import { findingCodeSet, findingSeveritySet, submissionStatusSet, submissionStepSet } from './submission-sets.ts';

@ObjectType('SubmissionEvent', { description: 'One move of a submission.', simpleResolvers: true })
export class SubmissionEventType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => submissionStepSet, { nullable: true })
  statusAnterior!: SubmissionStep | null;
  @Field(() => submissionStepSet, { description: 'What happened: the status after, or a step that left the status as it was.' })
  statusNovo!: SubmissionStep;
  @Field(() => String, { nullable: true })
  motivo!: string | null;
  @Field(() => String, { nullable: true, description: 'What the reviewer added to the reason of a rejection.' })
  observacao!: string | null;
  @Field(() => String, { description: 'Who moved it; the storefront reads only "Equipe" for the staff.' })
  atorNome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType({ description: 'Something that the machine doubts about a receipt.', simpleResolvers: true })
class ReceiptFinding {
  @Field(() => findingCodeSet)
  code!: Finding['code'];
  @Field(() => findingSeveritySet)
  severity!: Finding['severity'];
  @Field(() => String)
  message!: string;
  @Field(() => IdScalar, { nullable: true })
  submissionId?: number;
  @Field(() => IdScalar, { nullable: true })
  postingId?: number;
}

@ObjectType('SubmissionReview', { description: 'A receipt under review.', simpleResolvers: true })
export class SubmissionReviewType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => audienceSet)
  audience!: Audience;
  @Field(() => submissionStatusSet)
  status!: SubmissionStatus;
  @Field(() => Int, { description: 'To send with the decision: a stale one is refused.' })
  versao!: number;
  @Field(() => String)
  parceiro!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { nullable: true })
  revenda!: string | null;
  @Field(() => String, { nullable: true })
  cnpj!: string | null;
  @Field(() => String, { nullable: true })
  codRevenda!: string | null;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
  @Field(() => String)
  linkArquivo!: string;
  @Field(() => String)
  tipoArquivo!: string;
  @Field(() => String)
  nomeArquivo!: string;
  @Field(() => String, { nullable: true, description: '44 characters read from the QR or bar code.' })
  chaveFiscal!: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the note, from the key.' })
  numero!: string | null;
  @Field(() => [ReceiptFinding])
  findings!: ReceiptFinding[];
  @Field(() => Boolean, { description: 'Whether the reading has run.' })
  lida!: boolean;
  @Field(() => String, { nullable: true })
  reservadoPor!: string | null;
  @Field(() => Boolean, { description: 'Brought back by a contest: before all others.' })
  prioridade!: boolean;
  @Field(() => Int, { description: 'Receipts waiting in the same queue, this one included.' })
  pendentes!: number;
}

@ObjectType({ description: 'The same invoice as the other audience sent it, and how well the two agree.', simpleResolvers: true })
export class SubmissionCounterpart implements Counterpart {
  @Field(() => audienceSet, { description: 'Who sent the other one.' })
  audience!: Counterpart['audience'];
  @Field(() => IdScalar, { nullable: true })
  submissionId!: number | null;
  @Field(() => IdScalar, { nullable: true })
  postingId!: number | null;
  @Field(() => counterpartStatusSet)
  status!: Counterpart['status'];
  @Field(() => String, { nullable: true })
  loja!: string | null;
  @Field(() => String, { nullable: true })
  cnpj!: string | null;
  @Field(() => DayScalar, { nullable: true })
  realizadoEm!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Total of the invoice, in BRL.' })
  totalVenda!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Part of the invoice that is in SW products, in BRL.' })
  produtosSW!: string | null;
  @Field(() => Int, { description: 'Above zero: they agree; below: they contradict each other.' })
  pontos!: number;
  @Field(() => [String])
  divergencias!: string[];
  @Field(() => String)
  frase!: string;
}

@ObjectType({ description: 'A claim on a receipt.', simpleResolvers: true })
export class SubmissionClaim {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => Int)
  versao!: number;
  @Field(() => DateTimeScalar)
  reservadoAte!: Date;
}

@ObjectType('SentReceipt', { description: 'A receipt that was received.', simpleResolvers: true })
export class SentReceiptType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  fileName!: string;
  @Field(() => Boolean, { description: 'Its key was read and nothing speaks against it.' })
  preValidada!: boolean;
}
