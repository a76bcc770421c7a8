import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import { emptyReading, type Reading, readerOptions, readInPool } from '../../server/modules/readings/index.ts';

/**
 * `npm run -s receipts:read -- FILE…` prints what was read from each file: one JSON line per file, in the given order. A file that cannot be
 * read gives a line too, so the exit code says nothing about the files.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Informe os arquivos: npm run -s receipts:read -- nota.xml foto.jpg\n');
  process.exit(1);
}
/** Larger than any phone's picture; no source accepts more. */
const MAX_BYTES = 40 * 1024 * 1024;
const PROBLEMS = { TIMEOUT: 'A leitura passou do tempo limite.', CRASHED: 'A leitura deste arquivo falhou.' } as const;

const options = await readerOptions(process.env);
// Few files at a time in memory, printed in order.
const underWay: Promise<string>[] = [];
for (const file of files) {
  underWay.push(lineOf(file));
  if (underWay.length >= os.availableParallelism()) process.stdout.write(await underWay.shift()!);
}
for (const line of underWay) process.stdout.write(await line);

async function lineOf(arquivo: string): Promise<string> {
  const reading = await readingOf(arquivo);
  const { fonte, chave, cnpj, data, hora, serie, numero, total, desconto, certeza, divergencias } = reading;
  // Products are known only with a network's database.
  const itens = reading.itens.map(({ codigo, descricao, qtde, un, valorUnitario, total: totalDoItem }) => ({
    codigo,
    descricao,
    qtde,
    un,
    valorUnitario,
    total: totalDoItem,
    produto: null,
  }));
  return `${JSON.stringify({ arquivo, fonte, chave, cnpj, data, hora, serie, numero, total, desconto, itens, certeza, divergencias })}\n`;
}

async function readingOf(file: string): Promise<Reading> {
  const bytes = await bytesOf(file);
  if (!bytes) return unread('O arquivo não existe, não pôde ser aberto ou tem mais de 40 MB.');
  const { reading, problem } = await readInPool(bytes, options);
  return problem ? unread(PROBLEMS[problem]) : reading;
}

async function bytesOf(file: string): Promise<Buffer | null> {
  const { size } = await stat(file).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  return size > MAX_BYTES ? null : await readFile(file).catch(() => null);
}

function unread(reason: string): Reading {
  return { ...emptyReading(), divergencias: [reason] };
}
