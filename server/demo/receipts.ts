import pdfkit from 'pdfkit';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Storage } from '../platform/files/storage.ts';
import { formatCnpj } from '../shared/cnpj.ts';
import { addDays, type CalendarDate, formatDate, toSaoPauloDate } from '../shared/dates.ts';
import { buildFiscalKey, parseFiscalKey } from '../shared/fiscal-key.ts';
import { formatDecimal } from '../shared/format.ts';
import { multiply, sum } from '../shared/money.ts';
import { DEMO_PRODUCTS, type DemoProduct } from './catalogue.ts';
import { keep, type PrintedReceipt, printedRows, receiptPicture } from './pictures.ts';
import type { Random } from './random.ts';
import { type DemoStore, insert, type Registers } from './registers.ts';

const SELLER_RECEIPTS = 14;
const CONSUMER_RECEIPTS = 6;

/** Receipts awaiting review: photographs with readable QR codes, one PDF, one from another store, one sent twice. */
export async function loadPendingReceipts(
  tx: Transaction,
  storage: Storage,
  random: Random,
  registers: Registers,
  now: Date,
): Promise<void> {
  const photoSellers = registers.sellers.filter(({ store }) => store.tipoPontuacao === 2);
  for (let index = 0; index < SELLER_RECEIPTS; index++) {
    const seller = index < 4 ? registers.sellers[0]! : photoSellers[index % photoSellers.length]!;
    const issuer = index === 6 ? registers.stores[9]! : seller.store;
    const sentAt = new Date(now.getTime() - (SELLER_RECEIPTS - index) * 5_400_000);
    const { chave, bytes, printed } = await drawReceipt(random, issuer, index, sentAt);
    const file = index === 9 ? { bytes: await pdfOf(printed), name: 'nota.pdf' } : { bytes, name: `nota-${index + 1}.jpg` };
    const fileId = await keep(tx, storage, file.bytes, file.name, `seller:${seller.id}`);
    const findings =
      issuer === seller.store
        ? []
        : [{ code: 'CNPJ_DIFFERENT', severity: 'HARD', message: `CNPJ divergente do cadastro: a nota é de ${formatCnpj(issuer.cnpj)}` }];
    await send(tx, { audience: 'SELLER', sellerId: seller.id, storeId: seller.store.id, networkId: seller.store.network, fileId }, sentAt, {
      chave: index === 9 ? null : chave,
      findings,
    });
  }
  for (let index = 0; index < CONSUMER_RECEIPTS; index++) {
    const consumer = registers.consumers[index % 3]!;
    const sentAt = new Date(now.getTime() - (index + 1) * 3_600_000);
    const { chave, bytes } = await drawReceipt(random, registers.stores[index]!, 40 + index, sentAt);
    const fileId = await keep(tx, storage, bytes, `compra-${index + 1}.jpg`, `consumer:${consumer.id}`);
    await send(tx, { audience: 'CONSUMER', consumerId: consumer.id, fileId }, sentAt, {
      chave,
      findings: [],
    });
  }
  await loadClosedReceipts(tx, storage, random, registers, now);
}

/** A few rejected ones, so that their senders see a reason. */
async function loadClosedReceipts(tx: Transaction, storage: Storage, random: Random, registers: Registers, now: Date): Promise<void> {
  const seller = registers.sellers[0]!;
  const sellers = { audience: 'SELLER', sellerId: seller.id, storeId: seller.store.id, networkId: seller.store.network };
  const closed: { owner: Record<string, unknown>; sender: string; motivo: string | null }[] = [
    ...['Nota Ilegível', 'Nota Incompleta', null].map((motivo) => ({ owner: sellers, sender: `seller:${seller.id}`, motivo })),
    ...['Nota Duplicada', 'Nota Não Qualificada', null].map((motivo, index) => {
      const { id } = registers.consumers[index % 2]!;
      return { owner: { audience: 'CONSUMER', consumerId: id }, sender: `consumer:${id}`, motivo };
    }),
  ];
  for (const [index, { owner, sender, motivo }] of closed.entries()) {
    const at = new Date(now.getTime() - (index + 3) * 86_400_000);
    const { chave, bytes } = await drawReceipt(random, seller.store, 80 + index, at);
    const fileId = await keep(tx, storage, bytes, `antiga-${index + 1}.jpg`, sender);
    const id = await send(tx, { ...owner, fileId }, at, { chave, findings: [] });
    const status = motivo ? 'REPROVADA' : 'ENCERRADA';
    const judge = registers.staff[1]!;
    const decided = new Date(at.getTime() + 7_200_000);
    await tx.sql(
      'update submissions set status = $2, reprovado_motivo = $3, decidido_por_id = $4, decidido_em = $5, atualizado_em = $5, versao = 2 where id = $1',
      [id, status, motivo, judge.id, decided],
    );
    await insert(tx, 'submission_events', {
      submissionId: id,
      statusAnterior: 'PENDENTE',
      statusNovo: status,
      motivo,
      ator: `staff:${judge.id}`,
      atorNome: judge.nome,
      criadoEm: decided,
    });
  }
}

