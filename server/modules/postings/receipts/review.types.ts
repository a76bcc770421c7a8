import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import { NoteInput, OwnSaleInput } from '../sales/posting.types.ts';
import { fiscalTypeSet } from '../sales/posting-sets.ts';
import type { OwnReviewPace } from './own-pace.query.ts';
import type { HeldReceipts, ReviewerMetrics, ReviewMetrics } from './review.queries.ts';

@InputType({ description: 'A sale that staff record for a seller.' })
export class SaleInput extends OwnSaleInput {
  @Field(() => String)
  cpf!: string;
  @Field(() => IdScalar, { nullable: true, description: 'The receipt that this sale decides.' })
  submissionId?: number;
  @Field(() => Int, { nullable: true, description: 'Version of the receipt that was looked at.' })
  versao?: number;
  @Field(() => Boolean, { nullable: true, description: 'Tell the seller by WhatsApp; default true.' })
  enviarMensagem?: boolean;
}

@InputType({ description: 'A purchase that staff approve for a consumer; its cashback follows from the settings.' })
export class CashbackInput extends NoteInput {
  @Field(() => String)
  cpf!: string;
  @Field(() => String, { description: 'CNPJ of an active store that serves consumers.' })
  cnpjLoja!: string;
  @Field(() => DecimalScalar, { description: 'Total of the receipt in BRL.' })
  totalVenda!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Part of it in SW products, in BRL.' })
  valorProdutosSW?: string;
  @Field(() => IdScalar, { nullable: true, description: 'The receipt that this purchase decides.' })
  submissionId?: number;
  @Field(() => Int, { nullable: true, description: 'Version of the receipt that was looked at.' })
  versao?: number;
  @Field(() => Boolean, { nullable: true, description: 'Tell the consumer by WhatsApp; default true.' })
  enviarMensagem?: boolean;
}

@ObjectType({ description: 'A posting that was taken back.', simpleResolvers: true })
export class UndonePosting {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar, { description: 'What is owed now because it was spent: points of a seller, BRL of a consumer.' })
  divida!: string;
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
