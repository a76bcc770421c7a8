import type { TestApp } from '../app.ts';
import { newCpf } from './people.ts';

export const INITIAL_PASSWORD = 'Inicial#8Kp2';
export const CHOSEN_PASSWORD = 'Escolhida#7Wq';

/** A new member of staff as the panel's form has it. */
export const staffForm = (overrides: Record<string, unknown> = {}) => {
  const cpf = newCpf();
  return { nome: 'Pessoa Nova', email: `p${cpf}@exemplo.com`, cpf, senha: INITIAL_PASSWORD, permissao: 0, ...overrides };
};

/** Id of the newest waiting request. */
export async function lastHeld(app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query("select max(id) as id from held_actions where status = 'AGUARDA'");
  return rows[0].id;
}

/** What the answer of a GraphQL operation says: its refusal, or nothing. */
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | null => errors?.[0]?.extensions.code ?? null;

/** Approves a waiting request; answers the code of the refusal, or null. */
export const approveHeld = async (app: TestApp, id: number, token: string): Promise<string | null> =>
  codeOf(await app.graphql('mutation ($id: ID!) { approveHeldAction(id: $id, versao: 1) { id } }', { id }, { token }));

/** The code in the newest e-mail of a first access to this address. */
export function mailedCode(app: TestApp, email: string): string {
  const mail = app.ports.mails.findLast(({ para, assunto }) => para === email && assunto.startsWith('Primeiro acesso'));
  return /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(mail?.texto ?? '')![0];
}

/** Approves the newest request, which registered this person, and makes their first access with the code from the e-mail. */
export async function enterFirst(app: TestApp, { cpf, email, senha }: ReturnType<typeof staffForm>, approver: string): Promise<void> {
  expect(await approveHeld(app, await lastHeld(app), approver)).toBeNull();
  // One job makes the code, the next one sends it.
  await app.runJobs();
  await app.runJobs();
  const input = { cpf, senha, codigo: mailedCode(app, email), novaSenha: CHOSEN_PASSWORD };
  const set = await app.graphql('mutation ($input: FirstPasswordInput!) { setFirstPassword(input: $input) { mensagem } }', { input });
  expect(set.errors).toBeUndefined();
}

/** Registers somebody over REST, has the account approved, makes their first access: as honest people would. */
export async function hire(app: TestApp, by: { maker: string; approver: string }, overrides: Record<string, unknown> = {}) {
  const form = staffForm(overrides);
  const made = await app.rest('POST', '/api/usuarios', { token: by.maker, body: form });
  expect(made.json).toEqual({ id: expect.any(Number) });
  await enterFirst(app, form, by.approver);
  const signIn = async (): Promise<string> =>
    (await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: form.cpf, senha: CHOSEN_PASSWORD } })).json.token;
  return { id: made.json.id as number, signIn };
}
