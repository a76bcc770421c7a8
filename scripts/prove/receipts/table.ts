import type { Comparison } from './compare.ts';

/** One measured receipt. */
export interface Measured {
  name: string;
  degree: string;
  layout: string;
  comparison: Comparison;
  cpuSeconds: number;
}

/** One row of the printed table per degree (or layout). */
export function tableOf(measured: readonly Measured[], by: 'degree' | 'layout'): string {
  const groups = [...new Set(measured.map((one) => one[by]))];
  const header = `| ${by} | n | key right/missing/wrong | CNPJ | day | total | discount | number | all items | lines | sure | sure but wrong | p50 s | p95 s |`;
  const rule = `|${' --- |'.repeat(14)}`;
  return [
    header,
    rule,
    ...[...groups, 'all'].map((group) => rowOf(group, group === 'all' ? measured : measured.filter((one) => one[by] === group))),
  ].join('\n');
}

/** What automatic credit would do with its rules at their defaults; the products of the items are not part of the corpus. */
export function creditLineOf(measured: readonly Measured[]): string {
  const receipts = measured.filter(({ degree }) => degree !== 'no receipt');
  const credited = measured.filter(({ comparison }) => comparison.gaps.length === 0);
  const right = credited.filter(({ comparison }) => comparison.isRight);
  const gaps = new Map<string, number>();
  for (const gap of receipts.flatMap(({ comparison }) => comparison.gaps)) gaps.set(gap, (gaps.get(gap) ?? 0) + 1);
  const reasons = [...gaps].toSorted((one, other) => other[1] - one[1]).map(([gap, count]) => `${gap} ${count}`);
  const doubted = measured.filter(({ comparison }) => comparison.isPrintDoubted);
  const share = (part: number, whole: number) => `${part} of ${whole} (${whole > 0 ? ((100 * part) / whole).toFixed(1) : '0.0'} %)`;
  return [
    `credited without a reviewer: ${share(credited.length, receipts.length)}`,
    `of these right: ${share(right.length, credited.length)}`,
    `wrong credits: ${share(credited.length - right.length, receipts.length)}, at most 0.5 % allowed`,
    `left to a reviewer for: ${reasons.join(', ')}`,
    `print doubted: ${share(doubted.length, receipts.length)}`,
  ].join('\n');
}

function rowOf(group: string, measured: readonly Measured[]): string {
  const count = (field: keyof Comparison['fields'], verdict: string) =>
    measured.filter(({ comparison }) => comparison.fields[field] === verdict).length;
  const share = (field: keyof Comparison['fields']) =>
    `${count(field, 'right')}/${measured.filter(({ comparison }) => comparison.fields[field]).length}`;
  const items = measured.filter(({ comparison }) => comparison.allItems !== null);
  const total = (pick: (one: Measured) => number) => measured.reduce((all, one) => all + pick(one), 0);
  const times = measured.map(({ cpuSeconds }) => cpuSeconds).sort((a, b) => a - b);
  const percentile = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(2);
  const cells = [
    group,
    measured.length,
    `${count('chave', 'right')}/${count('chave', 'missing')}/${count('chave', 'wrong')}`,
    ...(['cnpj', 'data', 'total', 'desconto', 'numero'] as const).map(share),
    `${items.filter(({ comparison }) => comparison.allItems).length}/${items.length}`,
    `${total(({ comparison }) => comparison.lines.right)}/${total(({ comparison }) => comparison.lines.all)}`,
    total(({ comparison }) => comparison.sure.fields),
    total(({ comparison }) => comparison.sure.wrong.length),
    percentile(0.5),
    percentile(0.95),
  ];
  return `| ${cells.join(' | ')} |`;
}
