import { formatCnpj } from '../../../shared/cnpj.ts';
import { addDays, type CalendarDate, formatDate, lastDayOfMonth, monthOf } from '../../../shared/dates.ts';
import type { FiscalKey } from '../../../shared/fiscal-key.ts';

/** One doubt the machine has about a receipt. */
export interface Finding {
  code:
    | 'KEY_INVALID'
    | 'KEY_WARNING'
    | 'KEY_DIFFERENT'
    | 'DUPLICATE_NOTE'
    | 'DUPLICATE_FILE'
    | 'SIMILAR_PICTURE'
    | 'SAME_TEXT'
    | 'KEY_OTHER_AUDIENCE'
    | 'PRINT_DIFFERENT'
    | 'EDITED_PICTURE'
    | 'SCREEN_PICTURE'
    | 'CNPJ_DIFFERENT'
    | 'STORE_NOT_PARTICIPATING'
    | 'SENDER_INACTIVE'
    | 'STATE_DIFFERENT'
    | 'MONTH_DIFFERENT'
    | 'MONTH_FUTURE'
    | 'NUMBER_OUT_OF_ORDER'
    | 'NOTE_CANCELLED';
  /** HARD refuses at upload and is red for the reviewer; SOFT is for the reviewer to weigh. */
  severity: 'HARD' | 'SOFT';
  /** Starts with the documented reject reason where one fits (001 §9). */
  message: string;
  /** The other submission or posting involved. */
  submissionId?: number;
  postingId?: number;
}

/** A note of the same issuer, model and series whose number and day contradict this one's. */
export interface OtherNumber {
  numero: string;
  realizadoEm: CalendarDate;
  postingId: number;
}

/** What is known about a receipt and its predecessors. */
export interface ReceiptFacts {
  key: FiscalKey | null;
  /** A typed key that differs from the one in the picture. */
  isTypedKeyOther: boolean;
  audience: 'SELLER' | 'CONSUMER';
  /** The store of a seller; the registered issuer for a consumer. Null when unknown. */
  store: { cnpj: string; uf: string | null; participates: boolean } | null;
  sentOn: CalendarDate;
  /** Days of tolerance for the previous month's notes (settings). */
  graceDays: number;
  postedAs: { id: number } | null;
  /** The audience's waiting or approved submissions with the same key. */
  sameKey: { submissionId: number }[];
  sameFile: { submissionId: number }[];
  similar: { submissionId: number }[];
  /** The other audience's waiting or approved submission, or its posting, with the same key. */
  otherAudience: { submissionId: number | null; postingId: number | null } | null;
  outOfOrder: OtherNumber | null;
}

export const hard = (code: Finding['code'], message: string, about: object = {}): Finding => ({
  code,
  severity: 'HARD',
  message,
  ...about,
});
export const soft = (code: Finding['code'], message: string, about: object = {}): Finding => ({
  code,
  severity: 'SOFT',
  message,
  ...about,
});

/** What a receipt's codes and picture say against it (001 §9, reject reasons; beyond C1 and C3). Pure. */
export function receiptFindings(facts: ReceiptFacts): Finding[] {
  const { key } = facts;
  return [
    ...duplicates(facts),
    ...ownStoreFindings(facts),
    ...(key ? [...keyFindings(key, facts), ...issuerFindings(key, facts), ...monthFindings(key, facts)] : []),
    ...otherAudienceFindings(facts),
  ];
}

function duplicates({ postedAs, sameKey, sameFile, similar }: ReceiptFacts): Finding[] {
  const findings: Finding[] = [];
  if (postedAs) findings.push(hard('DUPLICATE_NOTE', 'Nota Duplicada: esta nota já foi pontuada', { postingId: postedAs.id }));
  // A posted one is reported once.
  const waiting = postedAs ? [] : sameKey;
  for (const other of waiting)
    findings.push(hard('DUPLICATE_NOTE', `Nota Duplicada: esta nota já foi enviada (nota ${other.submissionId})`, other));
  const named = new Set(waiting.map(({ submissionId }) => submissionId));
  for (const other of sameFile.filter(({ submissionId }) => !named.has(submissionId)))
    findings.push(hard('DUPLICATE_FILE', `Nota Duplicada: o mesmo arquivo foi enviado na nota ${other.submissionId}`, other));
  for (const other of similar) findings.push(soft('SIMILAR_PICTURE', `A foto se parece com a da nota ${other.submissionId}`, other));
  return findings;
}

