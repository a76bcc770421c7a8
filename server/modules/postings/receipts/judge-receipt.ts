import type { RunSql } from '../../../platform/db/run-sql.ts';
import { addDays, type CalendarDate, lastDayOfMonth, toSaoPauloDate } from '../../../shared/dates.ts';
import { type FiscalKey, parseFiscalKey } from '../../../shared/fiscal-key.ts';
import type { PictureSigns } from '../../../shared/picture-signs.ts';
import { pictureFindings } from './picture-findings.ts';
import { type Finding, type OtherNumber, type ReceiptFacts, receiptFindings } from './receipt-findings.ts';

/** An earlier file that is identical or looks the same. */
interface Duplicate {
  id: number;
  same: 'BYTES' | 'PICTURE';
}

/** A receipt, before or after it became a submission. */
export interface ReceiptToJudge {
  /** Null while it is being sent. */
  submissionId: number | null;
  audience: 'SELLER' | 'CONSUMER';
  /** The sender's store; null for consumers. */
  storeId: number | null;
  sentAt: Date;
  /** Texts of the codes in the picture. */
  texts: readonly string[];
  /** The key that the sender typed. */
  typed?: string | null | undefined;
  duplicates: readonly Duplicate[];
  /** Of a picture as it was sent. */
  signs?: PictureSigns | null | undefined;
}

/** What the machine read and doubts, as stored with the submission. */
export interface ReceiptReading {
  key: FiscalKey | null;
  findings: Finding[];
  /** The 44 characters, when well formed. */
  chaveFiscal: string | null;
}

interface Store {
  cnpj: string;
  uf: string | null;
  /** Active, and for consumers' receipts also open to consumers. */
  participates: boolean;
}

interface Known {
  store: Store | null;
  graceDays: number;
  posted: number | null;
  sameKey: number[];
  otherAudience: ReceiptFacts['otherAudience'];
}

/** Reads a receipt's key and gathers what is known about it. Changes nothing. */
export async function judgeReceipt(sql: RunSql, receipt: ReceiptToJudge): Promise<ReceiptReading> {
  const { submissionId, audience, texts, duplicates, typed } = receipt;
  const onPicture = texts.map(parseFiscalKey).find((found): found is FiscalKey => found !== null) ?? null;
  const typedKey = typed ? parseFiscalKey(typed) : null;
  const key = onPicture ?? typedKey;
  const chaveFiscal = key && !key.errors.length ? key.chave : null;
  const known = await readKnown(sql, receipt, key, chaveFiscal);
  const others = duplicates.length
    ? await sql<{ id: number; file_id: number; chave_fiscal: string | null; alive: boolean }>(
        `select id, file_id, chave_fiscal, audience = $3 and status in ('PENDENTE', 'POSTADA') as alive from submissions
         where file_id = any($1::int[]) and id is distinct from $2 order by id`,
        [duplicates.map(({ id }) => id), submissionId, audience],
      )
    : [];
  // Receipts of one store look alike; two with different keys are two sales.
  const isOtherSale = (chave: string | null) => chaveFiscal !== null && chave !== null && chave !== chaveFiscal;
  const ofKind = (same: Duplicate['same']) =>
    others
      .filter(({ file_id }) => duplicates.some(({ id, same: kind }) => id === file_id && kind === same))
      .filter(({ chave_fiscal }) => same === 'BYTES' || !isOtherSale(chave_fiscal))
      .map(({ id, alive }) => ({ submissionId: id, alive }));
  const sameBytes = ofKind('BYTES');
  // A rejected note may be resent with the same photo, and the other audience has its own notes: worth a look, no more.
  const idOf = ({ submissionId: other }: { submissionId: number }) => ({ submissionId: other });
  const findings = receiptFindings({
    key,
    isTypedKeyOther: Boolean(onPicture && typedKey && onPicture.chave !== typedKey.chave),
    audience,
    store: known.store,
    sentOn: toSaoPauloDate(receipt.sentAt),
    graceDays: known.graceDays,
    postedAs: known.posted ? { id: known.posted } : null,
    sameKey: known.sameKey.map((id) => ({ submissionId: id })),
    sameFile: sameBytes.filter(({ alive }) => alive).map(idOf),
    similar: [...sameBytes.filter(({ alive }) => !alive), ...ofKind('PICTURE')].map(idOf),
    otherAudience: known.otherAudience,
    outOfOrder: chaveFiscal && key ? await readOutOfOrder(sql, key) : null,
  });
  return { key, findings: [...findings, ...(receipt.signs ? pictureFindings(receipt.signs) : [])], chaveFiscal };
}

