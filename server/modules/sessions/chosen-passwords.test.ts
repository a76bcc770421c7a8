import { openTestApp, type TestApp } from '../../test/app.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildConsumer, buildSeller, buildStaff, buildStore, newCpf, PASSWORD } from '../../test/builders/people.ts';

const NAME = 'Beatriz Quaresma';
const GUESSABLE = 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.';
const PERSONAL = 'A senha não pode conter seu nome nem seu CPF';
const GOOD = 'x7Kp2mQ9';

const consumerForm = (overrides: Record<string, unknown>) => {
  const { hobby: _hobby, ...form } = sellerForm(overrides);
  return form;
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** Returns the answer to each refused password, and checks that a good one is accepted after them. */
async function expectJudged(cpf: string, set: (senha: string) => Promise<{ status: number; json: { erro?: string } }>) {
  const answers: (readonly [string, number, string | undefined])[] = [];
  for (const senha of ['12345678', 'password', 'Quaresma#81', cpf, GOOD]) {
    const { status, json } = await set(senha);
    answers.push([senha, status, json.erro]);
  }
  expect(answers).toEqual([
    ['12345678', 400, GUESSABLE],
    ['password', 400, GUESSABLE],
    ['Quaresma#81', 400, PERSONAL],
    [cpf, 400, PERSONAL],
    [GOOD, 200, undefined],
  ]);
}

describe('a password that is easy to guess', () => {
  it('is refused to a seller and to a consumer who register', async () => {
    const store = await buildStore(app.database);
    const agreed = { nome: NAME, aceitouPoliticaPrivacidade: true };
    const seller = sellerForm({ ...agreed, idRevenda: store.id });
    await expectJudged(String(seller.cpf), (senha) => app.rest('POST', '/api/parceiros', { body: { ...seller, senha } }));
    const consumer = consumerForm(agreed);
    await expectJudged(String(consumer.cpf), (senha) => app.rest('POST', '/api/clientes', { body: { ...consumer, senha } }));
  });

  it('is refused for a new member of staff, at the field', async () => {
    const { token } = await buildStaff(app.database, 2);
    const form = { nome: NAME, cpf: newCpf(), email: 'b@exemplo.com', permissao: 1 };
    const graphql = await app.graphql(
      'mutation ($input: StaffUserInput!) { createStaffUser(input: $input) { id } }',
      { input: { ...form, senha: '12345678' } },
      { token },
    );
    expect(graphql.errors?.[0]).toMatchObject({ message: GUESSABLE, extensions: { fields: [{ field: 'senha', message: GUESSABLE }] } });
    await expectJudged(form.cpf, (senha) => app.rest('POST', '/api/usuarios', { token, body: { ...form, senha } }));
  });

  it('is refused to whoever changes their own, after the current one was proven', async () => {
    const staff = await buildStaff(app.database, 1);
    const put = (body: object) => app.rest('PUT', '/api/usuarios', { token: staff.token, body: { nome: NAME, ...body } });
    expect((await put({ senha: '12345678', senhaAntiga: 'errada' })).json.erro).toBe('Senha atual incorreta');
    await expectJudged(staff.cpf, (senha) => put({ senha, senhaAntiga: PASSWORD }));
    for (const [path, person, extra] of [
      ['/api/parceiros', await buildSeller(app.database), { saldoPontos: 0, cartao: null }],
      ['/api/clientes', await buildConsumer(app.database), {}],
    ] as const)
      await expectJudged(person.cpf, (senha) =>
        app.rest('PUT', path, {
          token: person.token,
          audience: 'store',
          body: { ...consumerForm({ cpf: person.cpf, nome: NAME }), aceitouRegulamento: 1, ...extra, senha, senhaAntiga: PASSWORD },
        }),
      );
  });

  it('is refused to whoever recovers theirs, and the link stays good', async () => {
    const seller = await buildSeller(app.database);
    await app.database.pool.query('update sellers set nome = $2 where id = $1', [seller.id, NAME]);
    await app.rest('POST', '/api/sessoes/parceiro/esqueceu-senha', { body: { informacao: seller.cpf } });
    await app.runJobs();
    const uuid = /esqueceu-senha\/([0-9a-f-]{36})/.exec(app.ports.mails.at(-1)?.texto ?? '')?.[1];
    await expectJudged(seller.cpf, (novaSenha) => app.rest('POST', '/api/sessoes/parceiro/atualizar-senha', { body: { uuid, novaSenha } }));
  });
});
