import { parseSync } from '@swc/core';
import type { Edit } from './mutant.ts';

/** A node of the parser's tree, as far as the rules look. */
interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof (value as Node).span === 'object';

/** Visits a tree, without types: they are gone when the code runs. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const inner of value) walk(inner, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (/^(Ts(?!AsExpression|SatisfiesExpression|NonNull|ConstAssertion)|Import)/.test(value.type)) return;
    visit(value);
  }
  for (const [key, inner] of Object.entries(value)) if (key !== 'span' && key !== 'typeAnnotation') walk(inner, visit);
}

/** What the rules find in one module. The parser is the one that the tests' build has; it counts bytes from 1. */
export function typescriptEdits(text: string): Edit[] {
  const bytes = Buffer.from(text);
  const offset = (position: number) => bytes.subarray(0, position - 1).toString().length;
  const tree = parseSync(text, { syntax: 'typescript', decorators: true, target: 'es2023' });
  const edits: Edit[] = [];
  const edit = (rule: string, { start, end }: Node['span'], replacement: string) =>
    edits.push({ rule, start: offset(start), end: offset(end), replacement });
  const textOf = ({ span }: Node) => text.slice(offset(span.start), offset(span.end));
  walk(tree.body, (node) => {
    if (node.type === 'BinaryExpression') {
      const { operator, left, right } = node as unknown as { operator: string; left: Node; right: Node };
      const other = SWAPS[operator];
      const isText = operator === '+' && [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral');
      if (!other || isText) return;
      const between = text.slice(offset(left.span.end), offset(right.span.start));
      const start = offset(left.span.end) + between.indexOf(operator);
      edits.push({ rule: `${operator} becomes ${other}`, start, end: start + operator.length, replacement: other });
    }
    if (node.type === 'NumericLiteral') {
      const value = node.value as number;
      const other = value === 0 ? 1 : value === 1 ? 0 : value + 1;
      edit(`${value} becomes ${other}`, node.span, String(other));
    }
    if (node.type === 'BooleanLiteral') edit('a flag turned', node.span, String(!node.value));
    if (node.type === 'UnaryExpression' && node.operator === '!') edit('no !', node.span, textOf(node.argument as Node));
    if (node.type === 'IfStatement') {
      edit('if never', (node.test as Node).span, 'false');
      edit('if always', (node.test as Node).span, 'true');
    }
    if (node.type === 'ConditionalExpression') {
      const { consequent, alternate } = node as unknown as { consequent: Node; alternate: Node };
      edit('always the first', node.span, textOf(consequent));
      edit('always the second', node.span, textOf(alternate));
    }
    if (node.type === 'ThrowStatement') edit('no throw', node.span, ';');
    if (node.type === 'ArrayExpression') removeElements(node, edit, textOf);
  });
  return edits;
}

/** Lists of words, such as the reads of a scope, lose each of theirs. */
function removeElements(node: Node, edit: (rule: string, span: Node['span'], replacement: string) => void, textOf: (node: Node) => string) {
  const elements = (node.elements as ({ expression: Node } | null)[]).flatMap((element) => element?.expression ?? []);
  if (!elements.every(({ type }) => type === 'StringLiteral')) return;
  elements.forEach((removed, index) => {
    const rest = elements.filter((_, other) => other !== index).map(textOf);
    edit(`without ${textOf(removed)}`, node.span, `[${rest.join(', ')}]`);
  });
}
