import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import type { PixKeyType } from '../../shared/enums.ts';
import type { BankReturn } from './actions/read-bank-return.ts';
import type { RedeemedCashback } from './actions/redeem-cashback.ts';
import type { BatchFile } from './batch-file.ts';
import type { CashbackDashboard, CashbackVoucher } from './cashback.queries.ts';
import { pixKeyTypeSet, waitingReasonSet } from './payout-sets.ts';
import type { WaitingReason } from './waiting.ts';

@ObjectType({ description: 'A campaign as a consumer sees it.', simpleResolvers: true })
class OpenCampaign {
  @Field(() => DayScalar, { description: 'First day.' })
  dataInicio!: string;
  @Field(() => DayScalar, { description: 'First day outside.' })
  dataFim!: string;
  @Field(() => DayScalar, { description: 'Last day on which its cashback can be taken out.' })
  ultimoDiaResgate!: string;
}

@ObjectType({ description: 'What is kept for a later campaign.', simpleResolvers: true })
class NextCampaign {
  @Field(() => DecimalScalar, { description: 'Amount in BRL.' })
  valor!: string;
  @Field(() => DayScalar, { nullable: true, description: 'First day; null while nobody named it.' })
  dataInicio!: string | null;
}

@ObjectType('WaitingPart', { description: 'Part of what cannot be spent yet.', simpleResolvers: true })
export class WaitingPartType {
  @Field(() => waitingReasonSet)
  motivo!: WaitingReason;
  @Field(() => DecimalScalar, { description: 'Points of a seller, BRL of a consumer.' })
  valor!: string;
  @Field(() => DayScalar, { nullable: true, description: 'First day of the next campaign; null while nobody named it.' })
  desde!: string | null;
}

@ObjectType('CashbackDashboard', { description: 'The cashback home of a consumer; amounts in BRL.', simpleResolvers: true })
export class CashbackDashboardType implements CashbackDashboard {
  @Field(() => DecimalScalar, { description: 'Total of the approved notes of the campaign.' })
  totalComprado!: string;
  @Field(() => DecimalScalar, { description: 'What can be taken out now.' })
  cashbackDisponivel!: string;
  @Field(() => String, { description: 'Label of the card.' })
  cashbackDisponivelTexto!: string;
  @Field(() => Boolean)
  mostrarCardFaltam!: boolean;
  @Field(() => DecimalScalar, { description: 'SW products missing to the threshold.' })
  faltamParaCashback!: string;
  @Field(() => Boolean, { description: 'Whether the 90 days run.' })
  promocaoAtiva!: boolean;
  @Field(() => Boolean)
  jaResgatouCashback!: boolean;
  @Field(() => DecimalScalar)
  totalProdutosSW!: string;
  @Field(() => DecimalScalar, { description: 'The threshold in SW products.' })
  valorResgateLiberado!: string;
  @Field(() => DecimalScalar, { description: 'Everything not spent and not expired, whatever the threshold, less what is owed.' })
  saldoCashback!: string;
  @Field(() => DecimalScalar, { description: 'The part of saldoCashback that cannot be taken out yet.' })
  aLiberar!: string;
  @Field(() => [WaitingPartType], { description: 'Why it cannot.' })
  motivosALiberar!: WaitingPartType[];
  @Field(() => DecimalScalar, { description: 'Taken out in the campaign.' })
  valorTotalResgates!: string;
  @Field(() => DecimalScalar, { description: 'What the notes of the campaign gave so far.' })
  cashbackAcumulado!: string;
  @Field(() => DecimalScalar, { description: 'Owed for notes cancelled after they were paid out; the next ones pay it.' })
  divida!: string;
  @Field(() => OpenCampaign, { nullable: true })
  campanha!: OpenCampaign | null;
  @Field(() => NextCampaign)
  proximaCampanha!: NextCampaign;
}

@ObjectType('CashbackVoucher', { description: 'What can be taken out now.', simpleResolvers: true })
export class CashbackVoucherType implements CashbackVoucher {
  @Field(() => String, { description: 'Goes back with the request.' })
  codigo!: string;
  @Field(() => DecimalScalar, { description: 'Amount in BRL.' })
  valor!: string;
  @Field(() => DayScalar, { nullable: true, description: 'Last day.' })
  ultimoDiaResgate!: string | null;
  @Field(() => Boolean, { description: "Whether a CPF key must be the consumer's own." })
  chaveCpfDoTitular!: boolean;
}

@InputType({ description: 'Where the cashback goes.' })
export class RedeemCashbackInput {
  @Field(() => String, { description: 'The code of the voucher.' })
  codigo!: string;
  @Field(() => pixKeyTypeSet)
  tipoChavePix!: PixKeyType;
  @Field(() => String)
  chavePix!: string;
}

@ObjectType('RedeemedCashback', { description: 'A redemption of cashback just made.', simpleResolvers: true })
export class RedeemedCashbackType implements RedeemedCashback {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar, { description: 'Amount in BRL.' })
  valor!: string;
  @Field(() => DayScalar, { description: 'Day until which it is paid.' })
  prazoEntrega!: string;
}

@ObjectType({ description: 'How many payments were approved.', simpleResolvers: true })
export class PayoutsApproved {
  @Field(() => Int)
  alterados!: number;
}

@ObjectType({ description: 'A batch just made.', simpleResolvers: true })
export class NewPayoutBatch {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => Int)
  quantidade!: number;
  @Field(() => DecimalScalar, { description: 'Sum of the payments, in BRL.' })
  total!: string;
  @Field(() => Int, { description: 'Approved payments left for another person: above the limit, who approved does not pay.' })
  deixados!: number;
}

@ObjectType('PayoutBatchFile', { description: 'The file of a batch.', simpleResolvers: true })
export class BatchFileType implements BatchFile {
  @Field(() => String)
  fileName!: string;
  @Field(() => String, { description: 'CSV, one line for each payment with its PIX copia e cola.' })
  conteudo!: string;
}

@ObjectType({ description: 'A PIX key in full.', simpleResolvers: true })
export class RevealedPixKey {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => pixKeyTypeSet)
  tipoChavePix!: PixKeyType;
  @Field(() => String)
  chavePix!: string;
}

@ObjectType({ description: 'A line that closed nothing.', simpleResolvers: true })
class RefusedReturnLine {
  @Field(() => Int)
  linha!: number;
  @Field(() => String)
  mensagem!: string;
}

@ObjectType('BankReturn', { description: "What the bank's file came to.", simpleResolvers: true })
export class BankReturnType implements BankReturn {
  @Field(() => Int)
  pagos!: number;
  @Field(() => Int)
  devolvidos!: number;
  @Field(() => Int, { description: 'Lines that said what was known.' })
  repetidos!: number;
  @Field(() => [RefusedReturnLine])
  erros!: RefusedReturnLine[];
}
