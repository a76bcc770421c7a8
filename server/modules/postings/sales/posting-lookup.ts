import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import './posting.errors.ts';
import { postingScope } from './posting-scope.ts';

const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');
/** Fiscal numbers have eight digits or more (001 §5), ids fewer: the documented `identificador` may be either. */
const MAX_ID_DIGITS = 7;

/** A documented `identificador`: the id or the text it holds; null when it is empty. */
export function readIdentifier(identificador: unknown): { id: number } | { text: string } | null {
  const text = typeof identificador === 'number' ? String(identificador) : typeof identificador === 'string' ? identificador.trim() : '';
  if (!text) return null;
  return /^\d+$/.test(text) && text.length <= MAX_ID_DIGITS ? { id: Number(text) } : { text: text.slice(0, 60) };
}

/**
 * The approved posting a documented `identificador` refers to: by id, or by fiscal number when only one store has it (domain rules §4.0,
 * 8). Refuses: POSTING_NOT_FOUND, POSTING_AMBIGUOUS.
 */
export async function findPosting(ctx: AppContext, identificador: unknown): Promise<number> {
  const given = readIdentifier(identificador);
  if (!given) throw new AppError('POSTING_NOT_FOUND');
  if ('id' in given) return given.id;
  const params: unknown[] = [given.text];
  const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const found = await ctx.read<{ id: number }>(
    `select p.id from postings p where p.identificador_chave = fiscal_number_key($1) and p.status = 'APROVADA'${and(scope)} limit 2`,
    params,
  );
  if (found.length > 1) throw new AppError('POSTING_AMBIGUOUS');
  if (!found[0]) throw new AppError('POSTING_NOT_FOUND');
  return found[0].id;
}
