import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readLink } from '../../../platform/files/signed-link.ts';
import { readIdentifier } from '../sales/posting-lookup.ts';
import './submission.errors.ts';
import { submissionScope } from './submission-scope.ts';

const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');

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
  const given = readIdentifier(identificador);
  if (!given) throw new AppError('SUBMISSION_NOT_FOUND');
  if ('id' in given) return given.id;
  const params: unknown[] = [given.text];
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
