import type { FiscalKey } from '../../../../shared/fiscal-key.ts';
import type { HeadField, Reading } from '../reading.ts';
import type { Evidence } from './confidence-weights.ts';
import { daysOf, type FoundDay } from './day.ts';
import { type DocumentNumber, documentNumberOf, type FoundNumber } from './document-number.ts';
import { cnpjsOf, type FoundCnpj } from './issuer.ts';
import { type FoundKey, keyOfCodes, keyOfLines } from './key.ts';
import { doubtOf, type Line, type Span } from './line.ts';

type KeyField = 'chave' | 'cnpj' | 'data' | 'hora' | 'serie' | 'numero';

/** The head of a receipt: all fields but its amounts. */
export interface HeadReading {
  values: Pick<Reading, KeyField>;
  modelo: string | null;
  key: FiscalKey | null;
  /** The key comes from a QR or bar code, whose own check sums make its characters certain. */
  isCodeKey: boolean;
  /** As printed, before the key decides. */
  cnpj: FoundCnpj | null;
  printed: DocumentNumber;
  day: FoundDay | null;
  spans: Partial<Record<HeadField, Span[]>>;
  evidence: Partial<Record<HeadField, Evidence>>;
  /** Certainties that do not depend on characters. */
  fixed: Partial<Record<HeadField, number>>;
}

/** Certainty of what a valid QR or bar code says. */
const CODE = 0.999;
/** A code with errors, such as one of the test environment. */
const CODE_WITH_ERRORS = 0.6;
/** Text of a PDF is exact; the field may still be another one. */
const PDF = 0.99;
/** A key from the digits of a photograph is for a person: 3 of 640 were wrong although every check agreed (design, section 5). */
const MOST_OF_PHOTOGRAPHED_KEY = 0.85;

/** Reads the head; a key decides CNPJ, series and number. */
export function readHead(lines: readonly Line[], { fonte, codes }: { fonte: 'pdf' | 'foto'; codes: string[] }): HeadReading {
  const coded = keyOfCodes(codes);
  const found = coded ?? keyOfLines(lines);
  const key = found?.key ?? null;
  const printed = documentNumberOf(lines);
  const cnpjs = cnpjsOf(lines, key?.modelo ?? printed.modelo);
  const cnpj = cnpjs.find((candidate) => candidate.cnpj === key?.cnpj) ?? cnpjs[0] ?? null;
  const days = daysOf(lines, key);
  const day = days[0] ?? null;
  const head: HeadReading = {
    values: {
      chave: key?.chave ?? null,
      cnpj: key?.cnpj ?? cnpj?.cnpj ?? null,
      data: day?.data ?? null,
      hora: day?.hora ?? null,
      serie: key?.serie ?? printed.serie?.value ?? null,
      numero: key?.numero ?? printed.numero?.value ?? null,
    },
    modelo: key?.modelo ?? printed.modelo,
    key,
    isCodeKey: coded !== null,
    cnpj,
    printed,
    day,
    spans: spansOf({ found, cnpj, day, printed }),
    evidence: {},
    fixed: {},
  };
  head.evidence = evidenceOf(head, days);
  head.fixed = fixedOf(head, fonte);
  return head;
}

function spansOf({
  found,
  cnpj,
  day,
  printed,
}: {
  found: FoundKey | null;
  cnpj: FoundCnpj | null;
  day: FoundDay | null;
  printed: DocumentNumber;
}): HeadReading['spans'] {
  return {
    ...(found?.spans ? { chave: found.spans } : {}),
    ...(cnpj ? { cnpj: [cnpj.span] } : {}),
    ...(day ? { data: [day.span] } : {}),
    ...(day?.horaSpan ? { hora: [day.horaSpan] } : {}),
    ...(printed.serie ? { serie: [printed.serie.span] } : {}),
    ...(printed.numero ? { numero: [printed.numero.span] } : {}),
  };
}

function evidenceOf({ key, cnpj, printed, day }: HeadReading, days: readonly FoundDay[]): HeadReading['evidence'] {
  const agrees = (value: string | undefined, inKey: string | undefined) => (key !== null && value === inKey ? 1 : 0);
  const number = (field: FoundNumber | null, inKey: string | undefined): Evidence => ({
    doubt: field ? doubtOf([field.span]) : 0,
    agrees: field ? agrees(field.value, inKey) : 0,
    unprinted: field ? 0 : 1,
    contradicts: field && inKey !== undefined && field.value !== inKey ? 1 : 0,
  });
  const rival = day ? days.find(({ data }) => data !== day.data) : undefined;
  return {
    ...(cnpj || key
      ? {
          cnpj: {
            doubt: cnpj ? doubtOf([cnpj.span]) : 0.7,
            agrees: agrees(cnpj?.cnpj, key?.cnpj),
            isLabelled: cnpj?.isLabelled ? 1 : 0,
          },
        }
      : {}),
    ...(day ? { data: dayEvidence(day, key, rival) } : {}),
    ...(day?.horaSpan ? { hora: { doubt: doubtOf([day.horaSpan]) } } : {}),
    serie: number(printed.serie, key?.serie),
    numero: number(printed.numero, key?.numero),
  };
}

const dayEvidence = (day: FoundDay, key: FiscalKey | null, rival: FoundDay | undefined): Evidence => ({
  doubt: doubtOf([day.span]),
  agrees: key !== null && day.data.startsWith(`${key.ano}-${String(key.mes).padStart(2, '0')}`) ? 1 : 0,
  isLabelled: day.isLabelled ? 1 : 0,
  repeated: day.count > 1 ? 1 : 0,
  contested: rival && rival.score >= day.score - 1 ? 1 : 0,
});

/** Certainties by origin: codes and PDF text are exact, photographed keys are capped. */
function fixedOf({ key, isCodeKey, evidence, day }: HeadReading, fonte: 'pdf' | 'foto'): HeadReading['fixed'] {
  const fixed: HeadReading['fixed'] = {};
  const isExact = isCodeKey || fonte === 'pdf';
  if (key) {
    const certainty = isCodeKey ? (key.errors.length === 0 ? CODE : CODE_WITH_ERRORS) : PDF;
    for (const field of ['chave', 'cnpj', 'serie', 'numero'] as const) if (isExact) fixed[field] = certainty;
    if (!isExact)
      fixed.chave = Math.min(MOST_OF_PHOTOGRAPHED_KEY, 0.5 + (evidence.cnpj?.agrees ?? 0) * 0.2 + (evidence.numero?.agrees ?? 0) * 0.15);
  }
  if (fonte === 'pdf' && day && evidence.data?.isLabelled) Object.assign(fixed, { data: PDF, ...(day.hora ? { hora: PDF } : {}) });
  return fixed;
}
