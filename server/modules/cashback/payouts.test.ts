import { allActions } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign, liftHold } from '../../test/builders/cashback.ts';
import { buildConsumer, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { expectTruths } from '../../test/truths.ts';
import { postCashback } from '../postings/index.ts';
import { cancelRedemption, changeRedemptionStatus, setRedemptionNote } from '../redemptions/index.ts';
import {
  approvePayouts,
  askPayoutReversal,
  cashbackDashboardQuery,
  cashbackVoucherQuery,
  confirmPayoutReversal,
  consumerRedemptionsList,
  createPayoutBatch,
  downloadPayoutBatch,
  readBankReturn,
  redeemCashback,
  revealPixKey,
} from './index.ts';

type Consumer = Awaited<ReturnType<typeof buildConsumer>>;

describe('payments of cashback', () => {
  let app: TestApp;
  let admin: SignedIn;
  let auditor: SignedIn;
  let cnpjLoja: string;
  let networkId: number;
  let note = 50_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, auditor] = (await Promise.all([2, 4].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
    ({ cnpj: cnpjLoja, networkId } = await buildStore(app.database));
    await buildCampaign(app.database, '2026-11-01');
  });
  // A Friday.
  beforeEach(() => app.clock.moveTo('2026-11-20T15:00:00.000Z'));
  afterEach(async () => {
    await expectTruths(app.database);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const refusal = (outcome: Promise<unknown>) =>
    outcome.then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  async function requested(
    key: { tipoChavePix: string; chavePix: string } | null = null,
    sw = '600',
  ): Promise<{ consumer: Consumer; id: number }> {
    const consumer = await buildConsumer(app.database);
    const id = await redeemFor(consumer, key, sw);
    // A key that a test does not name counts as paid before.
    if (!key) await liftHold(app.database, id);
    return { consumer, id };
  }
  async function redeemFor(consumer: Consumer, key: { tipoChavePix: string; chavePix: string } | null = null, sw = '600'): Promise<number> {
    await runAction(postCashback, as(admin), {
      cpf: consumer.cpf,
      tipoFiscal: 'C',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      totalVenda: sw,
      valorProdutosSW: sw,
      cnpjLoja,
      enviarMensagem: false,
    });
    const voucher = await runQuery(cashbackVoucherQuery, as(consumer));
    const { id } = await runAction(redeemCashback, as(consumer), {
      codigo: voucher!.codigo,
      ...(key ?? { tipoChavePix: 'CPF', chavePix: consumer.cpf }),
    });
    return id;
  }
  const rowOf = async (id: number) => {
    const { items } = await runList(consumerRedemptionsList, as(admin), { pageSize: -1 });
    return items.find((row) => row.id === id)!;
  };
  const bankReturn = (csv: string) => runAction(readBankReturn, as(admin), { fileName: 'retorno.csv', bytes: Buffer.from(csv) });
  const approve = (...ids: number[]) => runAction(approvePayouts, as(admin), { ids });

  it('goes from the request through approval, batch and the bank’s answer, beside the documented status', async () => {
    const { id, consumer } = await requested();
    expect(await rowOf(id)).toMatchObject({
      estado: 'SOLICITADO',
      status: 0,
      prazoEntrega: '2026-11-24',
      chavePix: `***.${consumer.cpf.slice(3, 6)}.${consumer.cpf.slice(6, 9)}-**`,
      dataEntrega: null,
    });
    expect(await approve(id)).toEqual({ alterados: 1 });
    expect(await approve(id)).toEqual({ alterados: 0 });
    expect(await rowOf(id)).toMatchObject({ estado: 'APROVADO', status: 0 });
    const batch = await runAction(createPayoutBatch, as(admin), {});
    expect(batch).toEqual({ id: expect.any(Number), quantidade: 1, total: '12.00', deixados: 0 });
    expect(await rowOf(id)).toMatchObject({ estado: 'EM_LOTE', status: 2, lote: batch.id });
    expect(await refusal(runAction(createPayoutBatch, as(admin), {}))).toBe('Não há resgates aprovados para um novo lote.');
    const file = await runAction(downloadPayoutBatch, as(admin), { id: batch.id });
    expect(file.fileName).toBe(`lote_pix_${batch.id}.csv`);
    const [header, line] = file.conteudo.trim().split('\n');
    expect(header).toBe('id;nome;cpf;tipoChave;chave;valor;txid;brCode');
    expect(line).toContain(`${id};CONSUMIDOR`);
    expect(line).toContain(`;CPF;${consumer.cpf};12.00;RESGATE${id};00020126`);
    expect(line).toMatch(/540512\.005802BR.*6304[0-9A-F]{4}$/);
    expect(await bankReturn(`id;valor;situacao\n${id};11,00;PAGO\n`)).toMatchObject({
      pagos: 0,
      erros: [{ linha: 2, mensagem: 'Valor difere do resgate (12.00)' }],
    });
    const answer = `id;valor;situacao;motivo;endToEndId\n${id};12,00;PAGO;;E123\n999999;1,00;PAGO;;\n`;
    expect(await bankReturn(answer)).toEqual({
      pagos: 1,
      devolvidos: 0,
      repetidos: 0,
      erros: [{ linha: 3, mensagem: 'Resgate não está em nenhum lote' }],
    });
    expect(await rowOf(id)).toMatchObject({ estado: 'PAGO', status: 1, dataEntrega: '2026-11-20' });
    expect(await bankReturn(answer)).toMatchObject({ pagos: 0, repetidos: 1 });
    expect(await refusal(runAction(cancelRedemption, as(admin), { id }))).toBe(
      `O resgate ${id} está pago: para desfazer, peça o estorno com o motivo, que outra pessoa confirma.`,
    );
    const events = await app.database.read('select tipo, de, para from redemption_events where redemption_id = $1 order by id', [id]);
    expect(events).toEqual([
      { tipo: 'PAGAMENTO', de: 'Solicitado', para: 'Aprovado' },
      { tipo: 'PAGAMENTO', de: 'Aprovado', para: 'Em lote' },
      { tipo: 'PAGAMENTO', de: 'Em lote', para: 'Pago' },
    ]);
  });

  it('refuses a note written on what was seen before the payment moved, whatever else was changed in between', async () => {
    const { id } = await requested();
    const write = (descricao: string, versao: number) => refusal(runAction(setRedemptionNote, as(admin), { id, descricao, versao }));
    expect(await write('Ligar antes', 1)).toBe('accepted');
    await approve(id);
    for (const seen of [1, 2]) expect(await write('Ligar depois', seen)).toContain('alterado por outra pessoa');
    expect(await write('Ligar depois', 3)).toBe('accepted');
  });

  it('restores the lots of a payment that came back, and the campaign can be taken out again', async () => {
    const { id, consumer } = await requested();
    await approve(id);
    await runAction(createPayoutBatch, as(admin), {});
    expect(await refusal(runAction(cancelRedemption, as(admin), { id }))).toContain('entregue ao banco: registre o retorno do banco');
    expect(await refusal(runAction(changeRedemptionStatus, as(admin), { id, status: 0 }))).toContain('entregue ao banco');
    const answer = `id;valor;situacao;motivo\n${id};12.00;Devolvido;Chave inexistente\n`;
    expect(await bankReturn(answer)).toMatchObject({ pagos: 0, devolvidos: 1, erros: [] });
    expect(await bankReturn(answer)).toMatchObject({ devolvidos: 0, repetidos: 1 });
    expect(await rowOf(id)).toMatchObject({ estado: 'DEVOLVIDO', status: 3, motivo: 'Chave inexistente' });
    expect(await runQuery(cashbackDashboardQuery, as(consumer))).toMatchObject({ cashbackDisponivel: '12.00', jaResgatouCashback: false });
    const [entry] = await app.database.read("select valor from entries where idempotency_key = 'devolve-resgate:' || $1", [id]);
    expect(entry).toEqual({ valor: '12.00' });
  });

  it('holds the first payment to any key for 48 hours, the consumer’s own CPF included', async () => {
    const own = await buildConsumer(app.database);
    const first = await redeemFor(own);
    expect(await rowOf(first)).toMatchObject({ retidoAte: new Date('2026-11-22T15:00:00.000Z') });
    expect(await refusal(approve(first))).toContain('primeiro pagamento para esta chave');
    await runAction(cancelRedemption, as(admin), { id: first });
    // Cancelled is not paid.
    expect(await rowOf(await redeemFor(own))).toMatchObject({ retidoAte: new Date('2026-11-22T15:00:00.000Z') });
  });

  it('trusts a key that was paid, in the next campaign', async () => {
    const key = { tipoChavePix: 'EMAIL', chavePix: 'Pix@Exemplo.com.br' };
    const { id, consumer } = await requested(key);
    expect(await rowOf(id)).toMatchObject({ chavePix: 'p***@exemplo.com.br', retidoAte: new Date('2026-11-22T15:00:00.000Z') });
    expect(await refusal(approve(id))).toBe(
      `Resgate ${id}: primeiro pagamento para esta chave. A aprovação é possível a partir de 22/11/2026 12:00:00.`,
    );
    app.clock.moveTo('2026-11-22T15:00:00.000Z');
    expect(await approve(id)).toEqual({ alterados: 1 });
    await runAction(createPayoutBatch, as(admin), {});
    await bankReturn(`id;valor;situacao\n${id};12.00;PAGO\n`);
    // The next campaign: this key has been paid before.
    app.clock.moveTo('2027-03-01T15:00:00.000Z');
    await buildCampaign(app.database, '2027-02-20');
    const again = await redeemFor(consumer, key);
    expect(await rowOf(again)).toMatchObject({ retidoAte: null });
    // Thursday before Good Friday, a movable holiday: two business days later is Tuesday.
    app.clock.moveTo('2027-03-25T15:00:00.000Z');
    expect(await rowOf((await requested()).id)).toMatchObject({ prazoEntrega: '2027-03-30' });
    await app.database.pool.query("update system_settings set data_inicio_promocao = '2026-11-01'");
  });

  it('shows a key in full to levels 1 and 2 only, and logs who looked', async () => {
    const { id, consumer } = await requested();
    expect(await runAction(revealPixKey, as(admin), { id })).toEqual({ id, tipoChavePix: 'CPF', chavePix: consumer.cpf });
    const [entry] = await app.database.read(
      "select responsavel, parametros from audit_entries where tipo = 'revealPixKey' order by id desc limit 1",
    );
    expect(entry).toEqual({ responsavel: 'Usuário Nível 2', parametros: { id } });
    expect(await refusal(runAction(revealPixKey, as(auditor), { id }))).toBe('Você não tem permissão para esta ação.');
    expect(await refusal(runAction(revealPixKey, as(admin), { id: 999_999 }))).toBe('Resgate não encontrado');
    const { items } = await runList(consumerRedemptionsList, as(auditor), { pageSize: -1 });
    expect(JSON.stringify(items.map(({ chavePix }) => chavePix))).not.toContain(consumer.cpf);
    for (const name of ['approvePayouts', 'createPayoutBatch', 'downloadPayoutBatch', 'readBankReturn', 'revealPixKey'])
      expect(allActions().find((action) => action.name === name)).toMatchObject({ logged: true });
  });

  it('shows no key outside one’s reach: of consumers who bought nothing in one’s networks', async () => {
    const { id, consumer } = await requested();
    const [stranger, neighbour] = await Promise.all(
      [(await buildStore(app.database)).networkId, networkId].map((network) => buildStaff(app.database, 1, { networkIds: [network] })),
    );
    const query = `mutation { revealPixKey(id: ${id}) { chavePix } }`;
    const { data, errors } = await app.graphql(query, {}, { token: stranger!.token });
    expect([data?.revealPixKey ?? null, errors?.[0].extensions.code]).toEqual([null, 'PAYOUT_NOT_FOUND']);
    expect((await app.graphql(query, {}, { token: neighbour!.token })).data.revealPixKey).toEqual({ chavePix: consumer.cpf });
    const shown = await app.database.read("select ator from audit_entries where tipo = 'revealPixKey' and parametros ->> 'id' = $1", [
      String(id),
    ]);
    expect(shown).toEqual([{ ator: `staff:${neighbour!.id}` }]);
  });

  it('trusts a key for this consumer only, once it was paid to them', async () => {
    const key = { tipoChavePix: 'EMAIL', chavePix: 'familia@exemplo.com.br' };
    const first = await requested(key);
    app.clock.moveTo('2026-11-22T15:00:00.000Z');
    await approve(first.id);
    await runAction(createPayoutBatch, as(admin), {});
    await bankReturn(`id;valor;situacao\n${first.id};12.00;PAGO\n`);
    expect(await rowOf(first.id)).toMatchObject({ estado: 'PAGO' });
    const other = await requested(key);
    expect(await rowOf(other.id)).toMatchObject({ retidoAte: new Date('2026-11-24T15:00:00.000Z') });
    expect(await refusal(approve(other.id))).toContain('primeiro pagamento para esta chave');
    await runAction(cancelRedemption, as(admin), { id: other.id });
  });

  it('forgets a key whose payment was taken back, even one that was paid before, until it is paid anew', async () => {
    const other = await buildStaff(app.database, 1);
    const consumer = await buildConsumer(app.database);
    const pay = async (id: number) => {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString());
      await approve(id);
      await runAction(changeRedemptionStatus, as(admin), { id, status: 1 });
    };
    const takeBack = async (id: number) => {
      await runAction(askPayoutReversal, as(admin), { id, motivo: 'Conta errada' });
      await runAction(confirmPayoutReversal, as(other), { id });
    };
    const isHeld = async (id: number) => (await rowOf(id)).retidoAte !== null;
    await pay(await redeemFor(consumer));
    app.clock.moveTo('2027-03-01T15:00:00.000Z');
    await buildCampaign(app.database, '2027-02-22');
    const second = await redeemFor(consumer);
    expect(await isHeld(second)).toBe(false);
    await pay(second);
    await takeBack(second);
    const again = await redeemFor(consumer);
    expect(await isHeld(again)).toBe(true);
    await pay(again);
    app.clock.moveTo('2027-06-10T15:00:00.000Z');
    await buildCampaign(app.database, '2027-06-01');
    const trusted = await redeemFor(consumer);
    expect(await isHeld(trusted)).toBe(false);
    await pay(trusted);
    // While somebody asks for the money back, nothing else goes to that key.
    app.clock.moveTo('2027-10-10T15:00:00.000Z');
    await runAction(askPayoutReversal, as(admin), { id: trusted, motivo: 'Conta errada' });
    await buildCampaign(app.database, '2027-10-01');
    expect(await isHeld(await redeemFor(consumer))).toBe(true);
    await app.database.pool.query("update system_settings set data_inicio_promocao = '2026-11-01'");
  });

  it('puts each approved payment into one batch when two people press at once', async () => {
    const payments = await Promise.all([requested(), requested(), requested()]);
    await approve(...payments.map(({ id }) => id));
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(runAction(createPayoutBatch, as(admin), {}))));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    const rows = await Promise.all(payments.map(({ id }) => rowOf(id)));
    expect(new Set(rows.map(({ lote }) => lote)).size).toBe(1);
    const sheet = `id;valor;situacao\n${rows.map(({ id, pontosGastos }) => `${id};${pontosGastos};PAGO`).join('\n')}\n`;
    const answers = await Promise.all([bankReturn(sheet), bankReturn(sheet)]);
    expect(answers.map(({ pagos, repetidos }) => [pagos, repetidos]).sort()).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  it('refuses a file that is not the bank’s', async () => {
    expect(await refusal(bankReturn('nome;idade\nAna;3\n'))).toContain('id');
    expect(await bankReturn('id;valor;situacao\nabc;1;PAGO\n')).toMatchObject({
      pagos: 0,
      erros: [{ linha: 2, mensagem: expect.any(String) }],
    });
  });
});