interface DrawnReceipt {
  chave: string;
  bytes: Buffer;
  printed: PrintedReceipt;
}

/** A receipt of the day before it was sent. */
async function drawReceipt(random: Random, store: DemoStore, serial: number, sentAt: Date): Promise<DrawnReceipt> {
  const issued = addDays(toSaoPauloDate(sentAt), -1);
  const [ano, mes] = issued.split('-').map(Number);
  const chave = buildFiscalKey({
    uf: store.uf,
    ano: ano!,
    mes: mes!,
    cnpj: store.cnpj,
    modelo: '65',
    serie: 1,
    numero: 4_000 + serial * 17,
    cNF: 31_415_926 + serial * 1_009,
  });
  const lines = Array.from({ length: random.integer(2, 4) }, () => random.pick(DEMO_PRODUCTS));
  const sold = lines.map((product, index) => ({ product, qtde: 1 + ((serial + index) % 3) }));
  const printed = printReceipt({ store, chave, sold, issued });
  return { chave, printed, bytes: await receiptPicture(printed, random) };
}

/** One printed item. */
export interface Sold {
  product: DemoProduct;
  qtde: number;
}

interface Sale {
  store: Pick<DemoStore, 'nome' | 'cnpj'>;
  chave: string;
  sold: readonly Sold[];
  issued: CalendarDate;
}

export const totalOf = ({ product, qtde }: Sold): string => multiply(product.valorUnitario, String(qtde));

/** The text of a sale's receipt. */
export const printReceipt = ({ store, chave, sold, issued }: Sale): PrintedReceipt => ({
  loja: store.nome,
  cnpj: formatCnpj(store.cnpj),
  chave,
  itens: sold.map((line) => ({
    codigo: line.product.gtin.replace(/^0+/, ''),
    descricao: line.product.nome,
    qtde: line.qtde,
    valorUnitario: formatDecimal(line.product.valorUnitario),
    total: formatDecimal(totalOf(line)),
  })),
  total: formatDecimal(sum(sold.map(totalOf))),
  quando: formatDate(issued),
});

/** The same text as a PDF. */
function pdfOf(printed: PrintedReceipt): Promise<Buffer> {
  const document = new pdfkit({ size: 'A5', margin: 40, info: { Title: 'Nota fiscal' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.font('Courier').fontSize(8);
  for (const [index, [left, right]] of printedRows(printed).entries()) {
    const y = 40 + index * 14;
    document.text(left, 40, y, { lineBreak: false });
    if (right) document.text(right, 40, y, { width: 340, align: 'right' });
  }
  document.end();
  return done;
}

/** Records a waiting receipt as if it was sent at that moment, and returns its id. */
export async function send(
  tx: Transaction,
  owner: Record<string, unknown>,
  at: Date,
  { chave, findings }: { chave: string | null; findings: unknown[] },
): Promise<number> {
  const key = chave ? parseFiscalKey(chave) : null;
  const id = await insert(tx, 'submissions', {
    ...owner,
    criadoEm: at,
    atualizadoEm: at,
    chaveFiscal: chave,
    leitura: JSON.stringify({ key, findings }),
  });
  await tx.sql(
    `with sent as (update submissions s set busca = search_text(concat_ws(' ', v.nome, v.cpf, c.nome, c.cpf, r.cnpj, r.codigo, r.nome_fantasia))
       from submissions o left join sellers v on v.id = o.seller_id left join consumers c on c.id = o.consumer_id left join stores r on r.id = o.store_id
       where o.id = s.id and s.id = $1 returning s.id, coalesce('seller:' || v.id, 'consumer:' || c.id) as ator, coalesce(v.nome, c.nome) as nome)
     insert into submission_events (submission_id, status_anterior, status_novo, ator, ator_nome, criado_em) select id, null, 'PENDENTE', ator, nome, $2 from sent`,
    [id, at],
  );
  return id;
}
