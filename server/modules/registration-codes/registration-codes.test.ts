import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { type BuiltStore, buildSeller, buildStaff, buildStore, newCpf, type SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { registerConsumer } from '../consumers/index.ts';
import { ledger } from '../ledger/index.ts';
import { registerSeller } from '../sellers/index.ts';
import { codePostingsList, createRegistrationCode, deleteRegistrationCode, ownCodePostingsList, updateRegistrationCode } from './index.ts';

describe('registration codes', () => {
  let app: TestApp;
  let admin: SignedIn;
  let store: BuiltStore;
  let made = 0;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
    store = await buildStore(app.database);
  });
  beforeEach(() => app.database.pool.query('delete from rate_limits'));
  afterAll(() => closeInTruth(app));

  const visitor = () => app.contextFor({ kind: 'anonymous' });
  const newCode = async (overrides: object = {}) => {
    const codigo = `CAMPANHA${++made}`;
    const { id } = await runAction(createRegistrationCode, app.contextFor(admin.actor), { codigo, pontos: '100', usos: 5, ...overrides });
    return { id, codigo };
  };
  const register = async (codigo_cadastro: string | null, cpf = newCpf()) => {
    const form = sellerForm({ cpf, idRevenda: store.id, senha: 'Senha@2026', aceitouPoliticaPrivacidade: true, codigo_cadastro });
    const answer = await runAction(registerSeller, visitor(), form);
    return { cpf, ...answer } as { cpf: string; id: number; mensagem?: string };
  };
  const pointsOf = async (sellerId: number) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: sellerId, currency: 'PONTO' }))
      .available;
  const usesOf = async (id: number) =>
    (await app.database.read<{ n: number }>('select usos_realizados as n from registration_codes where id = $1', [id]))[0]!.n;
  const settings = (changes: string) => app.database.pool.query(`update system_settings set ${changes}`);

  it('gives a new seller its points once, for eighteen months, whatever the case it was typed in', async () => {
    const { id, codigo } = await newCode();
    const seller = await register(codigo.toLowerCase());
    expect(seller.mensagem).toBe('Código de cadastro aplicado: 100 pontos');
    expect(await pointsOf(seller.id)).toBe('100.00');
    expect(await usesOf(id)).toBe(1);
    const [entry] = await app.database.read(
      `select e.type, e.idempotency_key, l.vence_em from entries e join lots l on l.credit_entry_id = e.id join accounts a on a.id = e.account_id
       where a.holder_id = $1 and a.holder_type = 'SELLER'`,
      [seller.id],
    );
    const [expiry] = await app.database.read<{ d: string }>('select points_expiry($1) as d', [app.clock.now()]);
    expect(entry).toEqual({ type: 'CODIGO', idempotency_key: `codigo:${id}:vendedor:${seller.id}`, vence_em: expiry!.d });
    const actor = { kind: 'seller', id: seller.id, nome: 'x', cpf: seller.cpf, storeId: store.id, networkId: store.networkId } as const;
    expect((await runList(ownCodePostingsList, app.contextFor(actor), {})).items).toMatchObject([
      { codigo, pontos: '100.00', venceEm: expiry!.d },
    ]);
  });

  it('never loses a registration to a bad code, and says why the code gave nothing', async () => {
    const told = async (codigo: string) => {
      const { id, mensagem } = await register(codigo);
      expect(await pointsOf(id)).toBe('0.00');
      return mensagem;
    };
    expect(await told('NAOEXISTE')).toBe('Código de cadastro não encontrado: o código não foi usado');
    const ended = await newCode();
    await runAction(deleteRegistrationCode, app.contextFor(admin.actor), { id: ended.id });
    expect(await told(ended.codigo)).toBe('Código de cadastro não encontrado: o código não foi usado');
    const old = await newCode({ expiraEm: app.clock.today() });
    await app.database.pool.query('update registration_codes set expira_em = expira_em - 1 where id = $1', [old.id]);
    expect(await told(old.codigo)).toBe('Código de cadastro expirado: o código não foi usado');
    // A code is good through its last day: on it, who finds no use left is told so.
    const last = await newCode({ usos: 1, expiraEm: app.clock.today() });
    expect((await register(last.codigo)).mensagem).toBe('Código de cadastro aplicado: 100 pontos');
    expect(await told(last.codigo)).toBe('Código de cadastro esgotado: o código não foi usado');
    const off = await newCode();
    await settings('voucher_ativo = false');
    expect(await told(off.codigo)).toBe('Códigos de cadastro não estão ativos no momento: o código não foi usado');
    await settings('voucher_ativo = true');
    expect(await usesOf(off.id)).toBe(0);
    expect((await register(null)).mensagem).toBeUndefined();
  });

  it('gives the last uses to as many as there are, when more come at once', async () => {
    const { id, codigo } = await newCode({ usos: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(codigo)));
    const winners = answers.filter(({ mensagem }) => mensagem === 'Código de cadastro aplicado: 100 pontos');
    expect(winners).toHaveLength(2);
    expect(answers.filter(({ mensagem }) => mensagem === 'Código de cadastro esgotado: o código não foi usado')).toHaveLength(4);
    expect(await usesOf(id)).toBe(2);
    const points = await Promise.all(answers.map((answer) => pointsOf(answer.id)));
    expect(points.filter((value) => value === '100.00')).toHaveLength(2);
    expect(await app.database.read('select id from registration_code_uses where registration_code_id = $1', [id])).toHaveLength(2);
  });

  it('is used once by a CPF, be it as consumer or seller, and gives consumers no points', async () => {
    const { id, codigo } = await newCode();
    const cpf = newCpf();
    const { hobby: _hobby, telefone: _telefone, ...form } = sellerForm({ cpf, email: 'a@exemplo.com', senha: 'Senha@2026' });
    const consumer = await runAction(registerConsumer, visitor(), { ...form, aceitouPoliticaPrivacidade: true, codigo_cadastro: codigo });
    expect(consumer).toEqual({ id: expect.any(Number) });
    expect(await app.database.read('select pontos, vence_em from registration_code_uses where consumer_id = $1', [consumer.id])).toEqual([
      { pontos: '0.00', vence_em: null },
    ]);
    expect(await app.database.read("select id from accounts where holder_type = 'CONSUMER' and holder_id = $1", [consumer.id])).toEqual([]);
    expect((await register(codigo, cpf)).mensagem).toBe('Código de cadastro já utilizado por este CPF');
    expect(await usesOf(id)).toBe(1);
  });

  it('keeps the weekly limit of a CPF from Monday to Sunday of São Paulo, also for two codes at once', async () => {
    await settings('usos_semanais_voucher = 1');
    const [first, second, third] = [await newCode(), await newCode(), await newCode()];
    const cpf = newCpf();
    const seller = await buildSeller(app.database, { store });
    const use = (codigo: string) =>
      app.database.transaction(async ({ sql }) => {
        const [row] = await sql<{ situacao: string }>(
          "select use_registration_code($1, $2, $3, null, 'system', $4::date, $5) ->> 'situacao' as situacao",
          [codigo, cpf, seller.id, app.clock.today(), app.clock.now()],
        );
        return row!.situacao;
      });
    // A Sunday, 23:59 in São Paulo.
    app.clock.moveTo('2026-11-23T02:59:00.000Z');
    expect((await Promise.all([use(first.codigo), use(second.codigo)])).sort()).toEqual(['LIMITE_SEMANAL', 'USADO']);
    expect(await use(third.codigo)).toBe('LIMITE_SEMANAL');
    app.clock.moveTo('2026-11-23T03:00:00.000Z');
    expect(await use(third.codigo)).toBe('USADO');
    await settings('usos_semanais_voucher = 3');
  });

  it('refuses what the documents refuse when a code is registered or changed', async () => {
    const refusal = (input: object) =>
      runAction(createRegistrationCode, app.contextFor(admin.actor), { codigo: 'NOVO', pontos: '10', usos: 1, ...input }).then(
        () => null,
        (error: { code: string; fields: { message: string }[] }) => error.fields?.[0]?.message ?? error.code,
      );
    expect(await refusal({ codigo: '' })).toBe('Código obrigatório');
    expect(await refusal({ pontos: '' })).toBe('Pontos obrigatório');
    expect(await refusal({ pontos: '0.99' })).toBe('Pontos deve ser no mínimo 1');
    expect(await refusal({ usos: 0 })).toBe('Usos deve ser no mínimo 1');
    expect(await refusal({ expiraEm: '2020-01-01' })).toBe('Data de expiração inválida');
    const { id, codigo } = await newCode({ usos: 2 });
    expect(await refusal({ codigo: codigo.toLowerCase() })).toBe('Código já cadastrado');
    await register(codigo);
    await register(codigo);
    const edit = (input: object) =>
      runAction(updateRegistrationCode, app.contextFor(admin.actor), { id, codigo, pontos: '100', usos: 2, ...input });
    await expect(edit({ usos: 1 })).rejects.toMatchObject({ code: 'REGISTRATION_CODE_USES_BELOW' });
    await expect(edit({ id: 999_999 })).rejects.toMatchObject({ code: 'REGISTRATION_CODE_NOT_FOUND' });
    await edit({ usos: 3, pontos: '7' });
    expect((await register(codigo)).mensagem).toBe('Código de cadastro aplicado: 7 pontos');
    await runAction(deleteRegistrationCode, app.contextFor(admin.actor), { id });
    await expect(runAction(deleteRegistrationCode, app.contextFor(admin.actor), { id })).rejects.toMatchObject({
      code: 'REGISTRATION_CODE_NOT_FOUND',
    });
    // The text is free again and the points earned stay in the list.
    expect(await refusal({ codigo })).toBeNull();
    const { items } = await runList(codePostingsList, app.contextFor(admin.actor), { search: codigo });
    expect(items.map(({ pontos }) => pontos).sort()).toEqual(['100.00', '100.00', '7.00']);
    // It is now the new code.
    expect((await register(codigo)).mensagem).toBe('Código de cadastro aplicado: 10 pontos');
  });

  it('admits levels 1 and 2 to write, and shows a narrowed level only its own networks', async () => {
    const operator = await buildStaff(app.database, 0);
    await expect(
      runAction(createRegistrationCode, app.contextFor(operator.actor), { codigo: 'X', pontos: '1', usos: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const elsewhere = await buildStaff(app.database, 0, { networkIds: [(await buildStore(app.database)).networkId] });
    expect((await runList(codePostingsList, app.contextFor(operator.actor), {})).items.length).toBeGreaterThan(0);
    expect((await runList(codePostingsList, app.contextFor(elsewhere.actor), {})).items).toEqual([]);
  });
});
