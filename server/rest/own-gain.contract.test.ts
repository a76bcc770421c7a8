import { processSalesImport, rehearseSalesImport, startSalesImport } from '../modules/imports/index.ts';
import { claimNextSubmission } from '../modules/postings/index.ts';
import { createRegistrationCode } from '../modules/registration-codes/index.ts';
import { approveHeldAction } from '../modules/second-person/actions/approve-held-action.ts';
import { runAction } from '../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { csv } from '../test/builders/csv.ts';
import { sellerForm } from '../test/builders/forms.ts';
import { buildSeller, buildStaff, newCpf, type SignedIn } from '../test/builders/people.ts';
import { NO_LIMITS, setLimits } from '../test/limits.ts';
import { closeInTruth } from '../test/truths.ts';
import { type Attempt, gainCases } from './own-gain.cases.fixture.ts';
import { openGains } from './own-gain.fixture.ts';

const REFUSED = 'Você não pode decidir sobre o próprio CPF: peça a outra pessoa da equipe.';

describe('a member of staff who is also the member who gains', () => {
  let app: TestApp;
  let stage: Awaited<ReturnType<typeof openGains>>;
  beforeAll(async () => {
    app = await openTestApp();
    stage = await openGains(app);
  });
  beforeEach(() => setLimits(app.database.pool, NO_LIMITS));
  afterAll(() => closeInTruth(app));

  /** Code of the refusal, or `done`. */
  async function outcome(who: SignedIn, attempt: Attempt): Promise<string> {
    if ('rest' in attempt) {
      const [method, path, body] = attempt.rest;
      const { status, json } = await app.rest(method, path, { token: who.token, body });
      if (status === 200) return 'done';
      expect(json.erro ?? json.message).toBe(REFUSED);
      return json.codigo ?? 'OWN_GAIN';
    }
    const { data, errors } = await app.graphql(attempt.mutation, { input: attempt.input }, { token: who.token });
    if (!errors) return data ? 'done' : 'nothing';
    expect(errors[0].message).toBe(REFUSED);
    return errors[0].extensions.code;
  }

  const { cases, lastHeld, linesOf, cardOf, limited } = gainCases(() => ({ app, stage }));

  it.each(cases)('%s is refused to them and open to a colleague', async (_name, begin) => {
    const by = await stage.gainer();
    expect(await outcome(by.own, await begin(by))).toBe('OWN_GAIN');
    const again = await stage.gainer();
    expect(await outcome(again.other, await begin(again))).toBe('done');
    await app.runJobs();
  });

  it('is not given their own receipt as the next one', async () => {
    await app.database.pool.query("update submissions set status = 'ENCERRADA' where status = 'PENDENTE'");
    const by = await stage.gainer();
    const ids = [await stage.sent(by.seller), await stage.sent(by.consumer)];
    const next = (who: SignedIn, audience: 'SELLER' | 'CONSUMER') => runAction(claimNextSubmission, stage.as(who), { audience });
    expect([await next(by.own, 'SELLER'), await next(by.own, 'CONSUMER')]).toEqual([null, null]);
    expect([await next(by.other, 'SELLER'), await next(by.other, 'CONSUMER')]).toMatchObject(ids.map((id) => ({ id })));
  });

  it('finds the own lines of a sales file refused, beforehand too, and those of whom they referred', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    const referred = await buildSeller(app.database);
    await app.database.pool.query(
      "insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em) values ($1, 'Indicado por Cadastro', 'Nome', $2, '1', now())",
      [by.seller.id, referred.cpf],
    );
    const bytes = await linesOf(another.seller.cpf, by.seller.cpf, referred.cpf);
    const text = 'Você não pode pontuar vendas do próprio CPF nem de quem você indicou';
    const arquivo = { bytes, fileName: 'vendas.xlsx' };
    const rehearsed = await runAction(rehearseSalesImport, stage.as(by.own), { arquivo });
    expect([rehearsed.validas, rehearsed.erros.map(({ linha, mensagem }) => [linha, mensagem])]).toEqual([
      1,
      [
        [3, text],
        [4, text],
      ],
    ]);
    const { id } = await runAction(startSalesImport, stage.as(by.own), { arquivo, enviarMensagem: false, aguardar: true });
    expect(await processSalesImport(stage.as(by.own), id)).toBe(1);
    const errors = await app.database.read('select linha, mensagem from import_errors where import_id = $1 order by linha', [id]);
    expect(errors).toEqual([
      { linha: 3, mensagem: text },
      { linha: 4, mensagem: text },
    ]);
    const form = new FormData();
    form.set('arquivo', new Blob([new Uint8Array(await linesOf(by.seller.cpf))]), 'vendas.xlsx');
    expect((await app.rest('POST', '/api/upload/vendas', { token: by.own.token, form })).json).toEqual({ total: 0 });
    await app.runJobs();
  });

  it('cannot report the balance of their own card', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    const [own, other] = [await cardOf(by), await cardOf(another)];
    const form = new FormData();
    const bytes = csv(
      ['Número do Cartão', 'Saldo'],
      [
        [own.numero, '500'],
        [other.numero, '20'],
      ],
    );
    form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'saldos.csv');
    expect((await app.rest('POST', '/api/upload/saldo_cartao', { token: by.own.token, form })).json).toMatchObject({ total: 1 });
    expect(await app.database.read('select saldo from cards where id = any($1) order by id', [[own.id, other.id]])).toEqual([
      { saldo: '0.00' },
      { saldo: '20.00' },
    ]);
  });

  it('leaves their own payment out of a batch, and the own line of a bank’s return is refused', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    await outcome(stage.first, { mutation: 'mutation { createPayoutBatch { id } }' }).catch(() => null);
    await stage.payout(by, { state: 'APROVADO' });
    await stage.payout(another, { state: 'APROVADO' });
    const batch = await app.graphql('mutation { createPayoutBatch { quantidade deixados } }', {}, { token: by.own.token });
    expect(batch.data.createPayoutBatch).toEqual({ quantidade: 1, deixados: 1 });
  });

  it('earns nothing by a registration code of their own, nor by one that they proposed or changed', async () => {
    const registered = async (codigo: string, cpf: string) =>
      app.rest('POST', '/api/parceiros', {
        body: {
          ...sellerForm({ cpf, cnpjRevenda: (await stage.gainer()).seller.store.cnpj, email: `r${cpf}@exemplo.com` }),
          senha: 'Ponte-Azul-7391',
          confirmarSenha: 'Ponte-Azul-7391',
          aceitouPoliticaPrivacidade: true,
          codigo_cadastro: codigo,
        },
      });
    const own = 'Este código foi cadastrado por você: o código não foi usado';
    const code = (codigo: string) => ({ codigo, pontos: '100', usos: 3, expiraEm: null });
    const [author, helper] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 2)]);
    await runAction(createRegistrationCode, stage.as(author), code('MEUCODIGO'));
    expect((await registered('MEUCODIGO', author.cpf)).json).toMatchObject({ mensagem: own });
    expect((await registered('MEUCODIGO', helper.cpf)).json).toMatchObject({ mensagem: 'Código de cadastro aplicado: 100 pontos' });
    await limited({ teto_pontos_dia: '50' });
    const proposer = await buildStaff(app.database, 2);
    await expect(runAction(createRegistrationCode, stage.as(proposer), code('PROPOSTO'))).rejects.toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
    });
    await runAction(approveHeldAction, stage.as(author), { id: await lastHeld(), versao: 1 });
    expect((await registered('PROPOSTO', proposer.cpf)).json).toMatchObject({ mensagem: own });
    expect((await registered('PROPOSTO', newCpf())).json).toMatchObject({ mensagem: 'Código de cadastro aplicado: 100 pontos' });
  });
});
