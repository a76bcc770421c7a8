import type { Edit } from './mutant.ts';

const LEVELS = [0, 1, 2, 3, 4, 5];
const AUDIENCES = ['seller', 'consumer', 'integration', 'public'];
const ROW = /^ {2}'(\w+:[\w-]+)': (.+),$/gm;

/**
 * Each row of the table of permissions with one level or audience more or less. The rows are replaced by whole audiences, so that the
 * shared ones (`everyone`, `allStaff`, `storefront`) change for one permission alone.
 */
export function permissionEdits(
  text: string,
  table: Readonly<Record<string, { staff?: readonly number[]; seller?: true; consumer?: true; integration?: true; public?: true }>>,
): Edit[] {
  return [...text.matchAll(ROW)].flatMap(({ 0: row, 1: name, 2: written, index }) => {
    const audience = table[name!]!;
    const start = index + row.length - 1 - written!.length;
    const edit = (rule: string, staff: readonly number[], others: readonly string[]): Edit => ({
      rule,
      start,
      end: start + written!.length,
      replacement: `{ staff: [${staff.join(', ')}]${others.map((other) => `, ${other}: true`).join('')} }`,
    });
    const staff = audience.staff ?? [];
    const others = AUDIENCES.filter((other) => other in audience);
    // Who is admitted as the public is admitted anyway.
    if (audience.public)
      return [
        edit(
          `${name} without the public`,
          staff,
          others.filter((other) => other !== 'public'),
        ),
      ];
    return [
      ...LEVELS.map((level) =>
        staff.includes(level)
          ? edit(
              `${name} without level ${level}`,
              staff.filter((other) => other !== level),
              others,
            )
          : edit(`${name} also for level ${level}`, [...staff, level], others),
      ),
      ...AUDIENCES.map((other) =>
        others.includes(other)
          ? edit(
              `${name} without ${other}`,
              staff,
              others.filter((one) => one !== other),
            )
          : edit(`${name} also for ${other}`, staff, [...others, other]),
      ),
    ];
  });
}
