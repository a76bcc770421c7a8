import { Int } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import type { BankReturn } from './actions/read-bank-return.ts';
import type { RedeemedCashback } from './actions/redeem-cashback.ts';
import type { BatchFile } from './batch-file.ts';
import type { CashbackDashboard, CashbackVoucher } from './cashback.queries.ts';
import { pixKeyTypeSet, waitingReasonSet } from './payout-sets.ts';

const OpenCampaign = objectType('OpenCampaign', 'A campaign as a consumer sees it.', {
  dataInicio: field(DayScalar, 'First day.'),
  dataFim: field(DayScalar, 'First day outside.'),
  ultimoDiaResgate: field(DayScalar, 'Last day on which its cashback can be taken out.'),
});

const NextCampaign = objectType('NextCampaign', 'What is kept for a later campaign.', {
  valor: field(DecimalScalar, 'Amount in BRL.'),
  dataInicio: optional(DayScalar, 'First day; null while nobody named it.'),
});

export const WaitingPartType = objectType('WaitingPart', 'Part of what cannot be spent yet.', {
  motivo: field(waitingReasonSet),
  valor: field(DecimalScalar, 'Points of a seller, BRL of a consumer.'),
  desde: optional(DayScalar, 'First day of the next campaign; null while nobody named it.'),
});

export const CashbackDashboardType = objectType('CashbackDashboard', 'The cashback home of a consumer; amounts in BRL.', {
  totalComprado: field(DecimalScalar, 'Total of the approved notes of the campaign.'),
  cashbackDisponivel: field(DecimalScalar, 'What can be taken out now.'),
  cashbackDisponivelTexto: field(String, 'Label of the card.'),
  mostrarCardFaltam: field(Boolean),
  faltamParaCashback: field(DecimalScalar, 'SW products missing to the threshold.'),
  promocaoAtiva: field(Boolean, 'Whether the 90 days run.'),
  jaResgatouCashback: field(Boolean),
  totalProdutosSW: field(DecimalScalar),
  valorResgateLiberado: field(DecimalScalar, 'The threshold in SW products.'),
  percentual: field(DecimalScalar, 'Percentage of SW purchases that comes back, 0 to 100.'),
  saldoCashback: field(DecimalScalar, 'Everything not spent and not expired, whatever the threshold, less what is owed.'),
  aLiberar: field(DecimalScalar, 'The part of saldoCashback that cannot be taken out yet.'),
  motivosALiberar: field([WaitingPartType], 'Why it cannot.'),
  valorTotalResgates: field(DecimalScalar, 'Taken out in the campaign.'),
  cashbackAcumulado: field(DecimalScalar, 'What the notes of the campaign gave so far.'),
  divida: field(DecimalScalar, 'Owed for notes cancelled after they were paid out; the next ones pay it.'),
  campanha: optional(OpenCampaign),
  proximaCampanha: field(NextCampaign),
} satisfies FieldsOf<CashbackDashboard>);
export type CashbackDashboardType = InstanceType<typeof CashbackDashboardType>;

export const CashbackVoucherType = objectType('CashbackVoucher', 'What can be taken out now.', {
  codigo: field(String, 'Goes back with the request.'),
  valor: field(DecimalScalar, 'Amount in BRL.'),
  ultimoDiaResgate: optional(DayScalar, 'Last day.'),
  chaveCpfDoTitular: field(Boolean, "Whether a CPF key must be the consumer's own."),
} satisfies FieldsOf<CashbackVoucher>);
export type CashbackVoucherType = InstanceType<typeof CashbackVoucherType>;

export const RedeemCashbackInput = inputType('RedeemCashbackInput', 'Where the cashback goes.', {
  codigo: field(String, 'The code of the voucher.'),
  tipoChavePix: field(pixKeyTypeSet),
  chavePix: field(String),
});
export type RedeemCashbackInput = InstanceType<typeof RedeemCashbackInput>;

export const RedeemedCashbackType = objectType('RedeemedCashback', 'A redemption of cashback just made.', {
  id: field(IdScalar),
  valor: field(DecimalScalar, 'Amount in BRL.'),
  prazoEntrega: field(DayScalar, 'Day until which it is paid.'),
} satisfies FieldsOf<RedeemedCashback>);
export type RedeemedCashbackType = InstanceType<typeof RedeemedCashbackType>;

export const PayoutsApproved = objectType('PayoutsApproved', 'How many payments were approved.', {
  alterados: field(Int),
});
export type PayoutsApproved = InstanceType<typeof PayoutsApproved>;

export const NewPayoutBatch = objectType('NewPayoutBatch', 'A batch just made.', {
  id: field(IdScalar),
  quantidade: field(Int),
  total: field(DecimalScalar, 'Sum of the payments, in BRL.'),
  deixados: field(Int, 'Approved payments left for another person: above the limit, who approved does not pay.'),
});
export type NewPayoutBatch = InstanceType<typeof NewPayoutBatch>;

export const BatchFileType = objectType('PayoutBatchFile', 'The file of a batch.', {
  fileName: field(String),
  conteudo: field(String, 'CSV, one line for each payment with its PIX copia e cola.'),
} satisfies FieldsOf<BatchFile>);
export type BatchFileType = InstanceType<typeof BatchFileType>;

export const RevealedPixKey = objectType('RevealedPixKey', 'A PIX key in full.', {
  id: field(IdScalar),
  tipoChavePix: field(pixKeyTypeSet),
  chavePix: field(String),
});
export type RevealedPixKey = InstanceType<typeof RevealedPixKey>;

const RefusedReturnLine = objectType('RefusedReturnLine', 'A line that closed nothing.', {
  linha: field(Int),
  mensagem: field(String),
});

export const BankReturnType = objectType('BankReturn', "What the bank's file came to.", {
  pagos: field(Int),
  devolvidos: field(Int),
  repetidos: field(Int, 'Lines that said what was known.'),
  erros: field([RefusedReturnLine]),
} satisfies FieldsOf<BankReturn>);
export type BankReturnType = InstanceType<typeof BankReturnType>;
