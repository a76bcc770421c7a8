import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { fileUrl } from '../../platform/files/file-url.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { logHttp, openLogger } from '../../platform/logger.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import {
  buildConsumer,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
  newCpf,
  PASSWORD,
  type SignedIn,
} from '../../test/builders/people.ts';
import { receiptJpeg, receiptPdf } from '../../test/builders/receipts.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';
import { keepText, plantTraces } from '../../test/builders/traces.ts';
import { testEnv } from '../../test/test-env.ts';
import { openContest } from '../contests/actions/open-contest.ts';
import { sealLogJob } from '../logs/index.ts';
import { rejectSubmission, sendReceipts, sendSale } from '../postings/index.ts';
import { updatePosting } from '../postings/receipts/actions/update-posting.ts';
import { redeemReward, setRedemptionNote } from '../redemptions/index.ts';
import { sendContactMessage } from './actions/send-contact-message.ts';

const IDENTITY = {
  nome: 'Zuleica Quaresma Brandt',
  email: 'zuleica.quaresma@exemplo.com',
  celular: '21987651234',
  telefone: '2133445566',
  pix: 'chave-aleatoria-zuleica-0001',
  masked: '(21) 98765-1234',
};
/** Columns that identify a person, or hold what people write about themselves. */
const NAMING_COLUMNS =
  'seller_id consumer_id person_id subject_id holder_id cpf celular telefone email chave_pix titular_nome parceiro_nome ator_nome indicado_nome destino actor_key ator conteudo enviado_por'.split(
    ' ',
  );
const FIVE_YEARS_DAYS = 5 * 366;

