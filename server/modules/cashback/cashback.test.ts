import fc from 'fast-check';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { buildStore } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { ledger } from '../ledger/index.ts';
import { cancelPosting, postCashback, returnPostingToPending, sendReceipts } from '../postings/index.ts';
import { cancelRedemption } from '../redemptions/index.ts';
import { openCampaign, refusalOf as refusal } from './cashback.fixture.ts';
import { consumerRedemptionsList, ownConsumerRedemptionsList } from './index.ts';

const CAMPAIGN = '2025-10-01';
const LAST_DAY = '2025-12-29';
const NOW = '2025-10-20T15:00:00.000Z';

describe('cashback of consumers', () => {
  let test: Awaited<ReturnType<typeof openCampaign>>;
  beforeAll(async () => {
    test = await openCampaign(CAMPAIGN, NOW);
  });
  beforeEach(() => test.app.clock.moveTo(NOW));
  afterEach(() => test.expectTruths());
  afterAll(() => test.close());

  it('adds up the worked example: cumulative floor, threshold, one redemption of everything', async () => {
    const { voucherOf, newConsumer, approve, home, redeem } = test;
    const consumer = await newConsumer();
    const lots: string[] = [];
    for (const value of ['123.45', '333.33']) lots.push((await approve(consumer, value)).cashback);
    expect(await home(consumer)).toMatchObject({
      totalComprado: '2000.00',
      totalProdutosSW: '456.78',
      cashbackDisponivel: '0.00',
      faltamParaCashback: '43.22',
      mostrarCardFaltam: true,
      promocaoAtiva: true,
      saldoCashback: '9.13',
      valorResgateLiberado: '500.00',
    });
    expect(await voucherOf(consumer)).toBeNull();
    expect(await refusal(redeem(consumer))).toBe('Nenhum cashback disponível para resgate');
    for (const value of ['99.99', '77.77']) lots.push((await approve(consumer, value)).cashback);
    expect(lots).toEqual(['2.46', '6.67', '2.00', '1.56']);
    const explained = await test.app.graphql(
      '{ ownEntries { items { valor regra { valorProdutosSW percentual acumulado } } } }',
      {},
      { token: consumer.token, audience: 'store' },
    );
    expect(explained.data.ownEntries.items).toMatchObject([
      { valor: '1.56', regra: { valorProdutosSW: '77.77', percentual: '2', acumulado: '12.69' } },
      { valor: '2.00', regra: { valorProdutosSW: '99.99', percentual: '2', acumulado: '11.13' } },
      { valor: '6.67', regra: { valorProdutosSW: '333.33', percentual: '2', acumulado: '9.13' } },
      { valor: '2.46', regra: { valorProdutosSW: '123.45', percentual: '2', acumulado: '2.46' } },
    ]);
    const before = await home(consumer);
    expect(before).toMatchObject({
      totalProdutosSW: '634.54',
      cashbackDisponivel: '12.69',
      faltamParaCashback: '0.00',
      mostrarCardFaltam: false,
      jaResgatouCashback: false,
      cashbackDisponivelTexto: 'Cashback',
      campanha: { dataInicio: CAMPAIGN, dataFim: '2025-12-30', ultimoDiaResgate: '2026-01-28' },
      proximaCampanha: { valor: '0.00', dataInicio: null },
    });
    const voucher = await voucherOf(consumer);
    expect(voucher).toEqual({
      codigo: expect.stringMatching(/^[A-Z2-9]{10}$/),
      valor: '12.69',
      ultimoDiaResgate: '2026-01-28',
      chaveCpfDoTitular: true,
    });
    // Monday: two business days later is Wednesday.
    expect(await redeem(consumer)).toEqual({ id: expect.any(Number), valor: '12.69', prazoEntrega: '2025-10-22' });
    expect(await home(consumer)).toMatchObject({
      cashbackDisponivel: '0.00',
      jaResgatouCashback: true,
      mostrarCardFaltam: false,
      saldoCashback: '0.00',
      valorTotalResgates: '12.69',
    });
    expect(await voucherOf(consumer)).toBeNull();
    expect(await refusal(redeem(consumer, { codigo: voucher!.codigo }))).toBe('Você já fez um resgate nesta campanha!');
  });

  it('keeps notes approved after the redemption for the next campaign, which gets its date later', async () => {
    const { app, admin, newConsumer, approve, home, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    await redeem(consumer);
    const kept = await approve(consumer, '400');
    expect(kept).toMatchObject({ cashback: '8.00', proxima: true });
    expect(await home(consumer)).toMatchObject({
      jaResgatouCashback: true,
      cashbackDisponivel: '0.00',
      totalProdutosSW: '600.00',
      saldoCashback: '8.00',
      proximaCampanha: { valor: '8.00', dataInicio: null },
    });
    app.clock.moveTo('2026-03-10T15:00:00.000Z');
    await app.graphql(
      `mutation { updateSystemSettings(input: { limitePontuacao: "0", usosSemanaisVoucher: 3, voucherAtivo: true, valorResgateLiberado: "500",
        percentualCashback: "2", dataInicioPromocao: "2026-03-01" }) { dataInicioPromocao } }`,
      {},
      { token: admin.token },
    );
    expect(await home(consumer)).toMatchObject({ totalProdutosSW: '400.00', faltamParaCashback: '100.00', cashbackDisponivel: '0.00' });
    await approve(consumer, '150.49');
    // floor(550.49 × 2 %): the kept note and the new one are rounded down together.
    expect(await home(consumer)).toMatchObject({ totalProdutosSW: '550.49', cashbackDisponivel: '11.00' });
    expect((await redeem(consumer)).valor).toBe('11.00');
    await app.database.pool.query('update system_settings set data_inicio_promocao = $1', [CAMPAIGN]);
  });

  it('earns nothing after the redemption when the setting says so', async () => {
    const { app, newConsumer, approve, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    await redeem(consumer);
    await app.database.pool.query('update system_settings set levar_para_proxima = false');
    try {
      expect(await approve(consumer, '400')).toMatchObject({ cashback: '0.00', proxima: false });
    } finally {
      await app.database.pool.query('update system_settings set levar_para_proxima = true');
    }
  });

  it('counts the 90 days by São Paulo days, and what was bought inside also when it is approved after them', async () => {
    const { app, voucherOf, newConsumer, approve, home, redeem } = test;
    const consumer = await newConsumer();
    // 30 December 02:59 UTC is still the 29th in São Paulo.
    app.clock.moveTo('2025-12-30T02:59:59.000Z');
    expect(await home(consumer)).toMatchObject({ promocaoAtiva: true });
    await approve(consumer, '100', { realizadoEm: LAST_DAY });
    await approve(consumer, '100', { realizadoEm: CAMPAIGN });
    await approve(consumer, '100', { realizadoEm: '2025-09-30' });
    expect(await home(consumer)).toMatchObject({ totalProdutosSW: '200.00' });
    app.clock.moveTo('2025-12-30T03:00:00.000Z');
    expect(await home(consumer)).toMatchObject({ promocaoAtiva: false, mostrarCardFaltam: false, totalProdutosSW: '200.00' });
    await approve(consumer, '1000', { realizadoEm: '2025-12-30' });
    expect(await home(consumer)).toMatchObject({ totalProdutosSW: '200.00', cashbackDisponivel: '0.00' });
    await approve(consumer, '300', { realizadoEm: LAST_DAY });
    // 2 % of the 500 bought within the campaign; purchases outside it wait for the next one.
    expect(await home(consumer)).toMatchObject({
      cashbackDisponivel: '10.00',
      promocaoAtiva: false,
      proximaCampanha: { valor: '22.00', dataInicio: '2026-03-01' },
    });
    app.clock.moveTo('2026-01-29T02:59:59.000Z');
    expect(await voucherOf(consumer)).toMatchObject({ valor: '10.00', ultimoDiaResgate: '2026-01-28' });
    app.clock.moveTo('2026-01-29T03:00:00.000Z');
    expect(await voucherOf(consumer)).toBeNull();
    expect(await refusal(redeem(consumer))).toBe('Nenhum cashback disponível para resgate');
    // Too late for the campaign: carried to the next.
    expect(await approve(consumer, '100', { realizadoEm: LAST_DAY })).toMatchObject({ cashback: '2.00', proxima: true });
  });

  it('expires what was not taken out in time, and returned value can be taken out again', async () => {
    const { app, voucherOf, newConsumer, approve, home, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '700');
    app.clock.moveTo('2026-01-30T15:00:00.000Z');
    await app.database.transaction((tx) =>
      ledger.expireDue({ sql: tx.sql, clock: app.clock }, { holderType: 'CONSUMER', currency: 'BRL' }),
    );
    expect(await home(consumer)).toMatchObject({ saldoCashback: '0.00' });
    app.clock.moveTo('2026-01-31T15:00:00.000Z');
    await app.database.transaction((tx) =>
      ledger.reactivate({ sql: tx.sql, clock: app.clock }, { runDay: '2026-01-30', holderType: 'CONSUMER', currency: 'BRL' }),
    );
    expect(await voucherOf(consumer)).toMatchObject({ valor: '14.00' });
    expect((await redeem(consumer)).valor).toBe('14.00');
  });

  it('adds up to the floor of the whole for any notes, also when the percentage changes between them', async () => {
    const { app, newConsumer, approve } = test;
    const note = fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), points: fc.constantFrom(0, 50, 200, 275, 10_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(note, { minLength: 1, maxLength: 8 }), async (notes) => {
        const consumer = await newConsumer();
        let [exact, granted] = [0n, 0n];
        for (const { cents, points } of notes) {
          await app.database.pool.query('update system_settings set percentual_cashback = $1', [points / 100]);
          const { cashback } = await approve(consumer, (cents / 100).toFixed(2));
          // Millionths of a real: cents of SW products times hundredths of a percent.
          exact += BigInt(cents) * BigInt(points);
          const lot = exact / 10_000n - granted;
          granted += lot;
          expect(BigInt(Math.round(Number(cashback) * 100))).toBe(lot);
        }
      }),
      { numRuns: 15 },
    );
    await app.database.pool.query('update system_settings set percentual_cashback = 2');
  });

  it('owes in BRL what was paid out of a note cancelled later, and the next notes pay it', async () => {
    const { app, admin, as, newConsumer, approve, home, redeem } = test;
    const consumer = await newConsumer();
    const first = await approve(consumer, '500');
    await approve(consumer, '100');
    await redeem(consumer);
    expect(await runAction(cancelPosting, as(admin), { id: first.id })).toEqual({ id: first.id, divida: '10.00' });
    expect(await home(consumer)).toMatchObject({ saldoCashback: '-10.00', divida: '10.00', totalProdutosSW: '100.00' });
    const [account] = await app.database.read("select balance, debt from accounts where holder_type = 'CONSUMER' and holder_id = $1", [
      consumer.id,
    ]);
    expect(account).toEqual({ balance: '-10.00', debt: '10.00' });
    await approve(consumer, '700');
    expect(await home(consumer)).toMatchObject({ saldoCashback: '4.00', divida: '0.00', proximaCampanha: { valor: '4.00' } });
  });

  it('gives a cancelled redemption back to its lots, and the campaign can be taken out anew under another code', async () => {
    const { admin, as, voucherOf, newConsumer, approve, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    const codigo = (await voucherOf(consumer))!.codigo;
    const { id } = await redeem(consumer);
    const underWay = async () => (await runList(ownConsumerRedemptionsList, as(consumer), {}, { aCaminho: true })).total;
    expect(await underWay()).toBe(1);
    await runAction(cancelRedemption, as(admin), { id });
    expect(await underWay()).toBe(0);
    expect(await refusal(runAction(cancelRedemption, as(admin), { id }))).toContain('está cancelado');
    const again = await voucherOf(consumer);
    expect(again).toMatchObject({ valor: '12.00' });
    expect(again!.codigo).not.toBe(codigo);
    expect((await redeem(consumer)).valor).toBe('12.00');
    const { items } = await runList(consumerRedemptionsList, as(admin), { sort: 'id', direction: 'desc' });
    expect(items.slice(0, 2).map(({ status, estado }) => [status, estado])).toEqual([
      [0, 'SOLICITADO'],
      [3, 'CANCELADO'],
    ]);
  });

  it('refuses a purchase with the documented texts and changes nothing', async () => {
    const { app, admin, as, purchase, newConsumer, approve } = test;
    const consumer = await newConsumer();
    const closed = await buildStore(app.database, { ativoClientes: false });
    const ask = (more: object) => refusal(approve(consumer, '100', more));
    expect(await ask({ cpf: '52998224725' })).toBe('CPF inválido');
    expect(await ask({ identificador: '1234567' })).toBe('Identificador inválido');
    expect(await ask({ identificador: '' })).toBe('Identificador é obrigatório');
    expect(await ask({ tipoFiscal: null })).toBe('Tipo Fiscal é obrigatório');
    expect(await ask({ realizadoEm: '31/02/2025' })).toBe('Data inválida');
    expect(await ask({ realizadoEm: '2025-10-21' })).toBe('Data inválida');
    expect(await ask({ cnpjLoja: null })).toBe('Selecione pelo menos uma loja');
    expect(await ask({ cnpjLoja: closed.cnpj })).toBe('Loja não participante');
    expect(await ask({ valorProdutosSW: '1000.01' })).toBe('Informe somente valores válidos');
    expect(await ask({ valorProdutosSW: '-1' })).toBe('Informe somente valores válidos');
    expect(await ask({ totalVenda: '' })).toBe('Total é obrigatório');
    const sale = purchase(consumer, '100');
    expect(await refusal(runAction(postCashback, as(admin), sale))).toBe('accepted');
    expect(await refusal(runAction(postCashback, as(admin), { ...sale, identificador: `00${sale.identificador}` }))).toBe(
      'Venda já processada',
    );
    await app.database.pool.query('update consumers set ativo = false where id = $1', [consumer.id]);
    expect(await ask({})).toBe('Consumidor inativo');
    expect(await refusal(runAction(postCashback, app.contextFor(consumer.actor), sale))).toBe('Você não tem permissão para esta ação.');
  });

  it('refuses keys that cannot be paid, and keeps the others as the directory holds them', async () => {
    const { app, voucherOf, newConsumer, approve, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    const codigo = (await voucherOf(consumer))!.codigo;
    const ask = (tipoChavePix: unknown, chavePix: unknown) => refusal(redeem(consumer, { codigo, tipoChavePix, chavePix }));
    expect(await ask(null, consumer.cpf)).toBe('Por favor, preencha o tipo de chave PIX e a chave');
    expect(await ask('CPF', '')).toBe('Por favor, preencha o tipo de chave PIX e a chave');
    expect(await ask('CPF', '52998224724')).toBe('CPF deve ter 11 dígitos');
    expect(await ask('CPF', '52998224725')).toBe('A chave CPF deve ser o seu próprio CPF');
    expect(await ask('CNPJ', '123')).toBe('CNPJ deve ter 14 dígitos');
    expect(await ask('EMAIL', 'joao@')).toBe('E-mail inválido');
    expect(await ask('TELEFONE', '119876543')).toBe('Telefone deve ter pelo menos 10 dígitos');
    expect(await ask('TELEFONE', '(11) 98765-4321')).toBe('accepted');
    const [row] = await app.database.read('select tipo_chave_pix, chave_pix from redemptions where consumer_id = $1', [consumer.id]);
    expect(row).toEqual({ tipo_chave_pix: 'TELEFONE', chave_pix: '+5511987654321' });
    const logged = await app.database.read<{ parametros: unknown }>("select parametros from audit_entries where tipo = 'redeemCashback'");
    expect(JSON.stringify(logged)).not.toContain('98765');
  });

  it('pays nobody who was made inactive or removed while they asked', async () => {
    const { app, voucherOf, newConsumer, approve, redeem } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    const { codigo } = (await voucherOf(consumer))!;
    const set = (change: string) => app.database.pool.query(`update consumers set ${change} where id = $1`, [consumer.id]);
    const inactive = 'Seu cadastro está inativo. Fale com o suporte para voltar a resgatar.';
    await set('ativo = false');
    expect(await refusal(redeem(consumer, { codigo }))).toBe(inactive);
    await set('ativo = true, excluido_em = now()');
    expect(await refusal(redeem(consumer, { codigo }))).toBe(inactive);
    await set('excluido_em = null');
    expect(await refusal(redeem(consumer, { codigo }))).toBe('accepted');
  });

  it('decides a receipt of the queue once, and takes it back with its cashback', async () => {
    const { app, admin, as, newConsumer, approve, home } = test;
    const consumer = await newConsumer();
    const other = await newConsumer();
    const [sent] = await runAction(sendReceipts, as(consumer), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    const submissionId = sent!.id;
    expect(await refusal(approve(other, '100', { submissionId }))).toBe('Esta nota foi enviada por outro consumidor');
    expect(await refusal(approve(consumer, '100', { submissionId, realizadoEm: '2025-09-30' }))).toBe('Data fora do mês vigente');
    const posted = await approve(consumer, '100', { submissionId, enviarMensagem: true });
    expect(await refusal(approve(consumer, '100', { submissionId }))).toContain('Esta nota já foi decidida por');
    const [message] = await app.database.read<{ canal: string; conteudo: unknown }>('select canal from outgoing_messages');
    expect(message?.canal).toBe('WHATSAPP');
    await runAction(returnPostingToPending, as(admin), { id: posted.id });
    expect(await home(consumer)).toMatchObject({ saldoCashback: '0.00', totalProdutosSW: '0.00' });
    const again = await approve(consumer, '250', { submissionId });
    expect(again).toMatchObject({ cashback: '5.00', saldo: '5.00' });
  });

  it('stops when the promotion is turned off, and goes on when it is turned on again', async () => {
    const { app, voucherOf, newConsumer, approve, home } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    await app.database.pool.query('update system_settings set data_inicio_promocao = null');
    try {
      expect(await home(consumer)).toMatchObject({
        promocaoAtiva: false,
        jaResgatouCashback: false,
        cashbackDisponivel: '0.00',
        saldoCashback: '12.00',
        campanha: null,
      });
      expect(await voucherOf(consumer)).toBeNull();
      const [row] = await app.database.read<{ vence_em: string }>('select vence_em from postings where id = $1', [
        (await approve(consumer, '100')).id,
      ]);
      expect(row?.vence_em).toBe('2027-04-20');
    } finally {
      await app.database.pool.query('update system_settings set data_inicio_promocao = $1', [CAMPAIGN]);
    }
    expect(await voucherOf(consumer)).toMatchObject({ valor: '12.00' });
  });
});
