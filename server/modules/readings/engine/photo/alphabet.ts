/** Characters of Brazilian receipts. The recogniser knows no ã, õ, ç, ê, ô: it answers the letter without its mark. */
const ALLOWED = new Set('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúàÁÉÍÓÚ .,:;/\\-_()[]<>*%$#&+=?!@|\'"°ªº');

/** Classes of the recogniser that look like an allowed character and have no compatible form in Unicode. */
const ALIKE: Readonly<Record<string, string>> = {
  '×': 'x',
  '—': '-',
  '─': '-',
  一: '-',
  '∶': ':',
  '·': '.',
  '•': '.',
  '‧': '.',
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '│': '|',
  '∣': '|',
  '▏': '|',
  '▕': '|',
  è: 'é',
  ì: 'í',
  ò: 'ó',
  ä: 'á',
  ü: 'ú',
  Ü: 'U',
  Ë: 'E',
};

/** For each allowed character, the recogniser's classes that mean it: full-width forms count as the plain ones. */
export function alphabetOf(classes: readonly string[]): { text: string; classes: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [index, text] of classes.entries()) {
    if (index === 0) continue;
    const plain = ALIKE[text] ?? text.normalize('NFKC');
    if (!ALLOWED.has(plain)) continue;
    const same = found.get(plain);
    if (same) same.push(index);
    else found.set(plain, [index]);
  }
  return [...found].map(([text, same]) => ({ text, classes: same }));
}
