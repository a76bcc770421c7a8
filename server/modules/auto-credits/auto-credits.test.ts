import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct } from '../../test/builders/people.ts';
import { newAuthority, newCompany } from '../../test/receipts/certificates.ts';
import { infNFe, nfeProc, noteKey, signedNfe } from '../../test/receipts/note-xml.ts';
import { closeInTruth } from '../../test/truths.ts';
import { readReceiptFile } from '../readings/index.ts';
import { type AutoCreditDesk, autoCreditDesk, sureItem } from './auto-credit.fixture.ts';

describe('a receipt that is credited without a reviewer', () => {
  let app: TestApp;
  let desk: AutoCreditDesk;
  beforeAll(async () => {
    app = await openTestApp();
    desk = await autoCreditDesk(app);
  });
  afterAll(() => closeInTruth(app));

  it('is left to its reviewer while the rule is off, as it is everywhere at first', async () => {
    const seller = await desk.seller();
    const { id, creditada } = await desk.sendAndDecide(seller);
    expect(creditada).toBeUndefined();
    expect(await desk.query('select status from submissions where id = $1', [id])).toEqual([{ status: 'PENDENTE' }]);
  });

  it('is posted as a reviewer would post it, once, and the log names rule and version', async () => {
    await desk.switchOn();
    const seller = await desk.seller();
    const { id, ...decision } = await desk.sendAndDecide(seller);
    expect(decision).toMatchObject({ creditada: true, razoes: [], valor: '20.00' });
    await Promise.all([desk.decide(id), desk.decide(id)]);
    expect(
      await desk.query('select status, total_pontos, aprovado_por_id, submission_id from postings where seller_id = $1', [seller.id]),
    ).toEqual([{ status: 'APROVADA', total_pontos: '20.00', aprovado_por_id: null, submission_id: id }]);
    expect(await desk.query('select status, decidido_por_id from submissions where id = $1', [id])).toEqual([
      { status: 'POSTADA', decidido_por_id: null },
    ]);
    const [entry] = await desk.query<{ responsavel: string; parametros: object }>(
      "select responsavel, parametros from audit_entries where tipo = 'creditReceipt' and parametros ->> 'nota' = $1 order by id limit 1",
      [String(id)],
    );
    expect(entry).toMatchObject({ responsavel: 'Sistema', parametros: { creditada: true, regraVersao: 2, versao: 1 } });
  });

  it('teaches the reader nothing', async () => {
    const seller = await desk.seller();
    const { id } = await desk.sendAndDecide(seller);
    expect(await desk.query('select verdade, corrigidos from receipt_readings where submission_id = $1', [id])).toEqual([
      { verdade: null, corrigidos: null },
    ]);
  });

  it.each([
    ['a doubtful total', { certeza: { chave: 0.99, data: 0.99, total: 0.9 } }, ['TOTAL']],
    ['an unknown item', { itens: [sureItem({ descricao: 'PARAFUSO', codigo: '1' })] }, ['ITEM_SEM_PRODUTO']],
    ['a cancelled note', { cancelada: true }, ['CANCELADA', 'AVISOS']],
  ])('is left to its reviewer with %s, and the decision says why', async (_name, reading, razoes) => {
    const { creditada, razoes: found, id } = await desk.sendAndDecide(await desk.seller(), reading);
    expect({ creditada, razoes: found }).toEqual({ creditada: false, razoes });
    expect(await desk.query('select status from submissions where id = $1', [id])).toEqual([{ status: 'PENDENTE' }]);
  });

  it('is left to its reviewer when the other audience sent its key', async () => {
    const seller = await desk.seller();
    const chave = desk.key();
    await desk.send(await desk.consumer(), {}, chave);
    expect(await desk.sendAndDecide(seller, {}, chave)).toMatchObject({
      creditada: false,
      razoes: expect.arrayContaining(['CHAVE_USADA']),
    });
  });

  it('waits for a reviewer who has claimed it, and for an account that is too new', async () => {
    const id = await desk.send(await desk.seller());
    await desk.query("update submissions set reservado_por_id = $2, reservado_ate = $3::timestamptz + interval '1 minute' where id = $1", [
      id,
      desk.admin.id,
      app.clock.now(),
    ]);
    await desk.decide(id);
    expect(await desk.decisionOf(id)).toMatchObject({ creditada: false, razoes: ['EM_ANALISE'] });
    expect(await desk.sendAndDecide(await desk.seller(30))).toMatchObject({ creditada: false, razoes: ['CONTA_NOVA'] });
  });

  it('of a consumer earns cashback under the rule of the store that issued it', async () => {
    await desk.switchOn({ limiteNota: '5' }, await desk.ruleId('CONSUMER'));
    const consumer = await desk.consumer();
    const { creditada, valor } = await desk.sendAndDecide(consumer);
    expect({ creditada, valor }).toEqual({ creditada: true, valor: expect.stringMatching(/^[0-9]+\.[0-9]{2}$/) });
  });

  it('may be a signed XML, where a configured authority issued the certificate', async () => {
    await desk.switchOn({}, await desk.ruleId('SELLER', 'XML_ASSINADO'));
    for (const codigo of ['TA-18', 'CB-25']) await buildProduct(app.database, { codigo, valorUnitario: '0' });
    await buildProduct(app.database, { codigo: 'PF-640', valorUnitario: '0', gtin: '07891234567895' });
    const authority = await newAuthority();
    const company = await newCompany(desk.store.cnpj, { authority });
    const seller = await desk.seller();
    const sendNote = async (numero: number, authorities: string[]) => {
      const draft = { cnpj: desk.store.cnpj, numero, emissao: `2026-11-20T${numero}:00:00-03:00` };
      const note = infNFe(draft).replace('<qCom>0.6550</qCom><vUnCom>59.9100<', '<qCom>1.0000</qCom><vUnCom>39.2400<');
      const xml = Buffer.from(nfeProc(signedNfe(note, company), { key: noteKey(draft) }));
      return desk.sendAndDecide(seller, await readReceiptFile(xml, { authorities }), noteKey(draft));
    };
    expect(await sendNote(10, [authority.certificate.toString('pem')])).toMatchObject({ creditada: true, razoes: [], valor: '40.00' });
    expect(await sendNote(11, [])).toMatchObject({ creditada: false, razoes: ['AUTORIDADE'] });
  });

  it('counts a taught description only after two reviewers taught it', async () => {
    app.clock.advanceDays(2);
    await desk.switchOn();
    const unknown = { itens: [sureItem({ descricao: 'VERNIZ MARITIMO' })] };
    await desk.approve(desk.admin, '2', unknown);
    await desk.approve(desk.admin, '2', unknown);
    expect(await desk.sendAndDecide(await desk.seller(), unknown)).toMatchObject({ razoes: ['ITEM_POUCO_ENSINADO'] });
    await desk.approve(desk.second, '2', unknown);
    expect(await desk.sendAndDecide(await desk.seller(), unknown)).toMatchObject({ creditada: true, razoes: [] });
  });

  it('that the sale itself refuses stays with its reviewer, with the code of the refusal', async () => {
    const { id, razoes } = await desk.sendAndDecide(await desk.seller(), {
      itens: [sureItem({ codigo: desk.product.codigo, qtde: '0.50', total: '25.00' })],
      total: '25.00',
    });
    expect(razoes).toEqual(['RECUSADA']);
    const [row] = await desk.query<{ recusa: string }>(
      "select entradas ->> 'recusa' as recusa from auto_decisions where submission_id = $1",
      [id],
    );
    expect(row!.recusa).toBe('INPUT_INVALID');
  });
});
