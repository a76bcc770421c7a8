import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { type PrintedRow, textOfRow } from '../printed-page.ts';
import { emptyReading, HEAD_FIELDS, type HeadField, type Reading } from '../reading.ts';
import { readMoney } from './amounts.ts';
import { hasBrazilianLabels } from './brazil.ts';
import { certaintyOf, itemCertaintyOf } from './confidence.ts';
import type { Evidence } from './confidence-weights.ts';
import { divergencesOf } from './divergences.ts';
import { type HeadReading, readHead } from './head.ts';
import { issuerNameOf } from './issuer.ts';
import { itemEvidence, readItemOf } from './items.ts';
import { type Line, linesOf, placeOf } from './line.ts';
import { printedAgainstKey } from './printed-against-key.ts';

export interface Given {
  fonte: 'pdf' | 'foto';
  /** Texts of the QR and bar codes. */
  codes: string[];
}

/** A reading and the evidence behind each certainty, for fitting the weights. */
export interface ExplainedReading {
  reading: Reading;
  evidence: Partial<Record<HeadField, Evidence>>;
  itemEvidence: Evidence[];
}

/** Reads a receipt from its printed rows. Anything but a Brazilian receipt gives the empty reading 'nenhuma'. */
export const understand = (rows: PrintedRow[], given: Given): Reading => explain(rows, given).reading;

/** The same with the evidence. */
export function explain(rows: PrintedRow[], given: Given): ExplainedReading {
  const lines = linesOf(rows);
  const head = readHead(lines, given);
  if (head.key === null && head.cnpj === null && !hasBrazilianLabels(lines))
    return { reading: emptyReading(), evidence: {}, itemEvidence: [] };
  const money = readMoney(lines, { head, canRepair: given.fonte === 'foto' });
  const itens = money.items.map((item) => {
    const evidence = itemEvidence(item, money.closes);
    return { evidence, item: readItemOf(item, given.fonte === 'pdf' && evidence.exact === 1 ? PRINTED : itemCertaintyOf(evidence)) };
  });
  const evidence = { ...head.evidence, ...money.evidence };
  const reading: Reading = {
    ...emptyReading(rows.length === 0 ? 'qr' : given.fonte),
    ...valuesOf(head, money.total, money.desconto),
    modelo: head.modelo,
    emitente: issuerNameOf(lines, head.cnpj?.span ?? null),
    pagamento: money.pagamento,
    itens: itens.map(({ item }) => item),
    divergencias: divergencesOf(head, money),
    impresso: printedAgainstKey(head),
    linhas: linesOfReading(lines),
  };
  reading.certeza = certaintiesOf(reading, head, evidence);
  reading.lugares = placesOf(reading, { ...head.spans, ...money.spans });
  return { reading, evidence, itemEvidence: itens.map((entry) => entry.evidence) };
}

/** Certainty of a PDF's item whose product fits: its characters are exact. */
const PRINTED = 0.99;

const valuesOf = (head: HeadReading, total: DecimalText | null, desconto: DecimalText | null): Pick<Reading, HeadField> => ({
  ...head.values,
  total,
  desconto,
});

function certaintiesOf(reading: Reading, head: HeadReading, evidence: Partial<Record<HeadField, Evidence>>): Reading['certeza'] {
  const found: Reading['certeza'] = {};
  for (const field of HEAD_FIELDS) {
    const ofField = evidence[field];
    if (reading[field] === null) continue;
    const certainty = head.fixed[field] ?? (ofField ? certaintyOf(field, ofField) : 0);
    found[field] = certainty;
  }
  return found;
}

function placesOf(reading: Reading, spans: HeadReading['spans']): Reading['lugares'] {
  const found: Reading['lugares'] = {};
  for (const [field, list] of Object.entries(spans) as [HeadField, HeadReading['spans'][HeadField]][]) {
    const place = list && reading[field] !== null ? placeOf(list) : null;
    if (place) found[field] = place;
  }
  return found;
}

const linesOfReading = (lines: readonly Line[]): Reading['linhas'] => lines.map(({ row }) => ({ texto: textOfRow(row), lugar: row.lugar }));