describe('a member who is erased', () => {
  let app: TestApp;
  let url: string;
  let admin: SignedIn;
  let second: SignedIn;
  const lines: string[] = [];
  let stop: () => Promise<void>;

  /** A second application, with the product's real logger. */
  beforeAll(async () => {
    app = await openTestApp();
    const logger = openLogger({ level: 'trace', write: (line) => lines.push(line) });
    const { database, ports, clock } = app;
    const logged = await buildApp({ database, ports, env: testEnv(), clock, report: (err, requestId) => logger.error({ err, requestId }) });
    const server = http.createServer(logHttp(logger, logged.handle));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await logged.close();
    };
    [admin, second] = [await buildStaff(app.database, 2), await buildStaff(app.database, 2)];
    await app.database.pool.query(
      'create schema pgboss; create table pgboss.job (id serial primary key, name text, data jsonb, output jsonb)',
    );
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const rows = async (text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows;
  const send = (method: string, where: string, body: unknown, token = '') =>
    fetch(new URL(where, url), {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `${token}|` } : {}) },
      body: JSON.stringify(body),
    });
  const needlesOf = (cpf: string) => {
    const { nome, email, celular, telefone, pix, masked } = IDENTITY;
    const dotted = cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
    return [cpf, dotted, nome, email, celular, telefone, pix, masked].map((text) => text.toLowerCase());
  };

  /** Every row of every table as a dump would write it; returns the tables that still name the person. */
  async function tablesNaming(needles: string[]): Promise<string[]> {
    const tables = await rows(
      `select table_schema, table_name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
    );
    expect(tables.length).toBeGreaterThan(60);
    const found: string[] = [];
    for (const { table_schema, table_name } of tables) {
      const dump = await rows(`select lower(to_jsonb(t)::text) as line from "${table_schema}"."${table_name}" t`);
      for (const { line } of dump)
        for (const needle of needles) if (line.includes(needle)) found.push(`${table_name}: ${needle} in ${line}`);
    }
    return found;
  }

  /** Stored files that contain any of these, whatever their format. */
  async function filesNaming(needles: string[]): Promise<string[]> {
    const root = path.join(os.tmpdir(), `fidelidade-test-${process.pid}`);
    const names = (await fs.promises.readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const found: string[] = [];
    for (const { parentPath, name } of names) {
      const text = (await fs.promises.readFile(path.join(parentPath, name))).toString('latin1').toLowerCase();
      if (needles.some((needle) => text.includes(needle))) found.push(name);
    }
    return found;
  }

  const ledgerSums = () =>
    rows(`select (select sum(valor) from entries) as entries, (select sum(balance) from accounts) as balances,
      (select sum(restante) from lots) as lots, (select sum(valor) from consumptions) as consumptions, (select count(*) from entries) as n`);
  const nightly = (name: string) =>
    jobNamed(name).handler(app.contextFor({ kind: 'system' }), {}, { number: 1, isLast: true, signal: new AbortController().signal });
  const chain = async () => {
    await nightly(sealLogJob.name);
    const { data } = await app.graphql('{ logIntegrity { integro verificados pendentes } }', {}, { token: admin.token });
    return data.logIntegrity;
  };
  const recover = async (cpf: string, kind: string) => {
    expect((await send('POST', `/api/sessoes/${kind}/esqueceu-senha`, { informacao: cpf })).status).toBe(200);
    await send('POST', `/api/sessoes/${kind}`, { cpf, senha: 'errada' });
  };
  async function erase(who: { token: string }): Promise<void> {
    const answer = await send('POST', '/graphql', { query: `mutation { eraseOwnData(senha: "${PASSWORD}") }` }, who.token);
    expect(await answer.json()).toEqual({ data: { eraseOwnData: true } });
    await app.runJobs();
  }

  async function registeredSeller() {
    const { store } = await buildSeller(app.database);
    await rows('update stores set tipo_pontuacao = 2 where id = $1', [store.id]);
    const { nome, email, celular, telefone } = IDENTITY;
    const cpf = newCpf();
    const form = {
      ...sellerForm({ cpf, nome, email, celular, telefone, cnpjRevenda: store.cnpj, quemIndicou: nome }),
      senha: PASSWORD,
      aceitouPoliticaPrivacidade: true,
    };
    expect((await send('POST', '/api/parceiros', form)).status).toBe(200);
    const signIn = (await (await send('POST', '/api/sessoes/parceiro', { cpf, senha: PASSWORD })).json()) as { token: string };
    const [{ id }] = await rows('update sellers set aceitou_regulamento_em = now() where cpf = $1 returning id', [cpf]);
    const actor = { kind: 'seller' as const, id, nome, cpf, storeId: store.id, networkId: store.networkId };
    return { id: id as number, cpf, token: signIn.token, actor, store };
  }

  /** Performs everything a seller can do, using the distinctive values at every step. */
  async function livedSeller() {
    const seller = await registeredSeller();
    const { nome, email, celular, masked } = IDENTITY;
    const [product, reward] = [await buildProduct(app.database), await buildReward(app.database, { tipo: 'recarga' })];
    const pdf = receiptPdf(`${nome} ${seller.cpf}`);
    const receipts = await runAction(sendReceipts, as(seller), {
      files: [
        { fileName: `${nome}.pdf`, bytes: pdf },
        { fileName: `${seller.cpf}.jpg`, bytes: await receiptJpeg() },
      ],
    });
    await app.runJobs();
    await runAction(rejectSubmission, as(second), { id: receipts[0]!.id, motivo: 'Nota Ilegível', observacao: `${nome}, refaça a foto` });
    await runAction(openContest, as(seller), {
      submissionId: receipts[0]!.id,
      texto: `Eu, ${nome}, contesto`,
      arquivo: { fileName: `${email}.pdf`, bytes: pdf },
    });
    await rows(
      `update contests set status = 'MANTIDA', decidido_por_id = $1, decidido_em = now(), resposta = $2 where submission_id = $3`,
      [admin.id, `${nome}, não`, receipts[0]!.id],
    );
    const sale = {
      tipoFiscal: 'C',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    } as const;
    const posted = await sendSale(as(admin), {
      ...sale,
      identificador: '12345678',
      cpf: seller.cpf,
      submissionId: receipts[1]!.id,
      enviarMensagem: true,
    });
    await runAction(updatePosting, as(admin), {
      id: posted.id,
      tipoFiscal: 'C',
      identificador: '12345679',
      realizadoEm: app.clock.today(),
      motivo: `${nome} pediu`,
    });
    await givePoints(app.database, app.clock, seller, '10000');
    const { id: redemptionId } = await runAction(redeemReward, as(seller), {
      codigoPremio: reward.codigo,
      qtde: 1,
      operator: 'Vivo',
      mobile: celular,
    });
    await runAction(setRedemptionNote, as(admin), { id: redemptionId, descricao: `Entregar a ${nome}` });
    await rows('update redemptions set status = 1 where id = $1', [redemptionId]);
    const photo = await keepText(app, nome);
    await rows('insert into redemption_media (redemption_id, file_id, staff_user_id) values ($1, $2, $3)', [redemptionId, photo, admin.id]);
    await runAction(sendContactMessage, as(seller), { mensagem: `Meu telefone é ${masked}` });
    await rows('insert into cards (codigo_barras, numero, seller_id, nome) values ($3, $3, $1, $2)', [seller.id, nome, String(seller.id)]);
    await rows(
      "insert into card_events (card_id, tipo, seller_id, ator, ator_nome) select id, 'VINCULO', $1, $2, $3 from cards where seller_id = $1",
      [seller.id, `seller:${seller.id}`, nome],
    );
    await rows(
      `insert into held_actions (action, chave, resumo, store_id, network_id, dados, pessoa, cpf, valor, moeda, motivo, status, primeiro_por_id, segundo_por_id, justificativa, decidido_em)
       values ('postSale', '1', 'Nota fiscal 1', $1, $2, '{"realizadoEm":"2026-01-01"}', $3, $4, 1, 'PONTO', 'LIMITE', 'RECUSADA', $5, $6, $3, now())`,
      [seller.store.id, seller.store.networkId, nome, seller.cpf, admin.id, second.id],
    );
    const referrer = await buildSeller(app.database);
    await rows("insert into referrals (seller_id, plataforma, nome, cpf, celular) values ($1, 'Indicado por Cadastro', $2, $3, $4)", [
      referrer.id,
      nome,
      seller.cpf,
      celular,
    ]);
    const brought = await buildSeller(app.database);
    await rows("insert into referrals (seller_id, plataforma, nome, cpf, celular) values ($1, 'Indicado por Cadastro', 'Bia', $2, '1')", [
      seller.id,
      brought.cpf,
    ]);
    await rows('update sellers set quem_indicou = $2 where id = $1', [brought.id, nome]);
    await rows("insert into social_identities (seller_id, provedor, emissor, sujeito) values ($1, 'google', 'https://g', $2)", [
      seller.id,
      email,
    ]);
    await recover(seller.cpf, 'parceiro');
    await app.runJobs();
    await plantTraces(app, { ...IDENTITY, cpf: seller.cpf, id: seller.id, kind: 'SELLER', staffId: admin.id });
    return seller;
  }

  it('as a seller is named nowhere any more: tables, files, log lines; the ledger and the chain of the log are as they were', async () => {
    const seller = await livedSeller();
    const needles = needlesOf(seller.cpf);
    expect((await tablesNaming(needles)).length).toBeGreaterThan(40);
    expect((await filesNaming(needles)).length).toBeGreaterThan(4);
    const before = await ledgerSums();
    await erase(seller);
    expect(await tablesNaming(needles)).toEqual([]);
    expect(await filesNaming(needles)).toEqual([]);
    expect(lines.filter((line) => needles.some((needle) => line.toLowerCase().includes(needle)))).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
    expect(await ledgerSums()).toEqual(before);
    expect(await chain()).toMatchObject({ integro: true, pendentes: 0 });
    expect(await rows('select data from pgboss.job')).toEqual([{ data: { outro: 1 } }]);
  });

  it('as a consumer is named nowhere any more, keys of PIX included', async () => {
    const consumer = await buildConsumer(app.database);
    const { nome, email, celular, telefone, pix } = IDENTITY;
    await rows('update consumers set nome = $2, email = $3, celular = $4, telefone = $5, quem_indicou = $2 where id = $1', [
      consumer.id,
      nome,
      email,
      celular,
      telefone,
    ]);
    const who = { ...consumer, actor: { ...consumer.actor, nome } };
    await runAction(sendReceipts, as(who), { files: [{ fileName: `${nome}.pdf`, bytes: receiptPdf(`${nome} ${consumer.cpf}`) }] });
    await rows("update submissions set status = 'ENCERRADA' where consumer_id = $1", [consumer.id]);
    await rows(
      `insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, status, resgatado_em,
         prazo_entrega, mes, tipo_chave_pix, chave_pix, titular_nome, busca)
       values ('CONSUMER', $1, $2, 'Cashback', 'cashback', 1, 10, 10, 0, 1, now(), '2026-12-01', '2026-11', 'CHAVE_ALEATORIA', $3, $4, lower($4))`,
      [consumer.id, `C${consumer.id}`, pix, nome],
    );
    await rows(
      `with bought as (select id from redemptions where consumer_id = $1), payment as (
         insert into payouts (redemption_id, estorno_motivo) select id, $2 from bought)
       insert into redemption_events (redemption_id, tipo, de, para, ator, ator_nome)
       select id, 'PAGAMENTO', 'Pago', 'Em estorno: ' || $2, 'staff:1', 'Ana' from bought`,
      [consumer.id, `${nome} pediu`],
    );
    await runAction(sendContactMessage, as(who), { mensagem: `Minha chave é ${pix}` });
    await recover(consumer.cpf, 'cliente');
    await app.runJobs();
    await plantTraces(app, { ...IDENTITY, cpf: consumer.cpf, id: consumer.id, kind: 'CONSUMER', staffId: admin.id });
    const needles = needlesOf(consumer.cpf);
    expect((await tablesNaming(needles)).length).toBeGreaterThan(15);
    await erase(consumer);
    expect(await tablesNaming(needles)).toEqual([]);
    expect(await filesNaming(needles)).toEqual([]);
    expect(lines.filter((line) => needles.some((needle) => line.toLowerCase().includes(needle)))).toEqual([]);
  });

  it('leaves the receipt that earned points as its proof for five years, and then that is blanked too', async () => {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    await app.runJobs();
    const product = await buildProduct(app.database);
    const itens = [{ codigo: product.codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }];
    const sale = { tipoFiscal: 'C', realizadoEm: app.clock.today(), itens, identificador: '22345678', enviarMensagem: false } as const;
    await sendSale(as(admin), { ...sale, cpf: seller.cpf, submissionId: sent!.id });
    await erase(seller);
    const file = async () =>
      (
        await rows(
          `select f.chave, f.tipo_arquivo as "tipoArquivo", f.nome_original as "nomeOriginal", f.removido_em as "removidoEm" from submissions s
           join stored_files f on f.id = s.file_id where s.id = $1`,
          [sent!.id],
        )
      )[0];
    const kept = await file();
    expect(kept).toMatchObject({ tipoArquivo: 'image/jpeg', nomeOriginal: 'Nota', removidoEm: null });
    const bytes = await app.ports.storage.get(kept.chave);
    await nightly('eraseReleasedReceipts');
    expect(await file()).toEqual(kept);
    app.clock.advanceDays(FIVE_YEARS_DAYS);
    await nightly('eraseReleasedReceipts');
    const blanked = await file();
    expect(blanked).toMatchObject({ chave: kept.chave, tipoArquivo: 'image/png', nomeOriginal: 'Imagem removida.png' });
    expect((await app.ports.storage.get(kept.chave)).equals(bytes)).toBe(false);
    const shown = await fetch(new URL(fileUrl(testEnv(), app.clock, blanked), app.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('leaves others as they are: the same contact, a name of one word, what else was said', async () => {
    const [seller, other] = [await buildSeller(app.database), await buildSeller(app.database)];
    await rows("update sellers set nome = 'Ana', email = 'ana@exemplo.com' where id = $1", [seller.id]);
    await rows("update sellers set nome = 'Mariana Souza', quem_indicou = 'Ana' where id = $1", [other.id]);
    await rows(
      "insert into saved_queries (staff_user_id, nome, consulta, atualizado_em) values ($1, 'semana', 'ana@exemplo.com (mariana) [x]', now())",
      [admin.id],
    );
    await erase(seller);
    expect(await rows('select nome, quem_indicou from sellers where id = $1', [other.id])).toEqual([
      { nome: 'Mariana Souza', quem_indicou: 'Ana' },
    ]);
    expect(await rows("select consulta from saved_queries where nome = 'semana'")).toEqual([{ consulta: 'removido (mariana) [x]' }]);
  });

  it('waits for a contest that somebody still judges', async () => {
    const seller = await buildSeller(app.database);
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'a.jpg', bytes: await receiptJpeg() }] });
    await runAction(rejectSubmission, as(second), { id: sent!.id, motivo: 'Nota Ilegível' });
    await runAction(openContest, as(seller), { submissionId: sent!.id, texto: 'A nota é legível, sim' });
    const answer = await send('POST', '/graphql', { query: `mutation { eraseOwnData(senha: "${PASSWORD}") }` }, seller.token);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'ERASURE_OPEN_MATTERS' } }] });
  });

  it('leaves no name in what the product logs when the database refuses a row', async () => {
    const { nome } = IDENTITY;
    lines.length = 0;
    const logger = openLogger({ level: 'trace', write: (line) => lines.push(line) });
    await rows('update sellers set nome = $1, ativo = null where id = (select min(id) from sellers)', [nome]).catch((err) =>
      logger.error({ err }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(nome);
  });

  it('is thought of by every table that names a member: docs/privacy.md says what becomes of each', async () => {
    const told = await fs.promises.readFile('docs/privacy.md', 'utf8');
    const tables = await rows(
      `select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any ($1) order by 1`,
      [NAMING_COLUMNS],
    );
    expect(tables.filter(({ name }) => !told.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  });
});
