import type { Actor } from '../actor.ts';
import type { AppContext } from '../context.ts';
import type { List, ListColumn } from './list.ts';

/** Personal data that some staff see masked, by the shape of the mask. */
export type PersonalKind = 'cpf' | 'phone' | 'email';

/** SQL of a value as people who see masks get it. */
export const maskSql = (kind: PersonalKind, sql: string): string => `mask_personal('${kind}', ${sql})`;

/** Marks a column that holds personal data of consumers, alone or among others'. */
export const personal = <const Column extends ListColumn>(kind: PersonalKind, column: Column): Column & { masked: string } => ({
  ...column,
  masked: maskSql(kind, column.sql),
});

/** Whether this person gets other people's personal data masked (setting `niveisMascarados`). */
export const seesMasks = (actor: Actor): boolean => actor.kind === 'staff' && actor.seesMasks === true;

/** Whether this request does: a documented REST path answers in full and counts whom it showed. */
export const isMasked = ({ actor, disclosed }: Pick<AppContext, 'actor' | 'disclosed'>): boolean => seesMasks(actor) && !disclosed;

/**
 * The list as people see it who see masks: in its rows, order and spreadsheets alike, so that no order tells what a mask hides. Words find
 * names and the like only, and a whole CPF its person: parts would let anyone guess the rest.
 */
export function maskedList(list: List): List {
  const columns = Object.entries(list.columns).map(([name, column]) => [name, column.masked ? { ...column, sql: column.masked } : column]);
  const { maskedSearch } = list;
  return {
    ...list,
    columns: Object.fromEntries(columns),
    ...(maskedSearch ? { search: maskedSearch.text, searchedCpf: maskedSearch.cpf, digits: undefined } : {}),
  };
}

/** Notes whom a documented REST path shows in full to somebody who would see masks. */
export function noteDisclosed(list: List, { disclosed }: Pick<AppContext, 'disclosed'>, rows: readonly Record<string, unknown>[]): void {
  if (!disclosed) return;
  const [name] = Object.entries(list.columns).find(([, { masked }]) => masked) ?? [];
  if (name) for (const { [name]: whose } of rows) disclosed.add(String(whose));
}
