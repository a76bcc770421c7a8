import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveHeld, hire, lastHeld } from '../../test/builders/hire.ts';
import { buildProduct, buildSeller, buildStaff, PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { openPayouts } from '../cashback/payout.fixture.ts';
import { sendSale } from '../postings/index.ts';

const START = '2026-03-02T15:00:00.000Z';
const DEPENDENT = 'SECOND_PERSON_DEPENDENT';
const TOO_NEW = 'SECOND_PERSON_TOO_NEW';
const SETTINGS = `{ reviewSettings { segundaAprovacaoPontos segundaAprovacaoReais segundaAprovacaoAvisos vendaAntigaDias desvioPreco
  tetoPontosDia tetoReaisDia liberacaoUnidades pagamentoUmaPessoa independenciaDias contaNovaHoras } }`;
const SAVE = 'mutation ($input: ReviewSettingsInput!) { updateReviewSettings(input: $input) { tetoPontosDia } }';

describe('the second person', () => {
  let app: TestApp;
  let ana: SignedIn;
  let bia: SignedIn;
  let caio: SignedIn;
  let reais = 0;

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo(START);
    [ana, bia, caio] = (await Promise.all([2, 2, 2].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn, SignedIn];
  });
  beforeEach(() => app.clock.moveTo(START));
  afterAll(() => closeInTruth(app));

  /** Proposes a change of the limits and answers the waiting request. */
  const propose = async (token: string, change: object = {}): Promise<number> => {
    const { data } = await app.graphql(SETTINGS, {}, { token });
    // Each request is another one.
    const input = { ...data.reviewSettings, tetoReaisDia: String(2_000 + ++reais), motivo: 'Campanha', ...change };
    const { errors } = await app.graphql(SAVE, { input }, { token });
    expect(errors?.[0].extensions.code).toBe('SECOND_PERSON_NEEDED');
    return lastHeld(app);
  };
  const approves = async (first: string, second: string) => approveHeld(app, await propose(first), second);
  const asHired = async (overrides: object = {}, by = { maker: ana.token, approver: bia.token }) =>
    hire(app, by, { permissao: 1, ...overrides });
  const dependentUntil = async (one: number, other: number): Promise<string | null> => {
    const [row] = await app.database.read<{ until: Date | null }>('select staff_dependent_until($1, $2, $3) as until', [
      one,
      other,
      app.clock.now(),
    ]);
    return row!.until?.toISOString() ?? null;
  };
  const moveOn = (days: number, hours = 0) => {
    app.clock.moveTo(START);
    app.clock.advanceSeconds((days * 24 + hours) * 3_600);
  };

  it('is never an account that the first one created, nor the other way round, for thirty days', async () => {
    for (const permissao of [1, 2]) {
      moveOn(0);
      const puppet = await asHired({ permissao });
      for (const [days, hours] of [
        [0, 0],
        [0, 23],
        [2, 0],
        [29, 0],
      ] as const) {
        moveOn(days, hours);
        const token = await puppet.signIn();
        // Whoever created or approved the account, in both directions.
        expect([days, hours, await approves(ana.token, token)]).toEqual([days, hours, DEPENDENT]);
        expect([days, hours, await approves(bia.token, token)]).toEqual([days, hours, DEPENDENT]);
        expect([days, hours, await approves(token, ana.token)]).toEqual([days, hours, DEPENDENT]);
        expect([days, hours, await approves(token, bia.token)]).toEqual([days, hours, DEPENDENT]);
      }
      moveOn(31);
      const token = await puppet.signIn();
      expect(await approves(ana.token, token)).toBeNull();
      expect(await approves(token, ana.token)).toBeNull();
    }
  });

  it('names the person and the day from which they count', async () => {
    const puppet = await asHired();
    const id = await propose(ana.token);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { approveHeldAction(id: $id, versao: 1) { id } }',
      { id },
      { token: await puppet.signIn() },
    );
    expect(errors?.[0].message).toBe(
      'Falta outra pessoa: até 01/04/2026, você e Usuário Nível 2 não valem por duas, porque o cadastro de um passou pelo outro ou pela mesma pessoa.',
    );
  });

  it('approves nothing in the first 24 hours, also for somebody it does not depend on', async () => {
    const newcomer = await asHired();
    const token = await newcomer.signIn();
    expect(await approves(caio.token, token)).toBe(TOO_NEW);
    moveOn(0, 23);
    expect(await approves(caio.token, token)).toBe(TOO_NEW);
    moveOn(0, 25);
    expect(await approves(caio.token, token)).toBeNull();
  });

  it('is not reached by a chain of accounts', async () => {
    const dora = await buildStaff(app.database, 2);
    const link = await asHired({ permissao: 2 });
    moveOn(2);
    const linkToken = await link.signIn();
    const end = await hire(app, { maker: linkToken, approver: dora.token }, { permissao: 1 });
    moveOn(4);
    const endToken = await end.signIn();
    expect(await approves(ana.token, endToken)).toBe(DEPENDENT);
    expect(await approves(endToken, ana.token)).toBe(DEPENDENT);
    expect(await approves(caio.token, endToken)).toBeNull();
    // The first link is older than the limit, so the chain no longer leads to its beginning.
    moveOn(31);
    expect(await approves(ana.token, await end.signIn())).toBeNull();
    expect(await approves(await link.signIn(), await end.signIn())).toBe(DEPENDENT);
  });

  it('is not the twin account of the same creator, but may be somebody else’s', async () => {
    const [one, two] = [await asHired(), await asHired()];
    const other = await asHired({}, { maker: bia.token, approver: ana.token });
    moveOn(2);
    const [first, second, third] = [await one.signIn(), await two.signIn(), await other.signIn()];
    expect(await approves(first, second)).toBe(DEPENDENT);
    expect(await approves(first, third)).toBeNull();
    // Two administrators who made an account together still count as two.
    expect(await approves(ana.token, bia.token)).toBeNull();
  });

  it('is not somebody whom the first one raised, reactivated, widened or gave another e-mail', async () => {
    const [network, wider] = [(await buildSeller(app.database)).store.networkId, (await buildSeller(app.database)).store.networkId];
    const form = (id: number, change: object) => ({
      id,
      input: { nome: 'Cúmplice', email: `c${id}@exemplo.com`, permissao: 1, ...change },
    });
    const cases: [string, { level: number; networkIds?: number[]; ativo?: boolean }, (id: number) => [string, Record<string, unknown>]][] =
      [
        ['raised', { level: 0 }, (id) => [EDIT, form(id, {})]],
        ['widened', { level: 1, networkIds: [network] }, (id) => [EDIT, form(id, { idRedesPermitidas: [network, wider] })]],
        ['another e-mail', { level: 1 }, (id) => [EDIT, form(id, { email: `novo${id}@exemplo.com` })]],
        ['reactivated', { level: 1, ativo: false }, (id) => [TOGGLE, { id, ativo: true }]],
      ];
    for (const [name, { level, networkIds = [], ativo = true }, change] of cases) {
      moveOn(0);
      const { id, cpf } = await buildStaff(app.database, level, { networkIds });
      await app.database.pool.query("update staff_users set ativo = $2, email = 'c' || id || '@exemplo.com' where id = $1", [id, ativo]);
      const { errors } = await app.graphql(...change(id), { token: ana.token });
      expect([name, errors?.[0].extensions.code]).toEqual([name, 'SECOND_PERSON_NEEDED']);
      expect([name, await approveHeld(app, await lastHeld(app), bia.token)]).toEqual([name, null]);
      expect([name, await dependentUntil(id, ana.id), await dependentUntil(id, caio.id)]).toEqual([name, '2026-04-01T15:00:00.000Z', null]);
      // Those limited to networks decide about nothing of the whole programme.
      if (networkIds.length) continue;
      moveOn(2);
      const { json } = await app.rest('POST', '/api/sessoes/usuario', { body: { cpf, senha: PASSWORD } });
      expect([name, await approves(ana.token, json.token), await approves(caio.token, json.token)]).toEqual([name, DEPENDENT, null]);
    }
  });

  it('is asked about independence by a sale above the limit', async () => {
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '1' });
    const puppet = await asHired();
    moveOn(2);
    const token = await puppet.signIn();
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const sale = {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: '77000001',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    };
    await sendSale(app.contextFor(ana.actor), sale);
    const { rows } = await app.database.pool.query("select max(id) as id from held_actions where status = 'AGUARDA'");
    const approve = async (by: string) =>
      (await app.graphql('mutation ($id: ID!) { approveHeldAction(id: $id, versao: 1) { id } }', { id: rows[0].id }, { token: by }))
        .errors?.[0].extensions.code;
    expect(await approve(token)).toBe(DEPENDENT);
    expect(await approve(caio.token)).toBeUndefined();
    await setLimits(app.database.pool, NO_LIMITS);
  });

  it('has its own limits changed by two people, with a reason where they get shorter', async () => {
    const { data } = await app.graphql(SETTINGS, {}, { token: ana.token });
    expect(data.reviewSettings).toMatchObject({ independenciaDias: 30, contaNovaHoras: 24 });
    for (const change of [{ independenciaDias: 0 }, { contaNovaHoras: 1 }]) {
      const input = { ...data.reviewSettings, ...change };
      const { errors } = await app.graphql(SAVE, { input }, { token: ana.token });
      expect(errors?.[0].extensions.code).toBe('LIMIT_REASON_MISSING');
    }
    const puppet = await asHired();
    const token = await puppet.signIn();
    expect(await approveHeld(app, await propose(ana.token, { independenciaDias: 0, contaNovaHoras: 0 }), token)).toBe(DEPENDENT);
    expect(await approveHeld(app, await propose(ana.token, { independenciaDias: 0, contaNovaHoras: 0 }), caio.token)).toBeNull();
    expect(await approves(ana.token, token)).toBeNull();
    expect(await approveHeld(app, await propose(ana.token, { independenciaDias: 30, contaNovaHoras: 24 }), caio.token)).toBeNull();
    expect(await approves(ana.token, token)).toBe(DEPENDENT);
  });
});

