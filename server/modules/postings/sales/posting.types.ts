import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/date-time.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import type { Finding } from '../receipts/receipt-findings.ts';
import type { SubmissionStatus } from '../receipts/submission.status.ts';
import type { SubmissionStep } from '../receipts/submission-events.ts';
import { findingCodeSet, findingSeveritySet, submissionStatusSet, submissionStepSet } from '../receipts/submission-sets.ts';
import type { PostedCashback } from './actions/post-cashback.ts';
import { fiscalTypeSet } from './posting-sets.ts';
import type { UsualProduct } from './usual-products.ts';

@ObjectType('PostingItem', { description: 'One product of a sale and what it earned.', simpleResolvers: true })
export class PostingItemType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  codigo!: string;
  @Field(() => String)
  descricao!: string;
  @Field(() => DecimalScalar)
  qtde!: string;
  @Field(() => DecimalScalar)
  valorUnitario!: string;
  @Field(() => DecimalScalar)
  valorDesconto!: string;
  @Field(() => DecimalScalar, { description: 'Quantity times unit price less discount, in BRL.' })
  subTotal!: string;
  @Field(() => DecimalScalar, { description: 'Points per unit in force on the sale date.' })
  valorPontos!: string;
  @Field(() => Float, { description: 'Factor on the sale date: that of the store, 1 to 10, times what its scenario adds; two decimals.' })
  fatorPontuacao!: number;
  @Field(() => DecimalScalar, { description: 'qtde x valorPontos x fatorPontuacao, two decimals, half up.' })
  pontos!: string;
}

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

@ObjectType({ description: 'An approved sale with the number that was asked for.', simpleResolvers: true })
export class SaleFound {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  identificador!: string;
  @Field(() => fiscalTypeSet)
  tipoFiscal!: FiscalType;
  @Field(() => String)
  parceiro!: string;
  @Field(() => String)
  revenda!: string;
  @Field(() => DayScalar)
  realizadoEm!: string;
  @Field(() => DecimalScalar)
  totalPontos!: string;
}

@ObjectType('UsualProduct', { description: 'A product that a seller sells often, as their store sells it today.', simpleResolvers: true })
class UsualProductType implements UsualProduct {
  @Field(() => IdScalar, { description: 'Id of the store’s product.' })
  id!: number;
  @Field(() => String, { description: 'Code that the store gives it.' })
  codigo!: string;
  @Field(() => String, { description: 'Code of the programme product that it stands for.' })
  codigoPadrao!: string;
  @Field(() => String, { description: 'Name that the store gives it.' })
  nome!: string;
  @Field(() => DecimalScalar, { description: 'Price of one unit, in BRL.' })
  valorUnitario!: string;
  @Field(() => DecimalScalar, { description: 'Points per unit of the programme product today.' })
  valorPontos!: string;
}

@ObjectType({ description: 'The seller that a sale would be for.', simpleResolvers: true })
export class SaleSeller {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cnpj!: string;
  @Field(() => String)
  codRevenda!: string;
  @Field(() => String)
  revenda!: string;
  @Field(() => Boolean)
  ativo!: boolean;
  @Field(() => [UsualProductType], {
    description:
      'The active products that most of the seller’s approved sales of the last 90 days held, the most usual first; eight at most.',
  })
  produtosHabituais!: UsualProduct[];
}

@ObjectType({ description: 'The consumer that a purchase would be for.', simpleResolvers: true })
export class SaleConsumer {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => Boolean)
  ativo!: boolean;
}

@ObjectType('PostedCashback', { description: 'An approved purchase of a consumer.', simpleResolvers: true })
export class PostedCashbackType implements PostedCashback {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar, { description: 'Cashback that it gave, in BRL.' })
  cashback!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Cashback of the consumer after it, in BRL; null while it waits.' })
  saldo!: string | null;
  @Field(() => Boolean, { description: 'Whether it waits for a second approver; the id is the approval’s then.' })
  aguardaAprovacao!: boolean;
  @Field(() => Boolean, { description: 'Whether it is kept for a later campaign.' })
  proxima!: boolean;
  @Field(() => String)
  mensagem!: string;
}

@ObjectType('PostedSale', { description: 'A recorded sale.', simpleResolvers: true })
export class PostedSaleType {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar)
  totalPontos!: string;
  @Field(() => DecimalScalar, { description: 'Points that the monthly limit held back.' })
  pontosLimitados!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Balance of the seller after it; null while it waits.' })
  saldo!: string | null;
  @Field(() => Boolean, { description: 'Whether it waits for a second approver; the id is the approval’s then.' })
  aguardaAprovacao!: boolean;
  @Field(() => String)
  mensagem!: string;
}

@ObjectType({ description: 'A posting that was taken back.', simpleResolvers: true })
export class UndonePosting {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar, { description: 'What is owed now because it was spent: points of a seller, BRL of a consumer.' })
  divida!: string;
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

@InputType({ description: 'One product of a sale.' })
class SaleItemInput {
  @Field(() => String)
  codigo!: string;
  @Field(() => DecimalScalar)
  qtde!: string;
  @Field(() => DecimalScalar)
  valorUnitario!: string;
  @Field(() => DecimalScalar, { nullable: true })
  valorDesconto?: string;
}

@InputType({ description: 'The note of a sale.' })
class NoteInput {
  @Field(() => fiscalTypeSet)
  tipoFiscal!: FiscalType;
  @Field(() => String, { description: 'Fiscal number (8 digits or more) or the 44-character key.' })
  identificador!: string;
  @Field(() => DayScalar, { description: 'Day of the sale.' })
  realizadoEm!: string;
}

@InputType({ description: 'A sale to record; points follow from the catalogue.' })
export class OwnSaleInput extends NoteInput {
  @Field(() => [SaleItemInput])
  itens!: SaleItemInput[];
}

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
