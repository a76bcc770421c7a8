import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { add, compare, subtract, sum } from '../../../../shared/money.ts';
import { isAboveZero } from './fit.ts';
import { anyLabelAtStart, anyLabelIn, type FoundLabel } from './labels.ts';
import type { Line } from './line.ts';
import { amountsOf, type PrintedNumber } from './numbers.ts';

/** An amount behind a label. */
export interface LabelledAmount {
  amount: PrintedNumber;
  edits: number;
}

/** The amounts of a receipt's foot by their meaning. */
export interface Foot {
  aPagar: LabelledAmount[];
  totais: LabelledAmount[];
  brutos: LabelledAmount[];
  descontos: LabelledAmount[];
  acrescimos: LabelledAmount[];
  pagamentos: (LabelledAmount & { nome: string })[];
  troco: LabelledAmount[];
}

const LABELS = {
  aPagar: ['VALORAPAGAR', 'TOTALAPAGAR', 'VALORTOTALDANOTA', 'VTOTALDANOTA', 'VALORLIQUIDO', 'TOTALLIQUIDO'],
  brutos: ['TOTALBRUTO', 'SUBTOTAL', 'VALORTOTALDOSPRODUTOS', 'VALORDOSPRODUTOS', 'TOTALDEPRODUTOS'],
  descontos: ['TOTALDEDESCONTOS', 'TOTALDESCONTOS', 'VALORDODESCONTO', 'VALORDESCONTO', 'DESCONTOSOBRESUBTOTAL', 'DESCONTOS', 'DESCONTO'],
  acrescimos: ['ACRESCIMOS', 'ACRESCIMO'],
  troco: ['TROCORS', 'TROCO', 'VALORDOTROCO'],
  totais: ['VALORTOTALRS', 'VALORTOTAL', 'TOTALRS', 'TOTALDACOMPRA', 'TOTAL'],
} as const;
const PAYMENTS = [
  ...[
    'DINHEIRO',
    'CARTAODECREDITO',
    'CARTAODEDEBITO',
    'CARTAOCREDITO',
    'CARTAODEBITO',
    'CARTAO',
    'CCREDITO',
    'CDEBITO',
    'CREDITO',
    'DEBITO',
  ],
  ...[
    'PIX',
    'PAGAMENTOINSTANTANEO',
    'VALEALIMENTACAO',
    'VALEREFEICAO',
    'VALEPRESENTE',
    'CHEQUE',
    'CREDIARIO',
    'CREDITOLOJA',
    'TEF',
    'BOLETO',
  ],
  ...['MASTERCARD', 'VISA', 'ELO', 'HIPERCARD', 'OUTROS', 'TRANSFERENCIA'],
];
/** Taxes and counts that carry the word total. */
const SKIPPED = [
  'TRIB',
  'APROX',
  'FCP',
  'ICMS',
  'BASEDE',
  'TOTALDEITENS',
  'QTDTOTAL',
  'QTDETOTAL',
  'QUANTIDADETOTAL',
  'TOTALITENS',
  'FRETE',
  'SEGURO',
];
/** Rows below which a card slip begins, with its own amounts. */
const SLIP = [
  'VIACLIENTE',
  'VIADOCLIENTE',
  'VIAESTABELECIMENTO',
  'COMPROVANTE',
  'AUTORIZACAO',
  'OBSERVACOESDOCONTRIBUINTE',
  'VENDAACREDITO',
  'VENDAADEBITO',
];

/** Reads the labelled amounts from the first line after the items. */
export function footOf(lines: readonly Line[], from: number): Foot {
  const foot: Foot = { aPagar: [], totais: [], brutos: [], descontos: [], acrescimos: [], pagamentos: [], troco: [] };
  const rest = lines.slice(from);
  const slip = rest.findIndex((line) => anyLabelIn(line, SLIP) !== null && amountsOf(line).length === 0);
  const kept = slip < 0 ? rest : rest.slice(0, slip);
  for (const [index, line] of kept.entries()) readFootLine(foot, line, kept[index + 1]);
  return foot;
}

