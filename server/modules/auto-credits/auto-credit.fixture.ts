import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { buildFiscalKey } from '../../shared/fiscal-key.ts';
import type { TestApp } from '../../test/app.ts';
import { byTwoPeople } from '../../test/approve-waiting.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptPdf } from '../../test/builders/receipts.ts';
import { postSale, sendReceipts } from '../postings/index.ts';
import { noteReceiptText } from '../postings/receipts/reading/read-text.job.ts';
import { emptyReading, type Reading } from '../readings/index.ts';
import { saveCreditRule } from './actions/save-credit-rule.ts';

const SURE = 0.99;

/** An item that is read without doubt. */
export const sureItem = (more: Partial<Reading['itens'][number]>): Reading['itens'][number] => ({
  codigo: null,
  descricao: 'TINTA ACRILICA 18L',
  qtde: '2',
  un: 'UN',
  valorUnitario: '50.00',
  total: '100.00',
  certeza: SURE,
  lugar: null,
  corrigido: false,
  ...more,
});

/** What a stored decision says. */
export interface Decision {
  creditada: boolean;
  razoes: string[];
  valor: string | null;
  posting_id: number | null;
  sorteada: boolean;
}

export type AutoCreditDesk = Awaited<ReturnType<typeof autoCreditDesk>>;

/** A network with two stores, a product of 10 points, and its people; receipts are sent from devices of their own. */
export async function autoCreditDesk(app: TestApp) {
  const store = await buildStore(app.database, { tipoPontuacao: 2 });
  const product = await buildProduct(app.database, { valorPontos: '10' });
  const [admin, second, network] = await Promise.all([
    buildStaff(app.database, 2),
    buildStaff(app.database, 2),
    buildStaff(app.database, 0, { networkIds: [store.networkId] }),
  ]);
  const system = () => app.contextFor({ kind: 'system' });
  const query = async <Row>(text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows as Row[];
  const age = (table: 'sellers' | 'consumers', id: number, days: number) =>
    query(`update ${table} set criado_em = $2::timestamptz - make_interval(days => $3) where id = $1`, [id, app.clock.now(), days]);
  let serial = 700_000 + store.id * 1_000;
  let device = 0;

  const as = (who: SignedIn) => ({ ...app.contextFor(who.actor), ip: `10.${store.id % 250}.${++device >> 8}.${device & 255}` });
  const key = (cnpj = store.cnpj) =>
    buildFiscalKey({ uf: 'SP', ano: 2026, mes: 11, cnpj, modelo: '65', serie: 1, numero: ++serial, cNF: 20_000_000 + serial });
  const reading = (chave: string, more: Partial<Reading> = {}): Reading => ({
    ...emptyReading('foto'),
    chave,
    cnpj: chave.slice(6, 20),
    modelo: '65',
    data: app.clock.today(),
    total: '100.00',
    itens: [sureItem({ codigo: product.codigo })],
    certeza: { chave: SURE, data: SURE, total: SURE, cnpj: SURE },
    ...more,
  });
  /** Sends a receipt with its key and notes its reading; the automatic decision is only queued. */
  const send = async (who: SignedIn, more: Partial<Reading> = {}, chave = key()): Promise<number> => {
    const [sent] = await runAction(sendReceipts, as(who), { files: [{ fileName: 'nota.pdf', bytes: receiptPdf() }], chaves: [chave] });
    await app.runJobs();
    await runAction(noteReceiptText, system(), { submissionId: sent!.id, reading: reading(chave, more), problema: null });
    return sent!.id;
  };
  const seller = async (days = 60, at = store) => {
    const made = await buildSeller(app.database, { store: at });
    await age('sellers', made.id, days);
    return made;
  };
  const decisionOf = async (submissionId: number): Promise<Decision | undefined> => {
    const [row] = await query<Decision>(
      'select creditada, razoes, valor, posting_id, sorteada from auto_decisions where submission_id = $1',
      [submissionId],
    );
    return row;
  };
  const ruleId = async (audience: 'SELLER' | 'CONSUMER' = 'SELLER', fonte = 'FOTO'): Promise<number> => {
    const [rule] = await query<{ id: number }>('select id from credit_rules where network_id = $1 and audience = $2 and fonte = $3', [
      store.networkId,
      audience,
      fonte,
    ]);
    return rule!.id;
  };
  return {
    store,
    product,
    admin: admin as SignedIn,
    second: second as SignedIn,
    network: network as SignedIn,
    system,
    query,
    as,
    key,
    send,
    decisionOf,
    ruleId,
    seller,
    async consumer(days = 60) {
      const consumer = await buildConsumer(app.database);
      await age('consumers', consumer.id, days);
      return consumer;
    },
    /** A reviewer records the sale of a new seller's receipt, with this quantity of the product. */
    async approve(reviewer: SignedIn, qtde: string, more: Partial<Reading> = {}): Promise<void> {
      const sender = await seller();
      const chave = key();
      const submissionId = await send(sender, more, chave);
      await runAction(postSale, app.contextFor(reviewer.actor), {
        cpf: sender.cpf,
        submissionId,
        tipoFiscal: 'C',
        identificador: chave,
        realizadoEm: app.clock.today(),
        enviarMensagem: false,
        itens: [{ codigo: product.codigo, qtde, valorUnitario: '50', valorDesconto: '0' }],
      });
    },
    /** Runs the job that decides. */
    decide: (submissionId: number) =>
      jobNamed('credit-receipt').handler(system(), { submissionId }, { number: 1, isLast: false, signal: new AbortController().signal }),
    /** Sends and decides; answers the decision. */
    async sendAndDecide(who: SignedIn, more: Partial<Reading> = {}, chave = key()) {
      const id = await send(who, more, chave);
      await app.runJobs();
      return { id, ...(await decisionOf(id)) };
    },
    async rule(id: number) {
      const [rule] = await query<{ ativa: boolean; versao: number; desligada_motivo: string | null; limite_nota: string }>(
        'select ativa, versao, desligada_motivo, limite_nota from credit_rules where id = $1',
        [id],
      );
      return rule!;
    },
    /** Switches a rule on with generous bounds, by two people. */
    async switchOn(values: Record<string, unknown> = {}, id?: number): Promise<number> {
      const chosen = id ?? (await ruleId());
      const bounds = { limiteNota: '1000', limiteDia: '10000', limiteMembro: '5000', salto: '20' };
      await byTwoPeople(app, runAction(saveCreditRule, app.contextFor(admin.actor), { id: chosen, ativa: true, ...bounds, ...values }));
      return chosen;
    },
  };
}
