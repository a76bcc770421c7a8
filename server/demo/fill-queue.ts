import { emptyReading, type Reading } from '../modules/readings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { inspectUpload } from '../platform/files/inspect-upload.ts';
import type { Storage } from '../platform/files/storage.ts';
import { addDays, type CalendarDate } from '../shared/dates.ts';
import { buildFiscalKey, type FiscalKeyParts } from '../shared/fiscal-key.ts';
import { sum } from '../shared/money.ts';
import { DEMO_PRODUCTS } from './catalogue.ts';
import { keepInspected, receiptPicture } from './pictures.ts';
import { seededRandom } from './random.ts';
import { printReceipt, type Sold, send, totalOf } from './receipts.ts';
import { insert } from './registers.ts';

interface QueueToFill {
  receipts: number;
  /** Distinct pictures. Drawing and checking one takes a third of a second, so receipts share them. */
  pictures: number;
  clock: Clock;
}

interface Sender {
  id: number;
  storeId: number;
  networkId: number;
  nome: string;
  cnpj: string;
  uf: FiscalKeyParts['uf'];
}

interface Drawn {
  store: Sender;
  sold: Sold[];
  file: Awaited<ReturnType<typeof inspectUpload>>;
}

/** Below the limits of one sale and of one reviewer's day. */
const CHEAPEST = 12;
const MOST_SENDERS = 200;
/** Older than other waiting receipts, so that the queue begins with these. */
const DAYS_AGO = 2;
const APART_MS = 30_000;
/** A number of nine digits that no earlier run has used: decimal seconds and one digit each for ten receipts. */
const NUMBERS = 1_000_000_000;

/**
 * Adds read receipts of active sellers to the review queue, and returns their ids. Printed items, total and day are those of the picture;
 * number and key are the receipt's own. All or nothing.
 */
export async function fillQueue(database: Database, storage: Storage, { receipts, pictures, clock }: QueueToFill): Promise<number[]> {
  const now = clock.now();
  const issued = addDays(clock.today(), -DAYS_AGO);
  const first = Date.parse(`${issued}T12:00:00Z`);
  return database.transaction(async (tx) => {
    const senders = await activeSenders(tx);
    const stores = [...new Map(senders.map((sender) => [sender.storeId, sender])).values()];
    if (stores.length === 0) throw new Error('Não há vendedor ativo em uma loja ativa que pontua por foto.');
    const drawn = await Promise.all(Array.from({ length: pictures }, (_, index) => draw(stores[index % stores.length]!, index, issued)));
    const ids: number[] = [];
    for (let index = 0; index < receipts; index++) {
      const picture = drawn[index % drawn.length]!;
      const ofStore = senders.filter(({ storeId }) => storeId === picture.store.storeId);
      const sender = ofStore[Math.floor(index / drawn.length) % ofStore.length]!;
      const numero = (Math.floor(now.getTime() / 100) + index) % NUMBERS;
      const chave = keyOf(picture.store, numero, issued);
      // Each receipt has its own file, as with every upload: the browser loads the picture of each.
      const fileId = await keepInspected(tx, storage, picture.file, { nomeOriginal: 'nota.jpg', enviadoPor: `seller:${sender.id}` });
      const { id: sellerId, storeId, networkId } = sender;
      const owner = { audience: 'SELLER', sellerId, storeId, networkId, fileId };
      const id = await send(tx, owner, new Date(first + index * APART_MS), { chave, findings: [] });
      await keepReading(tx, id, { reading: readingOf(picture, { chave, numero, issued }), at: now });
      ids.push(id);
    }
    return ids;
  });
}

const activeSenders = (tx: Transaction): Promise<Sender[]> =>
  tx.sql<Sender>(
    `select v.id, r.id as "storeId", r.network_id as "networkId", r.nome_fantasia as nome, r.cnpj, coalesce(r.end_estado, 'SP') as uf
     from sellers v join stores r on r.id = v.store_id
     where v.ativo and v.excluido_em is null and r.ativo and r.excluido_em is null and r.tipo_pontuacao = 2
     order by v.id limit $1`,
    [MOST_SENDERS],
  );

const keyOf = ({ uf, cnpj }: Sender, numero: number, issued: CalendarDate): string => {
  const [ano = 0, mes = 0] = issued.split('-').map(Number);
  return buildFiscalKey({ uf, ano, mes, cnpj, modelo: '65', serie: 7, numero, cNF: 10_000_000 + (numero % 80_000_000) });
};

async function draw(store: Sender, index: number, issued: CalendarDate): Promise<Drawn> {
  const cheap = DEMO_PRODUCTS.toSorted((one, other) => Number(one.valorPontos) - Number(other.valorPontos)).slice(0, CHEAPEST);
  const sold = [0, 5].map((step) => ({ product: cheap[(index + step) % cheap.length]!, qtde: 1 }));
  const printed = printReceipt({ store, chave: keyOf(store, index + 1, issued), sold, issued });
  return { store, sold, file: await inspectUpload(await receiptPicture(printed, seededRandom(index)), { accept: ['jpeg'] }) };
}

interface Note {
  chave: string;
  numero: number;
  issued: CalendarDate;
}

const readingOf = ({ store, sold }: Drawn, { chave, numero, issued }: Note): Reading => ({
  ...emptyReading('foto'),
  modelo: '65',
  chave,
  cnpj: store.cnpj,
  emitente: store.nome,
  data: issued,
  serie: '7',
  numero: String(numero),
  total: sum(sold.map(totalOf)),
  itens: sold.map((line) => ({
    codigo: line.product.gtin.replace(/^0+/, ''),
    descricao: line.product.nome,
    qtde: '1.00',
    un: 'UN',
    valorUnitario: line.product.valorUnitario,
    total: totalOf(line),
    certeza: 1,
    lugar: null,
    corrigido: false,
  })),
  certeza: { chave: 1, cnpj: 1, data: 1, serie: 1, numero: 1, total: 1 },
});

const keepReading = (tx: Transaction, submissionId: number, { reading, at }: { reading: Reading; at: Date }) =>
  insert(tx, 'receipt_readings', {
    submissionId,
    fonte: 'FOTO',
    leitura: JSON.stringify(reading),
    total: reading.total,
    data: reading.data,
    produtos: reading.itens.length,
    lidoEm: at,
  });
