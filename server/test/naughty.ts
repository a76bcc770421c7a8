/** Text that breaks parsers, casts, queries, pages and spreadsheets elsewhere, and invalid numbers and days. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202eoãçacifidoc',
    '\ufeff',
    '\n\r\t',
    '😀👩‍👩‍👧‍👦'.repeat(30),
    'Ω≈ç√∫',
    '١٢٣٤',
    'ﷺ'.repeat(50),
  ],
  ...["' or 1=1 --", "'; drop table sellers; --", '") or ("a"="a', '\\', '\\u0000', '%', '_', '%00', '"', '$1', '::int', "E'\\\\x00'"],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
    '../../../etc/passwd',
    '=1+1|cmd',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '-1',
    '0',
    '0.001',
    '1e309',
    '1e-400',
    '0x1F',
    '007',
    '1,5',
    '1.234,56',
  ],
  ...['99999999999999', '9007199254740993', '99999999999999999999', '1'.repeat(400), '2147483648', '12345678901.999'],
  ...[
    '2026-02-31',
    '0000-01-01',
    '9999-12-31',
    '10000-01-01',
    '2026-13-45T25:61:61Z',
    '31/02/2026',
    '-271821-04-20T00:00:00.000Z',
    '2026-11-21',
  ],
  ...['__proto__', 'constructor', 'toString', '{"$ne":""}', '[object Object]', 'x'.repeat(5_000)],
] as const;

/** The same, as other JSON types. */
const VALUES = [
  ...[null, true, false, 0, -0, -1, 1.5, 0.001, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324, Number.MAX_VALUE],
  ...[[], [[]], [null], [''], {}, { $ne: '' }, { length: 1e9 }, JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}')],
] as const;

/** Hostile text for URLs. */
export const naughtyTexts: readonly string[] = TEXTS;

/** Hostile values of every type, for JSON. */
export const naughtyValues: readonly unknown[] = [...TEXTS, ...VALUES];
