import type { Edit } from './mutant.ts';

interface Token {
  text: string;
  start: number;
  end: number;
  /** Open brackets around it. */
  depth: number;
}

const TOKEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$\$|[A-Za-z_]\w*|\d+(?:\.\d+)?|->>|->|:=|=>|<=|>=|<>|\|\||::|@>|<@|\S/g;

/** The words and signs of a function's body or a view's query, without comments; strings are one token that no rule touches. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    if (found.startsWith('--')) continue;
    if (found === ')') depth -= 1;
    tokens.push({ text: found.startsWith("'") ? found : found.toLowerCase(), start: index, end: index + found.length, depth });
    if (found === '(') depth += 1;
  }
  const body = tokens.findIndex(({ text: word }) => word === '$$');
  return tokens.slice(body === -1 ? tokens.findIndex(({ text: word }) => word === 'as') + 1 : body + 1);
}

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '<>': '=',
  least: 'greatest',
  greatest: 'least',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  round: 'trunc',
  and: 'or',
  or: 'and',
};

/** Where a condition ends that started at the same depth. */
const ENDS = new Set([
  'and',
  'or',
  'then',
  'group',
  'order',
  'limit',
  'returning',
  'for',
  'union',
  'loop',
  ';',
  '$$',
  'on',
  'left',
  'join',
  'when',
  'else',
  'end',
  'set',
  ',',
]);

const isOperand = (token: Token | undefined) => token !== undefined && /^[\w")']/.test(token.text) && !KEYWORDS.has(token.text);
const KEYWORDS = new Set(['select', 'return', 'then', 'else', 'when', 'and', 'or', 'by', 'distinct', 'case', 'where', 'on', 'in', 'not']);

/** What the rules find in one definition. */
export function sqlEdits(text: string): Edit[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => [
    ...signEdits(tokens, at),
    ...constantEdits(token),
    ...conjunctEdits(tokens, at),
    ...statementEdits(tokens, at),
    ...wordEdits(tokens, at),
  ]);
}

const replaced = (rule: string, { start, end }: Pick<Token, 'start' | 'end'>, replacement: string): Edit[] => [
  { rule, start, end, replacement },
];

/** Whether an `=` writes a column: it stands after `set` (or a comma of the same depth), before `where` or `from`. */
function isAssignment(tokens: readonly Token[], at: number): boolean {
  const { depth } = tokens[at]!;
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]!;
    if (token.depth > depth) continue;
    if (token.depth < depth) return false;
    if (token.text === 'set') return true;
    if (['where', 'from', 'and', 'or', 'when', 'if', 'on', 'select', ';'].includes(token.text)) return false;
  }
  return false;
}

/** Whether an `and` belongs to a `between`. */
function isOfBetween(tokens: readonly Token[], at: number): boolean {
  const { depth } = tokens[at]!;
  for (let index = at - 1; index >= 0 && index > at - 30; index -= 1) {
    const token = tokens[index]!;
    if (token.depth !== depth) continue;
    if (token.text === 'between') return true;
    if (token.text === 'and' || token.text === 'or' || token.text === 'where' || token.text === ';') return false;
  }
  return false;
}

function signEdits(tokens: readonly Token[], at: number): Edit[] {
  const token = tokens[at]!;
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  const isBinary = isOperand(previous) && next !== undefined && /^[\w('"]/.test(next.text);
  if (token.text === '=') return isAssignment(tokens, at) ? [] : replaced('= becomes <>', token, '<>');
  if (token.text === '+' && isBinary) return replaced('+ becomes -', token, '-');
  if (token.text === '-' && isBinary) return replaced('- becomes +', token, '+');
  if (token.text === '*' && isBinary) return replaced('* becomes /', token, '/');
  if (token.text === '/' && isBinary) return replaced('/ becomes *', token, '*');
  const other = SWAPS[token.text];
  if (!other || (token.text === 'and' && isOfBetween(tokens, at))) return [];
  if (/^(least|greatest|min|max|floor|round)$/.test(token.text) && next?.text !== '(') return [];
  // A row comparison or a trigger's `or replace` is no condition.
  if (token.text === 'or' && next?.text === 'replace') return [];
  return replaced(`${token.text} becomes ${other}`, token, other);
}

function constantEdits(token: Token): Edit[] {
  if (!/^\d+$/.test(token.text)) return [];
  const other = token.text === '0' ? '1' : token.text === '1' ? '0' : String(Number(token.text) + 1);
  return replaced(`${token.text} becomes ${other}`, token, other);
}

/** A condition of several goes: `and x` away, or `where x and` becomes `where`. */
function conjunctEdits(tokens: readonly Token[], at: number): Edit[] {
  const token = tokens[at]!;
  if (token.text !== 'and' && token.text !== 'where') return [];
  if (token.text === 'and' && isOfBetween(tokens, at)) return [];
  const end = tokens.findIndex(
    (other, index) => index > at && (other.depth < token.depth || (other.depth === token.depth && isEnd(tokens, index))),
  );
  const last = tokens[end === -1 ? tokens.length - 1 : end - 1]!;
  if (token.text === 'and') return replaced('a condition less', { start: token.start, end: last.end }, '');
  const first = tokens[at + 1];
  return first ? replaced('a condition less', { start: first.start, end: last.end }, 'true') : [];
}

const isEnd = (tokens: readonly Token[], index: number) =>
  ENDS.has(tokens[index]!.text) && !(tokens[index]!.text === 'and' && isOfBetween(tokens, index));

/** Statements that go: what refuses, what locks, what calls. */
function statementEdits(tokens: readonly Token[], at: number): Edit[] {
  const token = tokens[at]!;
  const end = tokens.slice(at).find(({ text }) => text === ';');
  if (token.text === 'raise' && end) return replaced('no raise', { start: token.start, end: end.end }, 'null;');
  if (token.text === 'perform' && end) return replaced('no call', { start: token.start, end: end.end }, 'null;');
  if (token.text === 'for' && ['update', 'no', 'share'].includes(tokens[at + 1]?.text ?? '')) {
    const last = tokens.slice(at).find(({ text }) => text === 'update' || text === 'share');
    return last ? replaced('no lock', { start: token.start, end: last.end }, '') : [];
  }
  return [];
}

function wordEdits(tokens: readonly Token[], at: number): Edit[] {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (token.text === 'is' && next?.text === 'null') return replaced('is null becomes is not null', token, 'is not');
  if (token.text === 'is' && next?.text === 'not')
    return replaced('is not null becomes is null', { start: token.start, end: next.end }, 'is');
  if (token.text === 'not' && /^(found|exists|in)$/.test(next?.text ?? '')) return replaced('no not', token, '');
  if (token.text === 'desc') return replaced('desc becomes asc', token, 'asc');
  if (token.text === 'nulls') return replaced('nulls at the other end', next!, next!.text === 'last' ? 'first' : 'last');
  if (token.text === 'true' || token.text === 'false')
    return replaced(`${token.text} becomes its opposite`, token, String(token.text === 'false'));
  return [];
}