async function readKnown(sql: RunSql, receipt: ReceiptToJudge, key: FiscalKey | null, chave: string | null): Promise<Known> {
  const [row] = await sql<Known>(
    `select
       (select json_build_object('cnpj', r.cnpj, 'uf', r.end_estado, 'participates', r.ativo and r.excluido_em is null and (r.ativo_clientes or $1 <> 'CONSUMER'))
        from stores r where case when $2::int is null then r.cnpj = $3 and $1 = 'CONSUMER' and r.excluido_em is null else r.id = $2 end limit 1) as store,
       (select dias_tolerancia_mes from system_settings where id = 1) as "graceDays",
       (select p.id from postings p where p.audience = $1 and p.chave_fiscal = $4 and p.status = 'APROVADA') as posted,
       array(select s.id from submissions s where s.audience = $1 and s.chave_fiscal = $4 and s.id is distinct from $5::int
         and s.status in ('PENDENTE', 'POSTADA') and ($5::int is null or s.id < $5) order by s.id) as "sameKey",
       (select json_build_object('submissionId', o.id, 'postingId', o.posting_id) from (
          select s.id, null::int as posting_id from submissions s
            where s.audience <> $1 and s.chave_fiscal = $4 and s.status in ('PENDENTE', 'POSTADA')
          union all select null, p.id from postings p where p.audience <> $1 and p.chave_fiscal = $4 and p.status = 'APROVADA'
        ) o order by o.id nulls last limit 1) as "otherAudience"`,
    [receipt.audience, receipt.storeId, key?.cnpj ?? null, chave, receipt.submissionId],
  );
  return row!;
}

/**
 * A note of the same issuer, model and series that makes this number implausible: a smaller number at least two days later, or a larger one
 * at least two days earlier (beyond C3). Excludes contingency notes: their numbers come late.
 */
async function readOutOfOrder(sql: RunSql, key: FiscalKey): Promise<OtherNumber | null> {
  if (key.tipo === 'SAT' || key.tpEmis === 9) return null;
  const [first, last] = daysOf(key);
  const [row] = await sql<OtherNumber>(
    `select ltrim(substr(p.chave_fiscal, 26, 9), '0') as numero, p.realizado_em as "realizadoEm", p.id as "postingId" from postings p
     where p.status = 'APROVADA' and p.chave_fiscal is not null and substr(p.chave_fiscal, 21, 2) in ('55', '65')
       and substr(p.chave_fiscal, 35, 1) <> '9' and substr(p.chave_fiscal, 7, 19) = substr($1, 7, 19)
       and ((substr(p.chave_fiscal, 26, 9) < substr($1, 26, 9) and p.realizado_em > $3::date)
         or (substr(p.chave_fiscal, 26, 9) > substr($1, 26, 9) and p.realizado_em < $2::date))
     order by abs(substr(p.chave_fiscal, 26, 9)::int - substr($1, 26, 9)::int), p.id limit 1`,
    [key.chave, addDays(first, -1), addDays(last, 1)],
  );
  return row ?? null;
}

/** The possible issue days: the exact day when the code has it, else the whole month. */
function daysOf({ ano, mes, dia }: FiscalKey): [CalendarDate, CalendarDate] {
  const month = `${ano}-${String(mes).padStart(2, '0')}`;
  const last = lastDayOfMonth(`${month}-01`);
  if (!dia) return [`${month}-01`, last];
  const day = `${month}-${String(dia).padStart(2, '0')}`;
  return day <= last ? [day, day] : [`${month}-01`, last];
}