const EDIT = 'mutation ($id: ID!, $input: UpdateStaffUserInput!) { updateStaffUser(id: $id, input: $input) { id } }';
const TOGGLE = 'mutation ($id: ID!, $ativo: Boolean!) { setStaffUserActive(id: $id, ativo: $ativo) { id } }';

describe('a payment above the limit of one person', () => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  beforeAll(async () => {
    stage = await openPayouts();
  });
  afterAll(() => closeInTruth(stage.app));

  it('takes two independent people to approve and pay, by hand and in a batch, and to take back', async () => {
    const { app, ana } = stage;
    const other = await buildStaff(app.database, 2);
    const puppet = await hire(app, { maker: ana.token, approver: other.token }, { permissao: 1 });
    const [id, batched] = [(await stage.requested('2500')).id, (await stage.requested('2500')).id];
    const set = (token: string, status: number) =>
      app.rest('POST', '/api/alterarStatusResgate', { token, body: { identificador: id, status } });
    const early = await puppet.signIn();
    const approval = await app.graphql(
      'mutation ($ids: [ID!]!) { approvePayouts(ids: $ids) { alterados } }',
      { ids: [id] },
      { token: early },
    );
    expect(approval.errors?.[0].extensions.code).toBe(TOO_NEW);
    await stage.approveBy(ana, id, batched);
    app.clock.advanceDays(2);
    const token = await puppet.signIn();
    const refused = await set(token, 1);
    expect([refused.status, refused.json.codigo]).toEqual([409, DEPENDENT]);
    const batch = await app.graphql('mutation { createPayoutBatch { id } }', {}, { token });
    expect(batch.errors?.[0].extensions.code).toBe(DEPENDENT);
    expect((await set(other.token, 1)).status).toBe(200);
    const reversal = (name: string, by: string, extra = '') =>
      app.graphql(`mutation { ${name}(id: ${id}${extra}) { id } }`, {}, { token: by });
    expect((await reversal('askPayoutReversal', ana.token, ', motivo: "Engano"')).errors).toBeUndefined();
    expect((await reversal('confirmPayoutReversal', token)).errors?.[0].extensions.code).toBe(DEPENDENT);
    expect((await reversal('confirmPayoutReversal', stage.bia.token)).errors).toBeUndefined();
  });
});
