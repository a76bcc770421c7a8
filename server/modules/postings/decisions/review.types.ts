import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import type { Counterpart } from '../receipts/counterpart.query.ts';
import { fiscalTypeSet } from '../sales/posting-sets.ts';
import { counterpartStatusSet } from './decision-sets.ts';
import type { OwnReviewPace } from './own-pace.query.ts';
import type { HeldReceipts, ReviewerMetrics, ReviewMetrics } from './review.queries.ts';

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

@InputType({ description: 'What identifies the note of a sale, and why it is corrected.' })
export class UpdatePostingInput {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => fiscalTypeSet)
  tipoFiscal!: FiscalType;
  @Field(() => String)
  identificador!: string;
  @Field(() => DayScalar)
  realizadoEm!: string;
  @Field(() => String)
  motivo!: string;
}

@ObjectType('PostingEdit', { description: 'One correction of what identifies a sale.', simpleResolvers: true })
export class PostingEditType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String, { description: "'Número fiscal: 1 → 2; Data: …'." })
  mudanca!: string;
  @Field(() => String)
  motivo!: string;
  @Field(() => String)
  nome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType({ description: 'How one queue stands.', simpleResolvers: true })
class QueueMetrics {
  @Field(() => audienceSet, { description: 'Whose receipts the queue holds.' })
  audience!: Audience;
  @Field(() => Int)
  pendentes!: number;
  @Field(() => Int)
  preValidadas!: number;
  @Field(() => Int)
  prioridade!: number;
  @Field(() => DecimalScalar, { nullable: true, description: 'Median age of what waits, in hours; null when nothing does.' })
  idadeMediana!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Age of what has waited longest, in hours; null when nothing waits.' })
  idadeMaxima!: string | null;
}

@ObjectType('ReviewerMetrics', { description: 'What one reviewer decided.', simpleResolvers: true })
class ReviewerMetricsType implements ReviewerMetrics {
  @Field(() => IdScalar)
  revisorId!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => Int)
  decisoes!: number;
  @Field(() => Int)
  aprovadas!: number;
  @Field(() => Int)
  reprovadas!: number;
  @Field(() => DecimalScalar, { description: 'Decisions for each hour in which there was one.' })
  notasPorHora!: string;
  @Field(() => Int, { description: 'Decisions that somebody else looked at blindly.' })
  conferidas!: number;
  @Field(() => DecimalScalar, { nullable: true, description: 'How many of a hundred of those the other person agreed with.' })
  concordancia!: string | null;
}

@ObjectType('HeldReceipts', { description: 'Receipts that one reviewer has under review now.', simpleResolvers: true })
class HeldReceiptsType implements HeldReceipts {
  @Field(() => IdScalar)
  revisorId!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => Int, { description: 'Of sellers.' })
  vendedores!: number;
  @Field(() => Int, { description: 'Of consumers.' })
  consumidores!: number;
}

@ObjectType('OwnReviewPace', { description: 'The day of one reviewer at the desk, in São Paulo.', simpleResolvers: true })
export class OwnReviewPaceType implements OwnReviewPace {
  @Field(() => Int, { description: 'Receipts decided today; what was taken back is not counted.' })
  decididas!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Median of the seconds from one decision to the next, without pauses of over ten minutes; null before the second.',
  })
  segundosPorNota!: number | null;
}

@ObjectType('ReviewMetrics', { description: 'How the queues stand and who decided how much.', simpleResolvers: true })
export class ReviewMetricsType implements ReviewMetrics {
  @Field(() => [QueueMetrics])
  filas!: QueueMetrics[];
  @Field(() => [ReviewerMetricsType])
  revisores!: ReviewerMetricsType[];
  @Field(() => [HeldReceiptsType], {
    description: 'Who has receipts under review now; a claim ends ten minutes after the last sign of its screen.',
  })
  emAnalise!: HeldReceiptsType[];
}
