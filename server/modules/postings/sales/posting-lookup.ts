import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readLink } from '../../../platform/files/signed-link.ts';
import './posting.errors.ts';
import { postingScope, submissionScope } from './posting-scope.ts';

const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');
/** Fiscal numbers have eight digits or more (001 §5), ids fewer: the documented `identificador` may be either. */
const MAX_ID_DIGITS = 7;

/**
 * The approved posting a documented `identificador` refers to: by id, or by fiscal number when only one store has it (domain rules §4.0,
 * 8). Refuses: POSTING_NOT_FOUND, POSTING_AMBIGUOUS.
 */
export async function findPosting(ctx: AppContext, identificador: unknown): Promise<number> {
  const text = typeof identificador === 'number' ? String(identificador) : typeof identificador === 'string' ? identificador.trim() : '';
  if (!text) throw new AppError('POSTING_NOT_FOUND');
  if (/^\d+$/.test(text) && text.length <= MAX_ID_DIGITS) return Number(text);
  const params: unknown[] = [text.slice(0, 60)];
  const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const found = await ctx.read<{ id: number }>(
    `select p.id from postings p where p.identificador_chave = fiscal_number_key($1) and p.status = 'APROVADA'${and(scope)} limit 2`,
    params,
  );
  if (found.length > 1) throw new AppError('POSTING_AMBIGUOUS');
  if (!found[0]) throw new AppError('POSTING_NOT_FOUND');
  return found[0].id;
}

/** The submission whose file a documented `linkArquivo` shows, even an expired link. Refuses: SUBMISSION_NOT_FOUND. */
export async function findSubmissionByFile(ctx: AppContext, linkArquivo: unknown): Promise<number> {
  const token = typeof linkArquivo === 'string' ? linkArquivo.split('/').at(-1) : undefined;
  const file = token ? readLink(token, ctx.env.SECRET) : null;
  if (!file) throw new AppError('SUBMISSION_NOT_FOUND');
  const params: unknown[] = [file.key];
  const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const [row] = await ctx.read<{ id: number }>(
    `select s.id from submissions s join stored_files f on f.id = s.file_id where f.chave = $1${and(scope)}`,
    params,
  );
  if (!row) throw new AppError('SUBMISSION_NOT_FOUND');
  return row.id;
}

/**
 * The receipt a documented `identificador` refers to: by id, or by the fiscal number read from it or used to post it.
 * Refuses: SUBMISSION_NOT_FOUND, SUBMISSION_AMBIGUOUS.
 */
export async function findSubmission(ctx: AppContext, identificador: unknown): Promise<number> {
  const text = typeof identificador === 'number' ? String(identificador) : typeof identificador === 'string' ? identificador.trim() : '';
  if (!text) throw new AppError('SUBMISSION_NOT_FOUND');
  if (/^\d+$/.test(text) && text.length <= MAX_ID_DIGITS) return Number(text);
  const params: unknown[] = [text.slice(0, 60)];
  const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const found = await ctx.read<{ id: number }>(
    `select s.id from submissions s where (s.chave_fiscal = $1 or s.leitura -> 'key' ->> 'numero' = ltrim($1, '0')
       or s.id in (select p.submission_id from postings p where p.identificador_chave = fiscal_number_key($1)))${and(scope)} limit 2`,
    params,
  );
  if (found.length > 1) throw new AppError('SUBMISSION_AMBIGUOUS');
  if (!found[0]) throw new AppError('SUBMISSION_NOT_FOUND');
  return found[0].id;
}
