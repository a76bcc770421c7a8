import sharp from 'sharp';
import { receiptPicture } from '../../../demo/pictures.ts';
import { seededRandom } from '../../../demo/random.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { runList } from '../../../platform/lists/run-list.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { FiscalKeyParts } from '../../../shared/fiscal-key.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { pendingSubmissionsList, postCashback, postSale, rejectSubmission, sendReceipts } from '../index.ts';
import { pendingCashbackList } from './cashback-submissions.list.ts';
import { submissionCounterpartQuery } from './counterpart.query.ts';
import { receiptDesk, refusalOf } from './receipt-desk.fixture.ts';
import type { Finding } from './receipt-findings.ts';
import { reconcile, reconciliationSentence } from './reconciliation.rules.ts';
import { reviewMetricsQuery } from './review.queries.ts';
import { submissionReviewQuery } from './submission.queries.ts';

describe('what the machine says of a receipt', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const { as, keyOf, photoSeller, saleFor, send } = receiptDesk(() => app);

  async function findingsOf(id: number): Promise<Pick<Finding, 'code' | 'severity'>[]> {
    await app.runJobs();
    const [row] = await app.database.read<{ findings: Finding[] }>(
      "select leitura -> 'findings' as findings from submissions where id = $1",
      [id],
    );
    return row!.findings.map(({ code, severity }) => ({ code, severity }));
  }

  describe('the key first', () => {
    it('refuses at the sending, with the documented reasons, what the key alone contradicts', async () => {
      const seller = await photoSeller();
      const other = await buildStore(app.database);
      const { cnpj } = seller.store;
      const good = keyOf(cnpj);
      expect(await refusalOf(send(seller, good.slice(0, 43) + ((Number(good.at(-1)) + 1) % 10)))).toBe(
        'Nota Não Qualificada: Dígito verificador da chave inválido',
      );
      expect(await refusalOf(send(seller, '35251011222333000181570010000012341407182636'))).toMatch(/^Nota Não Qualificada: Modelo/);
      expect(await refusalOf(send(seller, keyOf(other.cnpj)))).toMatch(/^CNPJ divergente do cadastro: a nota é de/);
      expect(await refusalOf(send(seller, keyOf(cnpj, { uf: 'RJ' })))).toBe('CNPJ divergente do cadastro: a nota é de RJ e a loja é de SP');
      expect(await refusalOf(send(seller, keyOf(cnpj, { mes: 10 })))).toBe('Data fora do mês vigente: a nota é de 10/2026');
      expect(await refusalOf(send(seller, '123'))).toBe('Chave de acesso inválida');
      const [kept] = await app.database.read<{ n: number }>('select count(*)::int as n from submissions where seller_id = $1', [seller.id]);
      expect(kept!.n).toBe(0);
    });

    it('lets what nothing speaks against into the lane of the pre-validated, and what is light to review with its flag', async () => {
      const seller = await photoSeller();
      const { cnpj } = seller.store;
      expect(await send(seller, keyOf(cnpj))).toMatchObject([{ preValidada: true }]);
      const [odd] = await send(seller, keyOf(cnpj, { cNF: 12_345_678 }));
      expect(odd).toMatchObject({ preValidada: false });
      const [unread] = await send(seller, null);
      expect(await findingsOf(odd!.id)).toEqual([{ code: 'KEY_WARNING', severity: 'SOFT' }]);
      expect(await findingsOf(unread!.id)).toEqual([]);
      const lane = async (faixa: string) =>
        (await runList(pendingSubmissionsList, as(admin), {}, { cpf: seller.cpf, faixa })).items.map(({ preValidada }) => preValidada);
      expect([await lane('PRE_VALIDADA'), await lane('COM_AVISOS'), await lane('SEM_LEITURA')]).toEqual([[true], [false], [false]]);
    });

    it('knows a note by its key within its audience: sent twice, at once, posted, and again after a rejection', async () => {
      const seller = await photoSeller();
      const colleague = await buildSeller(app.database, { store: seller.store });
      const chave = keyOf(seller.store.cnpj);
      const outcomes = await Promise.allSettled([seller, colleague, seller, colleague].map((who) => send(who, chave)));
      const sent = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
      expect(sent).toHaveLength(1);
      const { id } = sent[0]!;
      expect(await refusalOf(send(seller, chave))).toBe(`Nota Duplicada: esta nota já foi enviada (nota ${id})`);
      await runAction(rejectSubmission, as(admin), { id, motivo: 'Nota Ilegível' });
      const [again] = await send(seller, chave);
      const [row] = await app.database.read<{ cpf: string }>(
        'select v.cpf from submissions s join sellers v on v.id = s.seller_id where s.id = $1',
        [again!.id],
      );
      await runAction(postSale, as(admin), {
        ...(await saleFor({ ...seller, cpf: row!.cpf })),
        identificador: chave,
        submissionId: again!.id,
      });
      expect(await refusalOf(send(colleague, chave))).toBe('Nota Duplicada: esta nota já foi pontuada');
      const consumer = await buildConsumer(app.database);
      const [theirs] = await send(consumer, chave);
      expect(theirs).toMatchObject({ preValidada: false });
      await app.runJobs();
      const { findings } = (await runQuery(submissionReviewQuery, as(admin), { id: theirs!.id }))!;
      expect(findings).toEqual([
        {
          code: 'KEY_OTHER_AUDIENCE',
          severity: 'SOFT',
          message: `A mesma chave está na nota ${again!.id}, de um vendedor`,
          submissionId: again!.id,
        },
      ]);
    });

    it('doubts the key of a sale that was recorded for the other audience without a receipt', async () => {
      const seller = await photoSeller();
      const chave = keyOf(seller.store.cnpj);
      const { id: postingId } = (await runAction(postSale, as(admin), { ...(await saleFor(seller)), identificador: chave })) as {
        id: number;
      };
      const [sent] = await send(await buildConsumer(app.database), chave);
      await app.runJobs();
      const { findings } = (await runQuery(submissionReviewQuery, as(admin), { id: sent!.id }))!;
      expect(findings).toMatchObject([{ message: 'A mesma chave está em uma venda já registrada de um vendedor', postingId }]);
    });

    it('keeps the signs of a picture that was edited or captured as doubts, never refuses it, and stores no EXIF', async () => {
      const seller = await photoSeller();
      const picture = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#ddd' } })
        .jpeg()
        .withExif({ IFD0: { Software: 'Adobe Photoshop CC 2018' } })
        .toBuffer();
      const files = [{ fileName: 'Screenshot_20261120.jpg', bytes: picture }];
      const [sent] = await runAction(sendReceipts, as(seller), { files, conferir: true });
      expect(sent).toMatchObject({ preValidada: false });
      expect(await findingsOf(sent!.id)).toEqual([
        { code: 'EDITED_PICTURE', severity: 'SOFT' },
        { code: 'SCREEN_PICTURE', severity: 'SOFT' },
      ]);
      const [file] = await app.database.read<{ chave: string }>(
        'select f.chave from stored_files f join submissions s on s.file_id = f.id where s.id = $1',
        [sent!.id],
      );
      expect((await sharp(await app.contextFor({ kind: 'system' }).ports.storage.get(file!.chave)).metadata()).exif).toBeUndefined();
    });

    it('accepts notes of the month before within the days of tolerance only', async () => {
      const seller = await photoSeller();
      await app.database.pool.query('update system_settings set dias_tolerancia_mes = 20');
      try {
        expect(await send(seller, keyOf(seller.store.cnpj, { mes: 10 }))).toMatchObject([{ preValidada: true }]);
        expect(await refusalOf(send(seller, keyOf(seller.store.cnpj, { mes: 9 })))).toMatch(/^Data fora do mês vigente/);
      } finally {
        await app.database.pool.query('update system_settings set dias_tolerancia_mes = 0');
      }
    });

    it('takes notes of consumers from stores that serve them, doubts unknown ones and refuses the others', async () => {
      const consumer = await buildConsumer(app.database);
      const serving = await buildStore(app.database);
      const closed = await buildStore(app.database, { ativoClientes: false });
      expect(await send(consumer, keyOf(serving.cnpj))).toMatchObject([{ preValidada: true }]);
      expect(await refusalOf(send(consumer, keyOf(closed.cnpj)))).toBe('Nota Não Qualificada: a loja da nota não participa');
      const [unknown] = await send(consumer, keyOf('11222333000181'));
      expect(await findingsOf(unknown!.id)).toEqual([{ code: 'STORE_NOT_PARTICIPATING', severity: 'SOFT' }]);
    });

    it('says why the store of a consumer cannot be chosen, and follows its state', async () => {
      const consumer = await buildConsumer(app.database);
      const store = await buildStore(app.database, { ativoClientes: true });
      const [sent] = await send(consumer, keyOf(store.cnpj));
      const [unknown] = await send(consumer, keyOf('11222333000181'));
      await app.runJobs();
      const says = async (id: number, reader = admin) => {
        const { findings } = (await runQuery(submissionReviewQuery, as(reader), { id }))!;
        return findings.filter(({ code }) => code === 'STORE_NOT_PARTICIPATING').map(({ severity, message }) => `${severity} ${message}`);
      };
      const update = (assignment: string) => app.database.pool.query(`update stores set ${assignment} where cnpj = $1`, [store.cnpj]);
      const [{ nome } = { nome: '' }] = await app.database.read<{ nome: string }>(
        'select nome_fantasia as nome from stores where cnpj = $1',
        [store.cnpj],
      );
      const away = (problem: string) => [`HARD Nota Não Qualificada: a loja da nota, ${nome}, ${problem}`];
      expect(await says(sent!.id)).toEqual([]);
      await update('ativo_clientes = false');
      expect(await says(sent!.id)).toEqual(away('não participa do cashback'));
      await update('ativo = false');
      expect(await says(sent!.id)).toEqual(away('está inativa'));
      await update('excluido_em = now()');
      expect(await says(sent!.id)).toEqual(away('foi excluída do cadastro'));
      await update('excluido_em = null, ativo = true, ativo_clientes = true');
      expect(await says(sent!.id)).toEqual([]);
      expect(await says(unknown!.id)).toEqual(['SOFT Nota Não Qualificada: a loja da nota, CNPJ 11.222.333/0001-81, não está no cadastro']);
    });

    it('warns of a store or sender that is no longer active, and shows no such receipt as pre-validated', async () => {
      const seller = await photoSeller();
      const consumer = await buildConsumer(app.database);
      const serving = await buildStore(app.database, { ativoClientes: true });
      const [ofSeller] = await send(seller, keyOf(seller.store.cnpj));
      const [ofConsumer] = await send(consumer, keyOf(serving.cnpj));
      await app.runJobs();
      const set = (table: string, id: number, column: string, value: boolean) =>
        app.database.pool.query(`update ${table} set ${column} = $2 where id = $1`, [id, value]);
      const shown = async (list: typeof pendingSubmissionsList | typeof pendingCashbackList, id: number) => {
        const lanes = await Promise.all(
          ['PRE_VALIDADA', 'COM_AVISOS', 'SEM_LEITURA'].map(async (faixa) => {
            const { items } = await runList(list, as(admin), { pageSize: -1 }, { faixa });
            return items.some((row) => row.id === id);
          }),
        );
        const { items } = await runList(list, as(admin), { pageSize: -1 });
        const row = items.find((one) => one.id === id)!;
        const review = await runQuery(submissionReviewQuery, as(admin), { id });
        const { filas } = await runQuery(reviewMetricsQuery, as(admin), {});
        const queue = filas.find(({ audience }) => audience === review!.audience)!;
        return { lanes, preValidada: row.preValidada, avisos: row.avisos, findings: review!.findings, queue: queue.preValidadas };
      };
      const sellerBefore = await shown(pendingSubmissionsList, ofSeller!.id);
      expect(sellerBefore).toMatchObject({ lanes: [true, false, false], preValidada: true, avisos: 0, findings: [] });
      const store = { code: 'STORE_NOT_PARTICIPATING', message: 'Nota Não Qualificada: a loja da nota não participa' };
      await set('stores', seller.store.id, 'ativo', false);
      expect(await shown(pendingSubmissionsList, ofSeller!.id)).toMatchObject({
        lanes: [false, true, false],
        preValidada: false,
        avisos: 1,
        findings: [{ ...store, severity: 'SOFT' }],
        queue: sellerBefore.queue - 1,
      });
      await set('sellers', seller.id, 'ativo', false);
      const inactive = { code: 'SENDER_INACTIVE', severity: 'HARD', message: 'Vendedor divergente: o cadastro do vendedor está inativo' };
      expect(await shown(pendingSubmissionsList, ofSeller!.id)).toMatchObject({
        avisos: 2,
        findings: [{ ...store, severity: 'SOFT' }, inactive],
      });
      await set('stores', seller.store.id, 'ativo', true);
      expect(await shown(pendingSubmissionsList, ofSeller!.id)).toMatchObject({ preValidada: false, avisos: 1, findings: [inactive] });
      const { id: serves } = (await app.database.read<{ id: number }>('select id from stores where cnpj = $1', [serving.cnpj]))[0]!;
      const consumerBefore = await shown(pendingCashbackList, ofConsumer!.id);
      expect(consumerBefore).toMatchObject({ lanes: [true, false, false], preValidada: true, avisos: 0 });
      await set('stores', serves, 'ativo_clientes', false);
      expect(await shown(pendingCashbackList, ofConsumer!.id)).toMatchObject({
        lanes: [false, true, false],
        preValidada: false,
        avisos: 1,
        findings: [{ code: store.code, severity: 'HARD' }],
        queue: consumerBefore.queue - 1,
      });
      await set('stores', serves, 'ativo_clientes', true);
      await set('consumers', consumer.id, 'ativo', false);
      expect(await shown(pendingCashbackList, ofConsumer!.id)).toMatchObject({
        preValidada: false,
        findings: [{ code: 'SENDER_INACTIVE', message: 'Nota Não Qualificada: o cadastro do consumidor está inativo' }],
      });
      // At the sending the seller's own store is looked at too, also without a key.
      const late = await photoSeller();
      await set('stores', late.store.id, 'ativo', false);
      expect(await send(late, keyOf(late.store.cnpj))).toMatchObject([{ preValidada: false }]);
    });

    it('reads the code of a photo while the sender waits, and keeps nothing of a sending with one bad file', async () => {
      const seller = await photoSeller();
      const picture = (chave: string) =>
        receiptPicture(
          {
            loja: 'Loja',
            cnpj: '',
            chave,
            itens: [{ codigo: '1', descricao: 'Tinta', qtde: 1, valorUnitario: '1,00', total: '1,00' }],
            total: '1,00',
            quando: '19/11/2026',
          },
          seededRandom(3),
        );
      const files = [
        { fileName: 'boa.jpg', bytes: await picture(keyOf(seller.store.cnpj)) },
        { fileName: 'velha.jpg', bytes: await picture(keyOf(seller.store.cnpj, { mes: 8 })) },
      ];
      await expect(runAction(sendReceipts, as(seller), { files, conferir: true })).rejects.toMatchObject({
        code: 'SUBMISSION_REFUSED',
        message: 'velha.jpg: Data fora do mês vigente: a nota é de 08/2026',
        fields: [{ field: 'files.1', message: 'Data fora do mês vigente: a nota é de 08/2026' }],
      });
      expect(await runAction(sendReceipts, as(seller), { files: [files[0]], conferir: true })).toMatchObject([{ preValidada: true }]);
      // The documented upload sends everything to review.
      const [old] = await runAction(sendReceipts, as(seller), { files: [files[1]] });
      expect(await findingsOf(old!.id)).toContainEqual({ code: 'MONTH_DIFFERENT', severity: 'HARD' });
    });
  });

  it('doubts numbers that cannot be right beside those of the same series', async () => {
    const seller = await photoSeller();
    const { cnpj } = seller.store;
    const post = async (numero: number, realizadoEm: string) =>
      runAction(postSale, as(admin), {
        ...(await saleFor(seller)),
        identificador: keyOf(cnpj, { numero, serie: 7, mes: Number(realizadoEm.slice(5, 7)) }),
        realizadoEm,
      });
    await post(5_000, '2026-10-28');
    const outOfOrder = async (parts: Partial<FiscalKeyParts>) => {
      const [sent] = await send(seller, keyOf(cnpj, { serie: 7, ...parts }), false);
      return (await findingsOf(sent!.id)).filter(({ code }) => code === 'NUMBER_OUT_OF_ORDER').length;
    };
    // A November note comes after all of October's, so its number must be higher. A September one must be lower.
    expect(await outOfOrder({ numero: 4_000 })).toBe(1);
    expect(await outOfOrder({ numero: 6_000 })).toBe(0);
    expect(await outOfOrder({ numero: 6_001, mes: 9 })).toBe(1);
    expect(await outOfOrder({ numero: 4_001, mes: 9 })).toBe(0);
    // Within the month the key does not give the day.
    expect(await outOfOrder({ numero: 4_002, mes: 10 })).toBe(0);
    expect(await outOfOrder({ numero: 4_003, tpEmis: 9 })).toBe(0);
    expect(await outOfOrder({ numero: 4_004, serie: 8 })).toBe(0);
    const [zero] = await send(seller, keyOf(cnpj, { numero: 0, cNF: 0 }), false);
    expect(await findingsOf(zero!.id)).toEqual(Array.from({ length: 3 }, () => ({ code: 'KEY_WARNING', severity: 'SOFT' })));
    const [future] = await send(seller, keyOf(cnpj, { mes: 12, serie: 9 }), false);
    expect(await findingsOf(future!.id)).toEqual([
      { code: 'MONTH_DIFFERENT', severity: 'HARD' },
      { code: 'MONTH_FUTURE', severity: 'SOFT' },
    ]);
  });

  describe('both sides of an invoice', () => {
    const side = { realizadoEm: '2026-11-20', cnpj: '1', totalVenda: '500.00', produtosSW: '500.00' };
    it.each([
      [{}, 1, 'confere'],
      [{ totalVenda: '500.05' }, 1, 'confere'],
      [{ totalVenda: '500.06' }, -1, 'diverge em total'],
      [{ realizadoEm: '2026-11-19' }, 0, 'diverge em data'],
      [{ cnpj: '2' }, 0, 'diverge em CNPJ'],
      [{ produtosSW: '475.00' }, 1, 'confere'],
      [{ produtosSW: '474.99' }, -1, 'diverge em produtos SW'],
      [{ totalVenda: '900.00', produtosSW: '100.00' }, -3, 'diverge em total e produtos SW'],
    ])('scores %j with %i: %s', (more, pontos, words) => {
      const result = reconcile(side, { ...side, ...more });
      expect(result.pontos).toBe(pontos);
      expect(reconciliationSentence('CONSUMER', result)).toBe(`Esta nota também foi enviada por um consumidor: ${words}`);
    });

    it('links the notes of a seller and a consumer with one key, for those who may see the receipt', async () => {
      const seller = await photoSeller();
      const consumer = await buildConsumer(app.database);
      const chave = keyOf(seller.store.cnpj);
      const [own] = await send(seller, chave);
      expect(await runQuery(submissionCounterpartQuery, as(admin), { id: own!.id })).toBeNull();
      const [theirs] = await send(consumer, chave);
      expect(await runQuery(submissionCounterpartQuery, as(admin), { id: own!.id })).toMatchObject({
        audience: 'CONSUMER',
        submissionId: theirs!.id,
        pontos: 0,
        frase: 'Esta nota também foi enviada por um consumidor',
      });
      await runAction(postSale, as(admin), { ...(await saleFor(seller)), identificador: chave, submissionId: own!.id });
      await runAction(postCashback, as(admin), {
        cpf: consumer.cpf,
        cnpjLoja: seller.store.cnpj,
        tipoFiscal: 'C',
        identificador: chave,
        realizadoEm: app.clock.today(),
        totalVenda: '620',
        valorProdutosSW: '500',
        submissionId: theirs!.id,
        enviarMensagem: false,
      });
      expect(await runQuery(submissionCounterpartQuery, as(admin), { id: theirs!.id })).toMatchObject({
        audience: 'SELLER',
        totalVenda: '500.00',
        pontos: -1,
        frase: 'Esta nota também foi enviada por um vendedor: diverge em total',
      });
      const elsewhere = await buildStaff(app.database, 1, { networkIds: [999_999] });
      expect(await runQuery(submissionCounterpartQuery, as(elsewhere), { id: own!.id })).toBeNull();
      await expect(runQuery(submissionCounterpartQuery, as(seller), { id: own!.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    });
  });
});
