import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { revealConsumer } from './actions/reveal-consumer.ts';

let app: TestApp;
let auditor: SignedIn;
let consumer: SignedIn;
const MUTATION = 'mutation ($id: ID!, $motivo: String!) { revealConsumer(id: $id, motivo: $motivo) { cpf celular telefone email } }';
const reveal = (motivo: string, who = auditor) =>
  app.graphql(MUTATION, { id: consumer.id, motivo }, { token: who.token, audience: 'panel' });
const entries = () =>
  app.database.read<{ ator: string; parametros: unknown }>("select ator, parametros from audit_entries where tipo = 'revealConsumer'");

beforeAll(async () => {
  app = await openTestApp();
  auditor = await buildStaff(app.database, 4);
  consumer = await buildConsumer(app.database);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('a consumer’s masked data', () => {
  it('is shown for a reason; the log keeps who asked, whose it was and why', async () => {
    const { data } = await reveal('Pedido de contato do chamado 123');
    expect(data!.revealConsumer).toEqual({
      cpf: consumer.cpf,
      celular: '11987654321',
      telefone: null,
      email: `c${consumer.cpf}@exemplo.com`,
    });
    expect(await entries()).toEqual([
      { ator: `staff:${auditor.id}`, parametros: { id: consumer.id, motivo: 'Pedido de contato do chamado 123' } },
    ]);
  });

  it.each([
    ['', 'Conte o motivo em pelo menos 10 letras'],
    ['  pedido  ', 'Conte o motivo em pelo menos 10 letras'],
    ['x'.repeat(201), 'Conte o motivo em no máximo 200 letras'],
    ['Ligar para (11) 98765-4321 hoje', 'Conte o motivo sem o nome nem os dados da pessoa'],
    ['Escrever para ana@exemplo.com', 'Conte o motivo sem o nome nem os dados da pessoa'],
  ])('is not shown for %j', async (motivo, message) => {
    const before = await entries();
    await expect(runAction(revealConsumer, app.contextFor(auditor.actor), { id: consumer.id, motivo })).rejects.toMatchObject(
      message.startsWith('Conte o motivo sem') ? { code: 'CONSUMER_REASON_PERSONAL', message } : { fields: [{ field: 'motivo', message }] },
    );
    expect(await entries()).toEqual(before);
  });

  it('is not shown for a reason that names the person', async () => {
    const { nome } = consumer.actor as { nome: string };
    await expect(
      runAction(revealConsumer, app.contextFor(auditor.actor), { id: consumer.id, motivo: `A cliente ${nome.toUpperCase()} pediu` }),
    ).rejects.toMatchObject({ code: 'CONSUMER_REASON_PERSONAL' });
  });

  it('is as if it were not there for level 3, whose stores sold nothing to the person', async () => {
    const store = await buildStore(app.database);
    const operator = await buildStaff(app.database, 3, { storeIds: [store.id] });
    const { errors } = await reveal('Pedido de contato do chamado 123', operator);
    expect(errors![0]!.extensions.code).toBe('CONSUMER_NOT_FOUND');
  });
});