/** A seller and a consumer may both send the invoice of one sale; a key may also have been copied from another person's receipt. */
function otherAudienceFindings({ audience, otherAudience }: ReceiptFacts): Finding[] {
  if (!otherAudience) return [];
  const { submissionId, postingId } = otherAudience;
  const other = audience === 'SELLER' ? 'um consumidor' : 'um vendedor';
  if (submissionId) return [soft('KEY_OTHER_AUDIENCE', `A mesma chave está na nota ${submissionId}, de ${other}`, { submissionId })];
  return [soft('KEY_OTHER_AUDIENCE', `A mesma chave está em uma venda já registrada de ${other}`, { postingId })];
}

/** Needs no key: a seller's store is their own. The sale can still be posted, so the reviewer decides. */
function ownStoreFindings({ audience, store }: ReceiptFacts): Finding[] {
  if (audience === 'CONSUMER' || !store || store.participates) return [];
  return [soft('STORE_NOT_PARTICIPATING', 'Nota Não Qualificada: a loja da nota não participa')];
}

function keyFindings(key: FiscalKey, { isTypedKeyOther, outOfOrder }: ReceiptFacts): Finding[] {
  const findings = [
    ...key.errors.map((message) => hard('KEY_INVALID', `Nota Não Qualificada: ${message}`)),
    ...key.warnings.map((message) => soft('KEY_WARNING', message)),
  ];
  if (isTypedKeyOther) findings.push(soft('KEY_DIFFERENT', 'A chave digitada não é a que está na foto'));
  if (outOfOrder) {
    const { numero, realizadoEm, postingId } = outOfOrder;
    const text = `O número ${key.numero} não combina com a data: a nota ${numero} da mesma série é de ${formatDate(realizadoEm)}`;
    findings.push(soft('NUMBER_OUT_OF_ORDER', text, { postingId }));
  }
  return findings;
}

function issuerFindings(key: FiscalKey, { audience, store }: ReceiptFacts): Finding[] {
  if (audience === 'CONSUMER') {
    if (!store) return [soft('STORE_NOT_PARTICIPATING', `A loja da nota (CNPJ ${formatCnpj(key.cnpj)}) não está no cadastro`)];
    if (!store.participates) return [hard('STORE_NOT_PARTICIPATING', 'Nota Não Qualificada: a loja da nota não participa')];
  }
  if (!store) return [];
  if (key.cnpj !== store.cnpj) return [hard('CNPJ_DIFFERENT', `CNPJ divergente do cadastro: a nota é de ${formatCnpj(key.cnpj)}`)];
  if (store.uf && key.uf && key.uf !== store.uf)
    return [hard('STATE_DIFFERENT', `CNPJ divergente do cadastro: a nota é de ${key.uf} e a loja é de ${store.uf}`)];
  return [];
}

function monthFindings(key: FiscalKey, { sentOn, graceDays }: ReceiptFacts): Finding[] {
  const month = `${key.ano}-${String(key.mes).padStart(2, '0')}`;
  // The key's own errors report an impossible month.
  if (key.mes < 1 || key.mes > 12 || month === monthOf(sentOn)) return [];
  const isWithinGrace = month < monthOf(sentOn) && lastDayOfMonth(`${month}-01`) >= addDays(sentOn, -graceDays);
  if (isWithinGrace) return [];
  const findings = [hard('MONTH_DIFFERENT', `Data fora do mês vigente: a nota é de ${month.slice(5)}/${key.ano}`)];
  return month > monthOf(sentOn) ? [...findings, soft('MONTH_FUTURE', 'O mês da chave ainda não chegou')] : findings;
}
