import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveHeld, INITIAL_PASSWORD, lastHeld, staffForm } from '../../test/builders/hire.ts';
import { buildNetwork, buildStaff, buildStore, PASSWORD, type SignedIn } from '../../test/builders/people.ts';

const EDIT = 'mutation ($id: ID!, $input: UpdateStaffUserInput!) { updateStaffUser(id: $id, input: $input) { id } }';
const TOGGLE = 'mutation ($id: ID!, $ativo: Boolean!) { setStaffUserActive(id: $id, ativo: $ativo) { id } }';
const CREATE = 'mutation ($input: StaffUserInput!) { createStaffUser(input: $input) { id } }';
const DECLINE = 'mutation ($id: ID!) { declineHeldAction(id: $id, justificativa: "Não conheço") { id } }';
const NEEDED = 'SECOND_PERSON_NEEDED';

describe('accounts of the staff', () => {
  let app: TestApp;
  let ana: SignedIn;
  let bia: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [ana, bia, operator] = (await Promise.all([2, 2, 1].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn, SignedIn];
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const run = async (query: string, variables: object, { token }: { token: string }): Promise<string | null> =>
    (await app.graphql(query, variables as Record<string, unknown>, { token })).errors?.[0].extensions.code ?? null;
  const signIn = async (cpf: string, senha: string) => {
    const { status, json } = await app.rest('POST', '/api/sessoes/usuario', { body: { cpf, senha } });
    return [status, json.codigo ?? null];
  };
  const approve = async (who: SignedIn) => approveHeld(app, await lastHeld(app), who.token);
  const rowOf = async (id: number) =>
    (
      await app.database.read<Record<string, unknown>>(
        'select nome, email, permissao, ativo, pendente, id_redes_permitidas as redes, id_revendas_permitidas as lojas from staff_users where id = $1',
        [id],
      )
    )[0];
  const mailsTo = (who: SignedIn) => app.ports.mails.filter(({ para }) => para === `u${who.cpf}@exemplo.com`).map(({ assunto }) => assunto);

  describe('a new one', () => {
    it('waits at both doors, opens nothing, and is approved by another person who reaches as much', async () => {
      const network = await buildNetwork(app.database);
      const regional = await buildStaff(app.database, 1, { networkIds: [network.id] });
      for (const door of ['rest', 'graphql'] as const) {
        const form = staffForm({ permissao: 1, idRedesPermitidas: [] });
        const id =
          door === 'rest'
            ? (await app.rest('POST', '/api/usuarios', { token: operator.token, body: form })).json.id
            : Number((await app.graphql(CREATE, { input: form }, { token: operator.token })).data.createStaffUser.id);
        expect(await rowOf(id)).toMatchObject({ ativo: false, pendente: true });
        expect(await signIn(form.cpf, INITIAL_PASSWORD)).toEqual([403, 'SESSION_PERSON_INACTIVE']);
        // The CPF is reserved, and the waiting account can be neither edited nor activated past the approval.
        expect((await app.rest('POST', '/api/usuarios', { token: ana.token, body: form })).json.codigo).toBe('STAFF_CPF_TAKEN');
        const edit = { id, input: { nome: 'Outra', email: 'x@exemplo.com', permissao: 0 } };
        expect(await run(EDIT, edit, ana)).toBe('STAFF_PENDING');
        expect(await run(TOGGLE, { id, ativo: true }, ana)).toBe('STAFF_PENDING');
        expect(await approve(operator)).toBe('HELD_ACTION_SAME_PERSON');
        expect(await approve(regional)).toBe('HELD_ACTION_NOT_FOUND');
        expect(await approve(await buildStaff(app.database, 0))).toBe('NOT_ALLOWED');
        expect(await approve(ana)).toBeNull();
        expect(await rowOf(id)).toMatchObject({ ativo: true, pendente: false });
        expect(await signIn(form.cpf, INITIAL_PASSWORD)).toEqual([403, 'FIRST_PASSWORD_NEEDED']);
      }
    });

    it('is refused to an approver limited to other networks, and to one who may not give its level', async () => {
      const [own, foreign] = await Promise.all([buildNetwork(app.database), buildNetwork(app.database)]);
      const regional = await buildStaff(app.database, 1, { networkIds: [own.id] });
      const body = staffForm({ permissao: 1, idRedesPermitidas: [own.id] });
      const { json } = await app.rest('POST', '/api/usuarios', { token: ana.token, body });
      // It grew after it was proposed.
      await app.database.pool.query('update staff_users set id_redes_permitidas = $2 where id = $1', [json.id, [own.id, foreign.id]]);
      expect(await approve(regional)).toBe('STAFF_ABOVE');
      await app.database.pool.query('update staff_users set id_redes_permitidas = $2 where id = $1', [json.id, [own.id]]);
      expect(await approve(regional)).toBeNull();
      expect((await app.rest('POST', '/api/usuarios', { token: ana.token, body: staffForm({ permissao: 2 }) })).status).toBe(200);
      expect(await approve(operator)).toBe('STAFF_ABOVE');
    });

    it('keeps no password with the request, and shows the approver the address, the level and the reach', async () => {
      const network = await buildNetwork(app.database, { nome: 'Rede do Resumo' });
      const form = staffForm({ nome: 'Carla Dias', permissao: 1, idRedesPermitidas: [network.id] });
      const { json } = await app.rest('POST', '/api/usuarios', { token: ana.token, body: form });
      const { rows } = await app.database.pool.query('select * from held_actions where id = $1', [await lastHeld(app)]);
      expect(rows[0]).toMatchObject({
        action: 'activateStaffUser',
        dados: { id: json.id },
        resumo: `Carla Dias (${form.email}): Operador, redes: Rede do Resumo`,
        network_id: network.id,
      });
      expect(JSON.stringify(rows)).not.toContain(INITIAL_PASSWORD);
    });

    it('goes when it is declined, and its CPF is free again', async () => {
      const body = staffForm();
      const { json } = await app.rest('POST', '/api/usuarios', { token: ana.token, body });
      expect(await run(DECLINE, { id: await lastHeld(app) }, bia)).toBeNull();
      expect(await rowOf(json.id)).toBeUndefined();
      expect((await app.rest('POST', '/api/usuarios', { token: bia.token, body })).status).toBe(200);
    });

    it('may not have the e-mail of another member of staff, where the code would go', async () => {
      const body = staffForm({ email: `U${ana.cpf}@Exemplo.com` });
      const { status, json } = await app.rest('POST', '/api/usuarios', { token: ana.token, body });
      expect([status, json.codigo, json.erro]).toEqual([409, 'STAFF_EMAIL_TAKEN', 'Este e-mail já é de outro administrador']);
    });

    it('is told to every administrator, when it is proposed and when it is approved', async () => {
      await app.runJobs();
      app.ports.mails.length = 0;
      await app.rest('POST', '/api/usuarios', { token: operator.token, body: staffForm({ nome: 'Davi Luz', permissao: 1 }) });
      await app.runJobs();
      for (const who of [ana, bia]) expect(mailsTo(who)).toEqual(['Davi Luz aguarda aprovação como administrador - Experiências SW']);
      expect(await approve(bia)).toBeNull();
      await app.runJobs();
      expect(mailsTo(ana)[1]).toBe('Davi Luz foi aprovado como administrador - Experiências SW');
      const told = app.ports.mails.findLast(({ assunto }) => assunto.startsWith('Davi Luz foi aprovado'));
      expect(told?.texto).toContain('Pedido de Usuário Nível 1, aprovado por Usuário Nível 2.');
      expect(mailsTo(operator)).toEqual([]);
    });
  });

  describe('a change', () => {
    const form = (id: number, change: object) => ({
      id,
      input: { nome: 'Mesmo Nome', email: `m${id}@exemplo.com`, permissao: 1, ...change },
    });
    const build = async (level: number, options: { networkIds?: number[]; storeIds?: number[] } = {}) => {
      const person = await buildStaff(app.database, level, options);
      await app.database.pool.query("update staff_users set nome = 'Mesmo Nome', email = 'm' || id || '@exemplo.com' where id = $1", [
        person.id,
      ]);
      return person;
    };

    it('takes one person where it gives nothing: a name, a lower level, a narrower reach, the end of the access', async () => {
      const [one, two] = await Promise.all([buildStore(app.database), buildStore(app.database)]);
      const networks = [one.networkId, two.networkId];
      const free: [string, SignedIn, object][] = [
        ['a name', await build(1), { nome: 'Outro Nome' }],
        ['an address in other letters', await build(1), {}],
        ['level 2 to 1', await build(2), {}],
        ['level 2 to 0', await build(2), { permissao: 0 }],
        ['all networks to one', await build(1), { idRedesPermitidas: [one.networkId] }],
        ['two networks to one', await build(1, { networkIds: networks }), { idRedesPermitidas: [one.networkId] }],
        ['two stores to one', await build(3, { storeIds: [one.id, two.id] }), { permissao: 3, idRevendasPermitidas: [one.id] }],
        ['a network to its store', await build(0, { networkIds: [one.networkId] }), { permissao: 3, idRevendasPermitidas: [one.id] }],
      ];
      for (const [name, { id }, change] of free) {
        const email = name === 'an address in other letters' ? { email: `M${id}@Exemplo.com` } : {};
        expect([name, await run(EDIT, form(id, { ...change, ...email }), ana)]).toEqual([name, null]);
      }
      const leaving = await build(1);
      expect(await run(TOGGLE, { id: leaving.id, ativo: false }, ana)).toBeNull();
      expect((await rowOf(leaving.id))?.ativo).toBe(false);
    });

    it('takes two where it gives more, and changes nothing before the second', async () => {
      const [one, two] = await Promise.all([buildStore(app.database), buildStore(app.database)]);
      const held: [string, SignedIn, object, object, kinds: string][] = [
        ['level 0 to 1', await build(0), {}, { permissao: 1 }, 'ELEVACAO'],
        ['level 1 to 2', await build(1), { permissao: 2 }, { permissao: 2 }, 'ELEVACAO'],
        ['level 4 to 1', await build(4), {}, { permissao: 1 }, 'ELEVACAO'],
        [
          'level 3 to 0',
          await build(3, { storeIds: [one.id] }),
          { permissao: 0, idRedesPermitidas: [one.networkId] },
          { permissao: 0 },
          'AMPLIACAO ELEVACAO',
        ],
        [
          'another network',
          await build(1, { networkIds: [one.networkId] }),
          { idRedesPermitidas: [two.networkId] },
          { redes: [two.networkId] },
          'AMPLIACAO',
        ],
        ['no limit to networks', await build(1, { networkIds: [one.networkId] }), { idRedesPermitidas: [] }, { redes: [] }, 'AMPLIACAO'],
        [
          'another store',
          await build(3, { storeIds: [one.id] }),
          { permissao: 3, idRevendasPermitidas: [one.id, two.id] },
          { lojas: [one.id, two.id] },
          'AMPLIACAO',
        ],
        [
          'a store of another network',
          await build(0, { networkIds: [one.networkId] }),
          { permissao: 3, idRevendasPermitidas: [two.id] },
          { lojas: [two.id] },
          'AMPLIACAO',
        ],
        ['an e-mail', await build(1), { email: 'accomplice@exemplo.com' }, { email: 'accomplice@exemplo.com' }, 'EMAIL'],
      ];
      for (const [name, { id }, change, after, kinds] of held) {
        const before = await rowOf(id);
        expect([name, await run(EDIT, form(id, change), ana)]).toEqual([name, NEEDED]);
        expect([name, await rowOf(id)]).toEqual([name, before]);
        expect([name, await approve(ana)]).toEqual([name, 'HELD_ACTION_SAME_PERSON']);
        expect([name, await approve(bia)]).toEqual([name, null]);
        expect(await rowOf(id)).toMatchObject(after);
        const { rows } = await app.database.pool.query(
          `select string_agg(tipo, ' ' order by tipo) as kinds, min(proposto_por_id) as first, max(aprovado_por_id) as second
           from staff_grants where staff_user_id = $1`,
          [id],
        );
        expect([name, rows]).toEqual([name, [{ kinds, first: ana.id, second: bia.id }]]);
      }
    });

    it('of an old account back into the panel takes two people', async () => {
      const accomplice = await build(1);
      await app.database.pool.query('update staff_users set ativo = false where id = $1', [accomplice.id]);
      expect(await run(TOGGLE, { id: accomplice.id, ativo: true }, ana)).toBe(NEEDED);
      expect(await signIn(accomplice.cpf, PASSWORD)).toEqual([403, 'SESSION_PERSON_INACTIVE']);
      // Only administrators may reactivate, so only they approve it.
      expect(await approve(operator)).toBe('NOT_ALLOWED');
      expect(await approve(bia)).toBeNull();
      expect(await signIn(accomplice.cpf, PASSWORD)).toEqual([200, null]);
    });

    it('to one’s own access is approved by somebody else', async () => {
      const self = await build(1);
      expect(await run(EDIT, form(self.id, { email: 'own@exemplo.com' }), ana)).toBe(NEEDED);
      expect(await approve(self)).toBe('STAFF_OWN_CHANGE');
      expect(await approve(bia)).toBeNull();
      expect(await run(EDIT, form(self.id, { email: 'again@exemplo.com' }), self)).toBeNull();
    });

    it('by a person limited to networks names them: the approver’s reach never takes their place', async () => {
      const store = await buildStore(app.database);
      const regional = await buildStaff(app.database, 1, { networkIds: [store.networkId] });
      const target = await build(3, { storeIds: [store.id] });
      expect(await run(EDIT, form(target.id, {}), regional)).toBe('STAFF_NETWORK_MISSING');
      expect(await run(EDIT, form(target.id, { idRedesPermitidas: [store.networkId] }), regional)).toBe(NEEDED);
      expect(await approve(bia)).toBeNull();
      expect(await rowOf(target.id)).toMatchObject({ permissao: 1, redes: [store.networkId] });
    });
  });

  describe('two approvers', () => {
    const able = async () => (await app.graphql('{ hasTwoApprovers }', {}, { token: operator.token })).data.hasTwoApprovers;

    it('are two active, established and independent administrators', async () => {
      expect(await able()).toBe(true);
      const others = 'id not in ($1, $2) and permissao = 2';
      await app.database.pool.query(`update staff_users set permissao = 1 where ${others}`, [ana.id, bia.id]);
      expect(await able()).toBe(true);
      await app.database.pool.query('update staff_users set ativo = false where id = $1', [bia.id]);
      expect(await able()).toBe(false);
      await app.database.pool.query('update staff_users set ativo = true, senha_inicial = true where id = $1', [bia.id]);
      expect(await able()).toBe(false);
      await app.database.pool.query('update staff_users set senha_inicial = false where id = $1', [bia.id]);
      await app.database.pool.query(
        "insert into staff_grants (staff_user_id, tipo, proposto_por_id, aprovado_por_id, criado_em) values ($1, 'CRIACAO', $2, $3, $4)",
        [bia.id, ana.id, operator.id, new Date(app.clock.now().getTime() - 2 * 86_400_000)],
      );
      expect(await able()).toBe(false);
      app.clock.advanceDays(29);
      expect(await able()).toBe(true);
    });
  });
});
