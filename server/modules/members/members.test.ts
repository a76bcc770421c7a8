import { erasedCpf } from '../../platform/auth/tokens.ts';
import { addDays } from '../../shared/dates.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildConsumer, buildSeller, PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { queueWhatsApp } from '../messaging/index.ts';

describe("a member's own data", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const ask = async (who: SignedIn, query: string, variables = {}) => {
    const { data, errors } = await app.graphql(query, variables, { token: who.token, audience: 'store' });
    return errors ? errors[0].extensions.code : data;
  };
  const rows = async (text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows;
  const consents = async (who: SignedIn) => (await ask(who, '{ ownConsents { tipo aceito texto } }')).ownConsents;
  const set = (who: SignedIn, tipo: string, aceito: boolean) =>
    ask(who, 'mutation ($tipo: ContactChannel!, $aceito: Boolean!) { setContactConsent(tipo: $tipo, aceito: $aceito) { id } }', {
      tipo,
      aceito,
    });
  const erase = (who: SignedIn, senha = PASSWORD) => ask(who, 'mutation ($senha: String!) { eraseOwnData(senha: $senha) }', { senha });

  describe('preferences', () => {
    it('are answers with their words, kept one after the other; the terms are among them', async () => {
      const seller = await buildSeller(app.database);
      await set(seller, 'EMAIL', true);
      await set(seller, 'EMAIL', false);
      expect(await consents(seller)).toEqual([
        { tipo: 'EMAIL', aceito: false, texto: 'Quero receber avisos do programa por e-mail' },
        { tipo: 'EMAIL', aceito: true, texto: 'Quero receber avisos do programa por e-mail' },
        { tipo: 'REGULAMENTO', aceito: true, texto: 'Li e aceito o regulamento de 01/01/2025' },
      ]);
      expect(await set(seller, 'SMS', true)).toBe('BAD_USER_INPUT');
      expect(await consents(await buildConsumer(app.database))).toHaveLength(1);
    });

    it('are asked again after the terms changed, and both acceptances are kept', async () => {
      const seller = await buildSeller(app.database);
      const accepted = async () => (await ask(seller, '{ viewer { aceitouRegulamento } }')).viewer.aceitouRegulamento;
      expect(await accepted()).toBe(true);
      await rows("update sellers set aceitou_regulamento_em = '2024-12-31T23:00:00-03' where id = $1", [seller.id]);
      expect(await accepted()).toBe(false);
      await ask(seller, 'mutation { acceptTerms { id } }');
      await ask(seller, 'mutation { acceptTerms { id } }');
      expect(await accepted()).toBe(true);
      // The builder's, the older one that this test wrote, and one for the two requests.
      expect((await consents(seller)).map(({ tipo }: { tipo: string }) => tipo)).toEqual(['REGULAMENTO', 'REGULAMENTO', 'REGULAMENTO']);
    });

    it('cannot be rewritten, not even in the database', async () => {
      await expect(rows('update consents set aceito = true')).rejects.toThrow('CONSENT_APPEND_ONLY');
      await expect(rows('delete from consents')).rejects.toThrow('CONSENT_APPEND_ONLY');
    });

    it('are obeyed: a number whose owner said no gets no message, until the owner says yes', async () => {
      const consumer = await buildConsumer(app.database);
      await rows('update consumers set celular = $2 where id = $1', [consumer.id, '21912345678']);
      const ctx = app.contextFor({ kind: 'system' });
      const queue = (isTest = false) =>
        app.database.transaction((tx) =>
          queueWhatsApp({ ...ctx, sql: tx.sql, enqueue: async () => undefined }, { celular: '21912345678', texto: 'Oi', isTest }),
        );
      expect(await queue()).not.toBeNull();
      await set(consumer, 'WHATSAPP', false);
      expect(await queue()).toBeNull();
      expect(await queue(true)).not.toBeNull();
      await set(consumer, 'WHATSAPP', true);
      expect(await queue()).not.toBeNull();
    });
  });

  it('say what of the balance expires in 30, 60 and 90 days, from the first of those days', async () => {
    const seller = await buildSeller(app.database);
    const today = app.clock.today();
    const QUERY = '{ ownExpiry { em30 em60 em90 proximaData proximoValor } }';
    expect((await ask(seller, QUERY)).ownExpiry).toEqual({
      em30: '0.00',
      em60: '0.00',
      em90: '0.00',
      proximaData: null,
      proximoValor: '0.00',
    });
    const credit = (days: number, valor: string) =>
      rows(
        `select ledger_credit('SELLER', $1, 'PONTO', $2, $3::numeric, 'AJUSTE', 'teste', $4, $4, $5::date, null, null, '{}'::jsonb, 'teste', $6::date, $7)`,
        [seller.id, seller.store.networkId, valor, `teste:${days}`, addDays(today, days), today, app.clock.now()],
      );
    for (const [days, valor] of [
      [0, '1'],
      [30, '10'],
      [31, '20'],
      [90, '40'],
      [91, '80'],
    ] as const)
      await credit(days, valor);
    expect((await ask(seller, QUERY)).ownExpiry).toEqual({
      em30: '11.00',
      em60: '31.00',
      em90: '71.00',
      proximaData: today,
      proximoValor: '1.00',
    });
  });

  it("say when a consumer's cashback ends, campaign by campaign, and nobody else's", async () => {
    const [consumer, other] = [await buildConsumer(app.database), await buildConsumer(app.database)];
    const today = app.clock.today();
    for (const [days, valor] of [
      [20, '12.34'],
      [75, '5.66'],
    ] as const)
      await rows(
        `select ledger_credit('CONSUMER', $1, 'BRL', null, $2::numeric, 'AJUSTE', 'teste', $3, $3, $4::date, null, null, '{}'::jsonb, 'teste', $5::date, $6)`,
        [consumer.id, valor, `teste:c${days}`, addDays(today, days), today, app.clock.now()],
      );
    const QUERY = '{ ownExpiry { em30 em60 em90 proximaData proximoValor } }';
    expect((await ask(consumer, QUERY)).ownExpiry).toEqual({
      em30: '12.34',
      em60: '12.34',
      em90: '18.00',
      proximaData: addDays(today, 20),
      proximoValor: '12.34',
    });
    expect((await ask(other, QUERY)).ownExpiry).toMatchObject({ em90: '0.00', proximaData: null });
  });

  describe('taken away', () => {
    const file = async (who: SignedIn, formato: string) => {
      const answer = await ask(who, 'query ($formato: OwnDataFormat!) { ownDataFile(formato: $formato) { nome conteudo } }', { formato });
      return answer.ownDataFile ?? answer;
    };

    it('hold the profile, the answers and everything done, without a hash of the password', async () => {
      const seller = await buildSeller(app.database);
      const { nome, conteudo } = await file(seller, 'JSON');
      const data = JSON.parse(conteudo);
      expect(nome).toBe('meus-dados.json');
      expect(data.perfil[0]).toMatchObject({ cpf: seller.cpf });
      expect(data.aceites[0]).toMatchObject({ tipo: 'REGULAMENTO' });
      expect(data.sessoes).toHaveLength(1);
      expect(conteudo).not.toMatch(/argon2|senha_?hash|token/i);
    });

    it('are a sheet too, whose cells begin no formula', async () => {
      const consumer = await buildConsumer(app.database);
      await rows("update consumers set end_rua = '=cmd()' where id = $1", [consumer.id]);
      const { conteudo } = await file(consumer, 'CSV');
      expect(conteudo).toContain('seção;registro;campo;valor');
      expect(conteudo).toContain(`perfil;1;cpf;${consumer.cpf}`);
      expect(conteudo).toContain("perfil;1;endRua;'=cmd()");
    });

    it('ten times an hour', async () => {
      const consumer = await buildConsumer(app.database);
      for (let times = 0; times < 10; times++) await file(consumer, 'JSON');
      expect(await file(consumer, 'JSON')).toBe('TOO_MANY_ATTEMPTS');
    });
  });

  describe('erased', () => {
    it('leave nothing that names the person, end the sessions and touch no ledger', async () => {
      const seller = await buildSeller(app.database);
      const before = await rows('select count(*) from entries');
      expect(await erase(seller, 'errada')).toBe('ERASURE_PASSWORD_WRONG');
      expect(await erase(seller)).toEqual({ eraseOwnData: true });
      const [row] = await rows('select * from sellers where id = $1', [seller.id]);
      expect(JSON.stringify(row)).not.toContain(seller.cpf);
      expect(JSON.stringify(row)).not.toContain(seller.actor.nome);
      expect(row).toMatchObject({ nome: 'Titular removido', email: null, celular: null, ativo: false, senha_hash: null });
      expect(await rows('select count(*) from entries')).toEqual(before);
      expect((await app.graphql('{ viewer { id } }', {}, { token: seller.token, audience: 'store' })).data?.viewer ?? null).toBeNull();
      expect(await rows('select cpf_hmac from erasures where kind = $1 and person_id = $2', ['SELLER', seller.id])).toEqual([
        { cpf_hmac: erasedCpf(seller.cpf, app.contextFor({ kind: 'system' }).env.SECRET) },
      ]);
    });

    it('wait until receipts and redemptions have ended', async () => {
      const consumer = await buildConsumer(app.database);
      await rows(
        `with f as (insert into stored_files (chave, sha256, tipo_arquivo, nome_original, tamanho_bytes, enviado_por) values ('x', 'y', 'image/png', 'n', 1, 'x') returning id)
         insert into submissions (audience, consumer_id, file_id) select 'CONSUMER', $1, id from f`,
        [consumer.id],
      );
      expect(await erase(consumer)).toBe('ERASURE_OPEN_MATTERS');
    });

    it('of who used a code or was brought give neither twice when the same CPF comes back', async () => {
      const [seller, referrer] = [await buildSeller(app.database), await buildSeller(app.database)];
      await rows('update system_settings set voucher_ativo = true where id = 1');
      await rows("insert into registration_codes (codigo, pontos, usos) values ('VOLTA', 50, 10)");
      await rows(
        `insert into registration_code_uses (registration_code_id, codigo, cpf, seller_id, pontos, data_utilizacao)
         select id, codigo, $1, $2, 50, now() from registration_codes where codigo = 'VOLTA'`,
        [seller.cpf, seller.id],
      );
      await rows("insert into referrals (seller_id, plataforma, nome, cpf, celular) values ($1, 'Indicado por Cadastro', 'Ana', $2, '1')", [
        referrer.id,
        seller.cpf,
      ]);
      expect(await erase(seller)).toEqual({ eraseOwnData: true });
      expect(await rows('select nome, celular from referrals where seller_id = $1', [referrer.id])).toEqual([
        { nome: 'Titular removido', celular: null },
      ]);
      const form = sellerForm({ cpf: seller.cpf, cnpjRevenda: seller.store.cnpj });
      const body = {
        ...form,
        senha: PASSWORD,
        aceitouPoliticaPrivacidade: true,
        codigo_cadastro: 'VOLTA',
        quemIndicou: `IND${referrer.cpf}`,
      };
      const again = await app.rest('POST', '/api/parceiros', { body });
      expect(again).toMatchObject({ status: 200, json: { mensagem: 'Código de cadastro já utilizado por este CPF' } });
      expect(await rows('select 1 from referrals where cpf = $1', [seller.cpf])).toEqual([]);
    });
  });
});
