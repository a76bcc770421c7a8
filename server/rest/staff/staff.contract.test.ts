import { openTestApp, type TestApp } from '../../test/app.ts';
import { CHOSEN_PASSWORD, enterFirst } from '../../test/builders/hire.ts';
import { buildNetwork, buildStaff, buildStore, newCpf, PASSWORD, type SignedIn } from '../../test/builders/people.ts';

const staffForm = (overrides: Record<string, unknown> = {}) => {
  const cpf = newCpf();
  return { nome: 'Pessoa Nova', email: `p${cpf}@exemplo.com`, cpf, senha: 'Senha@2026', permissao: 0, ...overrides };
};

const EDIT = 'mutation ($id: ID!, $input: UpdateStaffUserInput!) { updateStaffUser(id: $id, input: $input) { id } }';
const TOGGLE = 'mutation ($id: ID!, $ativo: Boolean!) { setStaffUserActive(id: $id, ativo: $ativo) { id } }';

describe('panel staff', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 1)]);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const create = (body: object, token = admin.token) => app.rest('POST', '/api/usuarios', { token, body });
  const edit = async (id: number, input: object, token = admin.token) => {
    const { rows } = await app.database.pool.query('select email from staff_users where id = $1', [id]);
    const { data, errors } = await app.graphql(
      EDIT,
      { id, input: { nome: 'Mudado', email: rows[0].email, permissao: 0, ...input } },
      { token },
    );
    return errors?.[0].message ?? data.updateStaffUser;
  };
  const toggle = async (id: number, ativo: boolean, token = admin.token) => {
    const { data, errors } = await app.graphql(TOGGLE, { id, ativo }, { token });
    return errors?.[0].message ?? data.setStaffUserActive;
  };
  const isSignedIn = async (token: string) => (await app.graphql('{ viewer { id } }', {}, { token })).data?.viewer != null;

  it('registers, finds by CPF with the documented keys, and the person signs in after approval and first access', async () => {
    const [one, two] = await Promise.all([buildStore(app.database), buildStore(app.database)]);
    const form = staffForm({ permissao: 3, idRevendasPermitidas: `${one.id},${two.id}` });
    const made = await create(form);
    expect(made.json).toEqual({ id: expect.any(Number) });
    const found = async () => (await app.rest('GET', `/api/usuarios?cpf=${form.cpf}`, { token: operator.token })).json;
    const usuario = {
      id: made.json.id,
      nome: 'Pessoa Nova',
      cpf: form.cpf,
      email: form.email,
      permissao: 3,
      idRevendasPermitidas: `${one.id},${two.id}`,
      idRedesPermitidas: '',
    };
    expect(await found()).toEqual({ usuarios: [{ ...usuario, ativo: 0 }] });
    expect((await app.rest('GET', `/api/usuarios?cpf=${newCpf()}`, { token: operator.token })).json).toEqual({ usuarios: [] });
    await enterFirst(app, form, operator.token);
    expect(await found()).toEqual({ usuarios: [{ ...usuario, ativo: 1 }] });
    const session = await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: form.cpf, senha: CHOSEN_PASSWORD } });
    expect(session.json.usuario).toMatchObject({ permissao: 3, idRevendasPermitidas: `${one.id},${two.id}` });
    const { rows } = await app.database.pool.query("select parametros from audit_entries where tipo = 'createStaffUser'");
    expect(JSON.stringify(rows)).not.toContain('Senha@2026');
  });

  it('refuses with the documented texts', async () => {
    const refusal = async (overrides: Record<string, unknown>) => (await create(staffForm(overrides))).json.erro;
    expect(await refusal({ nome: '', cpf: '' })).toBe('Nome obrigatório');
    expect(await refusal({ cpf: '', email: '' })).toBe('CPF obrigatório');
    expect(await refusal({ email: '', senha: '' })).toBe('Email obrigatório');
    expect(await refusal({ senha: '', permissao: undefined })).toBe('Senha obrigatório');
    expect(await refusal({ permissao: undefined })).toBe('Permisão obrigatório');
    expect(await refusal({ permissao: '' })).toBe('Permisão obrigatório');
    expect(await refusal({ permissao: 7 })).toBe('Permisão inválida');
    expect(await refusal({ permissao: 3 })).toBe('Selecione ao menos uma loja');
    expect(await refusal({ permissao: 3, idRevendasPermitidas: '999999' })).toBe('Loja não encontrada');
    expect(await refusal({ idRedesPermitidas: '999999' })).toBe('Rede não encontrada');
    expect(await refusal({ cpf: admin.cpf })).toBe('Usuário já cadastrado');
    expect(await refusal({ cpf: '11111111111' })).toBe('CPF não é válido');
    expect(await refusal({ senha: 'curta' })).toBe('A senha deve ter pelo menos 8 caracteres');
    expect((await create(staffForm(), (await buildStaff(app.database, 5)).token)).status).toBe(403);
  });

  it('lets nobody give a level whose rights they lack', async () => {
    const levels = async (token: string) => (await app.graphql('{ grantableLevels }', {}, { token })).data.grantableLevels;
    expect(await levels(admin.token)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await levels(operator.token)).toEqual([1, 3, 4]);
    // Level 0 also runs the operation and sets rules, which level 1 may not.
    for (const permissao of [0, 2, 5])
      expect((await create(staffForm({ permissao }), operator.token)).json.erro).toBe('Você não pode conceder esta permissão');
    expect((await create(staffForm({ permissao: 2 }))).status).toBe(200);
    const other = await buildStaff(app.database, 2);
    expect(await edit(other.id, { permissao: 0 }, operator.token)).toBe('Você não pode alterar este usuário');
    expect(await edit(operator.id, { permissao: 2 }, operator.token)).toBe('Você não pode mudar a própria permissão');
    expect(await edit(admin.id, { permissao: 0 })).toBe('Você não pode mudar a própria permissão');
    const auditor = await buildStaff(app.database, 4);
    expect(await edit(auditor.id, { permissao: 5 }, operator.token)).toBe('Você não pode conceder esta permissão');
  });

  it('keeps somebody narrowed to networks from making or changing anybody beyond them', async () => {
    const [own, foreign] = await Promise.all([buildNetwork(app.database), buildNetwork(app.database)]);
    const foreignStore = await buildStore(app.database, { networkId: foreign.id });
    const regional = await buildStaff(app.database, 1, { networkIds: [own.id] });
    const refusal = async (overrides: Record<string, unknown>) =>
      (await create(staffForm({ permissao: 1, ...overrides }), regional.token)).json.erro;
    expect(await refusal({ idRedesPermitidas: [foreign.id] })).toBe('Rede não encontrada');
    expect(await refusal({ permissao: 3, idRevendasPermitidas: [foreignStore.id] })).toBe('Loja não encontrada');
    expect(await refusal({ permissao: 4 })).toBe('Você não pode conceder esta permissão');
    const form = staffForm({ permissao: 1 });
    expect((await create(form, regional.token)).status).toBe(200);
    const { json } = await app.rest('GET', `/api/usuarios?cpf=${form.cpf}`, { token: admin.token });
    expect(json.usuarios[0].idRedesPermitidas).toBe(String(own.id));
    expect(await edit(operator.id, { permissao: 1 }, regional.token)).toBe('Você não pode alterar este usuário');
  });

  it('ends the sessions with a new level and with deactivation, not with a new name', async () => {
    const person = await buildStaff(app.database, 2);
    expect(await edit(person.id, { permissao: 2 })).toEqual({ id: String(person.id) });
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await edit(person.id, { permissao: 1 })).toEqual({ id: String(person.id) });
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: person.cpf, senha: PASSWORD } })).status).toBe(200);
    expect(await toggle(person.id, false)).toEqual({ id: String(person.id) });
    expect((await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: person.cpf, senha: PASSWORD } })).status).toBe(403);
    expect(await toggle(admin.id, false)).toBe('Você não pode inativar a si mesmo');
    expect(await toggle(person.id, true, operator.token)).toMatch(/permissão/i);
    expect(await toggle(999_999, true)).toBe('Usuário não encontrado');
  });

  it('always leaves an administrator, also when two deactivate each other at once', async () => {
    const [one, other] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 2)]);
    const answers = await Promise.all([toggle(other.id, false, one.token), toggle(one.id, false, other.token)]);
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
    const { rows } = await app.database.pool.query('select count(*)::int as n from staff_users where ativo and id = any($1)', [
      [one.id, other.id],
    ]);
    expect(rows[0].n).toBe(1);
  });

  it('lists staff with what they reach', async () => {
    const store = await buildStore(app.database);
    const seller = await buildStaff(app.database, 3, { storeIds: [store.id] });
    const { data } = await app.graphql(
      `query ($id: ID!, $filter: StaffUsersFilter) {
        staffUsers(filter: $filter) { items { id permissao lojas redes ativo } total }
        staffUserStores(id: $id) { id cnpj nomeFantasia }
      }`,
      { id: seller.id, filter: { cpf: seller.cpf } },
      { token: operator.token },
    );
    expect(data).toEqual({
      staffUsers: { items: [{ id: String(seller.id), permissao: 3, lojas: `Loja ${store.codigo}`, redes: null, ativo: true }], total: 1 },
      staffUserStores: [{ id: String(store.id), cnpj: store.cnpj, nomeFantasia: `Loja ${store.codigo}` }],
    });
  });
});
