import { comparable, type TableColumn } from '../../../platform/sheets/table-reader.ts';
import type { ColumnShape } from './column-shapes.ts';

/** A column of an upload, with what a file of another origin tells it by. */
export interface GuessedColumn extends TableColumn<string> {
  /** Titles that other systems give it. They suggest a place and, unlike `aliases`, are never read without the sender. */
  synonyms?: readonly string[];
  /** Titles of something similar, with the doubt that the sender reads. */
  similar?: readonly { titles: readonly string[]; doubt: string }[];
  shape?: ColumnShape;
}

/** Where a file probably has a column. */
export interface ColumnGuess {
  posicao: number;
  /** Why the sender should check it, in Portuguese; null where title and cells agree. */
  duvida: string | null;
}

const BY_TITLE = 'Sugestão pelo título: confira.';
const BY_CELLS = 'Sugestão pelos valores da coluna: confira.';
const UNLIKE = 'O título combina, mas os valores parecem outra coisa: confira.';

/** How well a title names a column. A title outweighs what cells of it can add or take. */
const SCORE = { title: 100, synonym: 80, similar: 45, part: 40, cells: 20 } as const;
const FITS = 10;
const UNFIT = 50;
/** Each synonym ranks a little behind the one before it. */
const RANK = 0.1;

/** Abbreviations in the titles of Brazilian business software. */
const WORDS: Readonly<Record<string, string>> = {
  ...spelled('codigo', 'cod', 'cd', 'cdg'),
  ...spelled('valor', 'vlr', 'vl', 'val', 'vr'),
  ...spelled('preco', 'prc', 'pr'),
  ...spelled('unitario', 'unit', 'un', 'und', 'unid', 'unidade', 'unitaria'),
  ...spelled('data', 'dt', 'dat'),
  ...spelled('emissao', 'emis', 'emiss'),
  ...spelled('quantidade', 'qtd', 'qtde', 'qt', 'qte', 'quant', 'qtdade', 'quantid'),
  ...spelled('numero', 'num', 'nro', 'nr', 'no', 'n'),
  ...spelled('nota', 'nf', 'nfe', 'nfce'),
  ...spelled('produto', 'prod'),
  ...spelled('vendedor', 'vend', 'vendedora'),
  ...spelled('descricao', 'descr', 'descric'),
  ...spelled('documento', 'doc', 'docto'),
  ...spelled('pontos', 'pts', 'pto', 'ptos', 'pontuacao'),
  ...spelled('total', 'tot'),
  ...spelled('referencia', 'ref'),
  ...spelled('tipo', 'tp'),
  ...spelled('movimento', 'mov', 'movto'),
  ...spelled('percentual', 'perc', 'porc', 'porcentagem'),
  ...spelled('desconto', 'desct', 'descto', 'dscto'),
};
const FILLERS = new Set(['de', 'do', 'da', 'dos', 'das', 'o', 'a', 'e', 'em', 'por', 'r']);
/** Words that make a title mean something else, unless the column's own title has them. */
const OTHERS = new Set(
  (
    'cliente consumidor comprador destinatario fornecedor transportadora total bruto liquido minimo minima maximo maxima estoque custo ' +
    'vencimento nascimento entrega cadastro pagamento margem comissao frete icms ipi st imposto cidade endereco cep uf grupo categoria marca serie percentual cancelamento devolucao'
  ).split(' '),
);

function spelled(word: string, ...abbreviations: string[]): Record<string, string> {
  return Object.fromEntries(abbreviations.map((abbreviation) => [abbreviation, word]));
}

const wordsOf = (title: string): Set<string> =>
  new Set(
    comparable(title.replaceAll('%', ' percentual '))
      .split(' ')
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map((word) => WORDS[word] ?? word),
  );

interface Candidate extends ColumnGuess {
  key: string;
  score: number;
}

/**
 * Suggests where a file has the columns of an upload, by its titles and the cells of its first rows. Each column of the file is suggested
 * once; two equally good ones leave the choice to the sender.
 */
export function guessColumns(
  columns: readonly GuessedColumn[],
  { header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] },
): ReadonlyMap<string, ColumnGuess> {
  const cells = header.map((_title, position) => rows.map((row) => (row[position] ?? '').trim()).filter((cell) => cell !== ''));
  const candidates = columns
    .flatMap((column) => header.flatMap((title, posicao) => candidateOf(column, { title, posicao, cells: cells[posicao]! }) ?? []))
    .sort((a, b) => b.score - a.score || a.posicao - b.posicao);
  const guesses = new Map<string, ColumnGuess>();
  const undecided = new Set<string>();
  const used = new Set<number>();
  for (const { key, posicao, duvida, score } of candidates) {
    if (guesses.has(key) || undecided.has(key) || used.has(posicao)) continue;
    const rival = candidates.find((other) => other.key === key && other.posicao !== posicao && !used.has(other.posicao));
    if (rival?.score === score) {
      undecided.add(key);
      continue;
    }
    const isClose = score < SCORE.title && rival !== undefined && score - rival.score < FITS;
    guesses.set(key, { posicao, duvida: duvida ?? (isClose ? alsoLike(header[rival.posicao]!) : null) });
    used.add(posicao);
  }
  return guesses;
}

const alsoLike = (title: string) => `A coluna “${title.trim()}” também parece ser esta: confira.`;

interface FileColumn {
  title: string;
  posicao: number;
  cells: readonly string[];
}

function candidateOf(column: GuessedColumn, { title, posicao, cells }: FileColumn): Candidate | null {
  const { key, shape } = column;
  const fits = cells.length === 0 || !shape ? null : cells.filter((cell) => shape.fits(cell)).length >= cells.length * 0.8;
  const named = nameScore(column, title);
  if (named && fits === false) return named.score === SCORE.title ? { key, posicao, score: SCORE.title - UNFIT, duvida: UNLIKE } : null;
  if (named) return { key, posicao, score: named.score + (fits ? FITS : 0), duvida: named.doubt };
  return fits && shape?.isTelling && !hasOther(title) ? { key, posicao, score: SCORE.cells, duvida: BY_CELLS } : null;
}

const hasOther = (title: string) => [...wordsOf(title)].some((word) => OTHERS.has(word));

function nameScore(column: GuessedColumn, written: string): { score: number; doubt: string | null } | null {
  const { title, aliases = [], synonyms = [], similar = [] } = column;
  const own = [title, ...aliases];
  if (own.some((name) => comparable(name) === comparable(written))) return { score: SCORE.title, doubt: null };
  const words = wordsOf(written);
  const names = [...own, ...synonyms].map(wordsOf);
  const isSame = (name: ReadonlySet<string>) => name.size === words.size && [...name].every((word) => words.has(word));
  if (words.size === 0) return null;
  const rank = names.findIndex(isSame);
  if (rank !== -1) return { score: SCORE.synonym - rank * RANK, doubt: null };
  const near = similar.find(({ titles }) => titles.map(wordsOf).some(isSame));
  if (near) return { score: SCORE.similar, doubt: near.doubt };
  const isPart = names.some(
    (name) =>
      name.size > 0 && [...name].every((word) => words.has(word)) && ![...words].some((word) => OTHERS.has(word) && !name.has(word)),
  );
  return isPart ? { score: SCORE.part, doubt: BY_TITLE } : null;
}