function readFootLine(foot: Foot, line: Line, next: Line | undefined): void {
  if (anyLabelIn(line, SKIPPED)) return;
  for (const kind of ['aPagar', 'brutos', 'descontos', 'acrescimos', 'troco', 'totais'] as const) {
    const label = anyLabelAtStart(line, LABELS[kind]);
    if (!label) continue;
    const amount = amountAfter(line, label, next);
    if (amount) foot[kind].push({ amount, edits: label.edits });
    return;
  }
  const payment = anyLabelAtStart(line, PAYMENTS);
  const amount = payment ? amountAfter(line, payment, next) : null;
  if (!payment || !amount) return;
  const nome = line.text
    .slice(0, amount.line === line ? amount.start : line.text.length)
    .replace(/(?:\bR\s?[$S5]|[\s:.-])+$/, '')
    .trim();
  foot.pagamentos.push({ amount, edits: payment.edits, nome });
}

/** The last amount of the label's row, or the only one of a next row without letters. */
function amountAfter(line: Line, label: FoundLabel, next: Line | undefined): PrintedNumber | null {
  const own = amountsOf(line).filter(({ start }) => start >= label.end);
  if (own.length > 0) return own.at(-1)!;
  const below = next ? amountsOf(next) : [];
  return next && below.length === 1 && next.squashed.letters.replace(/^RS/, '').length === 0 ? below[0]! : null;
}

/** A possible total with the evidence for it. */
export interface TotalCandidate {
  value: DecimalText;
  votes: number;
  /** Where it is printed at a label, if anywhere. */
  amount: PrintedNumber | null;
  edits: number;
}

export interface TotalEvidence {
  foot: Foot;
  /** Sum of the items before discounts; null when amounts of the region belong to no item. */
  itemsSum: DecimalText | null;
  itemDiscounts: DecimalText;
  /** Amount that the QR code tells. */
  qr: DecimalText | null;
}

/** All candidates for the total, the one with most votes first. */
export function totalCandidates({ foot, itemsSum, itemDiscounts, qr }: TotalEvidence): TotalCandidate[] {
  const found = new Map<DecimalText, TotalCandidate>();
  const vote = (value: DecimalText, votes: number, labelled?: LabelledAmount) => {
    if (!isAboveZero(value)) return;
    const candidate = found.get(value) ?? { value, votes: 0, amount: null, edits: 9 };
    candidate.votes += votes;
    if (labelled && labelled.edits < candidate.edits) Object.assign(candidate, { amount: labelled.amount, edits: labelled.edits });
    found.set(value, candidate);
  };
  for (const labelled of distinct(foot.aPagar)) vote(labelled.amount.value, 3 - labelled.edits / 4, labelled);
  // Beside an amount to pay, VALOR TOTAL is the sum before discounts.
  const ofTotal = foot.aPagar.length > 0 ? 1 : 2.5;
  for (const labelled of distinct(foot.totais)) vote(labelled.amount.value, ofTotal - labelled.edits / 4, labelled);
  if (qr !== null) vote(qr, 5);
  const discount = foot.descontos.at(0)?.amount.value ?? null;
  const addition = foot.acrescimos.at(0)?.amount.value ?? '0.00';
  for (const { amount } of distinct([...foot.brutos, ...(foot.aPagar.length > 0 ? foot.totais : [])])) {
    if (discount !== null) vote(add(subtract(amount.value, discount), addition), 2);
    else if (foot.brutos.length > 0) vote(add(amount.value, addition), 1);
  }
  const change = foot.troco.at(0)?.amount.value ?? '0.00';
  const paid = [foot.pagamentos, distinct(foot.pagamentos)].map((payments) => sum(payments.map(({ amount }) => amount.value)));
  for (const value of new Set(paid)) vote(subtract(value, change), 1.5);
  if (itemsSum !== null) {
    for (const off of new Set([itemDiscounts, discount ?? itemDiscounts])) vote(add(subtract(itemsSum, off), addition), 2);
  }
  return [...found.values()].sort((a, b) => b.votes - a.votes || compare(b.value, a.value));
}

/** One of each value: totals are printed again in the payment slip. */
function distinct<T extends LabelledAmount>(amounts: readonly T[]): T[] {
  return amounts.filter(({ amount }, index) => amounts.findIndex((other) => other.amount.value === amount.value) === index);
}
