import type { z } from 'zod';
import '../rest/index.ts';
import { logsList } from '../modules/logs/index.ts';
import { updateNetwork } from '../modules/networks/index.ts';
import { type Action, allActions } from '../platform/actions/action.ts';
import { runAction } from '../platform/actions/run-action.ts';
import type { FieldRead } from '../platform/audit/as-read.ts';
import type { AppError } from '../platform/errors/app-error.ts';
import { runList } from '../platform/lists/run-list.ts';
import type { TestApp } from '../test/app.ts';
import { asRead } from '../test/as-read.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';
import { approveHeld } from '../test/held.ts';
import { EDITS } from './edits.fixture.ts';

/** Edits whose own tables keep before and after, that only their author sees, or whose parameters in the log are the whole change. */
const TOLD_ELSEWHERE = new Set(['updatePosting', 'updateSavedQuery', 'updateListView', 'setQueryScheduleActive']);

let app: TestApp;
let people: Record<'staff' | 'seller' | 'consumer', SignedIn>;
let second: SignedIn;

beforeAll(async () => {
  app = await openDemoApp();
  people = {
    staff: await buildStaff(app.database, 2),
    seller: await buildSeller(app.database),
    consumer: await buildConsumer(app.database),
  };
  second = await buildStaff(app.database, 2);
  // The newest member of staff is the one that is edited.
  await buildStaff(app.database, 4);
  const person =
    "data_nascimento = '1990-01-01', sexo = 'F', telefone = null, end_rua = 'Rua A', end_numero = '1', end_bairro = 'Centro', end_cidade = 'Campinas', end_estado = 'SP', end_cep = '01310100'";
  await app.database.pool.query(`update consumers set ${person}`);
  await app.database.pool.query(`update sellers set ${person}`);
  await app.database.pool.query(
    "update stores set telefone = '1132654321', email = 'loja@exemplo.com', end_rua = 'Rua A', end_numero = '1', end_bairro = 'Centro', end_cep = '01310100'",
  );
});
afterAll(() => app.close());

const shapeOf = ({ input }: Action<z.ZodType, unknown>) => Object.keys((input as z.ZodObject).shape);

async function rowOf({ edits }: Action<z.ZodType, unknown>, id: number | null): Promise<Record<string, unknown>> {
  const { of } = edits!;
  const parts = of.parts?.({ actor: { kind: 'system' }, today: app.clock.today() }) ?? {};
  const filled = (sql: string) => sql.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!);
  const columns = Object.entries(of.columns).map(([name, { sql }]) => `${filled(sql)} as "${name}"`);
  const where = [...((of as { where?: string[] }).where ?? []), ...(id ? [`${of.key} = ${id}`] : []), `${of.key} <> ${people.staff.id}`];
  const [row] = await app.database.read<Record<string, unknown>>(
    `select ${columns.join(', ')}, ${of.key} as id from ${filled(of.from)} where ${(id ? where.slice(0, -1) : where).join(' and ') || 'true'} order by ${of.key} desc limit 1`,
  );
  return row!;
}

/** An edit that takes two people: the second one makes it. */
async function confirmed(edit: Promise<unknown>): Promise<void> {
  await expect(edit).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  const [held] = await app.database.read<{ id: number }>('select max(id) as id from held_actions');
  await approveHeld(app.contextFor(second.actor), held!);
}

describe('the log tells what an edit changed', () => {
  it.each(EDITS)('$action', async ({ action: name, change, told, before, given = {}, who, byTwo = false }) => {
    const action = allActions().find((one) => one.name === name)!;
    if (before) await app.database.pool.query(before);
    const person = who ? people[who] : people.staff;
    const own = action.edits!.row === 'own' ? person.id : null;
    const row = await rowOf(action, own ?? (change.id as number | undefined) ?? null);
    const known = Object.fromEntries(shapeOf(action).flatMap((key) => (key in row && row[key] !== null ? [[key, row[key]]] : [])));
    const kept = name.startsWith('set') ? { id: row.id } : known;
    const edit = runAction(action, app.contextFor(person.actor), { ...kept, ...given, ...change });
    if (byTwo) await confirmed(edit);
    else await edit;
    const [entry] = await app.database.read<{ parametros: { mudancas: string[] } }>(
      'select log_shown(parametros) as parametros from audit_entries where tipo = $1 order by id desc limit 1',
      [byTwo ? 'approveHeldAction' : name],
    );
    expect(entry!.parametros.mudancas).toEqual(told);
  });

  it('for every edit there is', () => {
    const edits = allActions().filter(({ name }) => /^(update|set\w+Active$)/.test(name) && !TOLD_ELSEWHERE.has(name));
    expect(edits.filter((action) => !action.edits).map(({ name }) => name)).toEqual([]);
    expect(EDITS.map(({ action }) => action).toSorted()).toEqual(edits.map(({ name }) => name).toSorted());
  });

  it('names only columns of its row', () => {
    const wrong = allActions().flatMap(({ name, edits }) =>
      (edits?.fields ?? []).filter((field) => !edits!.of.columns[field]).map((field) => `${name}: ${field}`),
    );
    expect(wrong).toEqual([]);
  });

  it('as data: column, heading, value before and after; null where the log may not hold the value', async () => {
    const { id, nome } = await buildNetwork(app.database);
    await runAction(updateNetwork, app.contextFor(people.staff.actor), { id, nome, regiao: 'Sul', valorPonto: '0.03' });
    const latest = async (tipo: string) =>
      (
        await app.database.read<{ parametros: object }>('select parametros from audit_entries where tipo = $1 order by id desc limit 1', [
          tipo,
        ])
      )[0]!;
    expect(await latest('updateNetwork')).toEqual({
      parametros: { id, mudancas: [{ campo: 'regiao', titulo: 'Região', antes: 'Sudeste', depois: 'Sul' }] },
    });
    expect(await latest('updateSeller')).toMatchObject({
      parametros: { mudancas: expect.arrayContaining([{ campo: 'nome', titulo: 'Nome', antes: null, depois: null }]) },
    });
  });

  it('in words on the screen and in its files, by whom with what they are', async () => {
    const { items } = await runList(logsList, app.contextFor(people.staff.actor), { pageSize: 1 }, { tipo: 'setStaffUserActive' });
    expect(items[0]).toMatchObject({
      quem: expect.stringMatching(/^Equipe: /),
      titulo: 'Ativação de administrador',
      parametrosTexto: expect.stringMatching(/^Ativo: Sim → Não; Registro: \d+$/),
    });
    await app.database.pool.query(
      `insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em)
       values ('resetPassword', 'staff:1', 'Marina', '{"kind": "STAFF", "id": 7, "ok": null}', 'r', '2099-01-01')`,
    );
    const { items: read } = await runList(logsList, app.contextFor(people.staff.actor), { pageSize: 1 }, { tipo: 'resetPassword' });
    expect(read[0]).toMatchObject({ quem: 'Equipe: Marina', parametrosTexto: 'Registro: 7; Público: Equipe; ok: -' });
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('an edit of a row that changed since it was read', () => {
  const updates = EDITS.filter(({ action }) => action.startsWith('update'));

  it.each(updates)(
    '$action is refused, told and merged',
    async ({ action: name, change, told, before, given = {}, who, byTwo = false }) => {
      const action = allActions().find((one) => one.name === name)!;
      if (before) await app.database.pool.query(before);
      const person = who ? people[who] : people.staff;
      const context = app.contextFor(person.actor);
      const own = action.edits!.row === 'own' ? person.id : null;
      const row = await rowOf(action, own ?? (change.id as number | undefined) ?? null);
      const known = Object.fromEntries(shapeOf(action).flatMap((key) => (key in row && row[key] !== null ? [[key, row[key]]] : [])));
      const lido = asRead(row);
      const first = runAction(action, context, { ...known, ...given, ...change }, { lido });
      if (byTwo) await confirmed(first);
      else await first;
      const now = await rowOf(action, own ?? Number(row.id));

      const overtaken = runAction(action, context, { ...known, ...given, ...(byTwo ? { motivo: 'Combinado' } : {}) }, { lido });
      const refusal = await overtaken.then(
        () => null,
        (error: AppError) => error,
      );
      expect(refusal).toMatchObject({ code: 'EDIT_CONFLICT', kind: 'conflict' });
      const conflito = refusal!.details!.conflito as { campo: string; texto: string; atual: string | null }[];
      if (Array.isArray(told) && !byTwo) {
        expect(conflito).toHaveLength(told.length);
        for (const [index, { texto }] of conflito.entries()) {
          const said = told[index];
          if (typeof said === 'string')
            expect(texto).toEqual(expect.stringMatching(new RegExp(`^${escaped(said)} \\(.+, \\d\\d/\\d\\d/\\d{4}`)));
        }
      }
      expect(await rowOf(action, own ?? Number(row.id))).toEqual(now);

      const merged = lido.map((one) => ({
        ...one,
        valor: (conflito.find(({ campo }) => campo === one.campo) ?? { atual: one.valor }).atual,
      }));
      const again = runAction(
        action,
        context,
        { ...known, ...given, ...change, ...(byTwo ? { liberacaoUnidades: '77' } : {}) },
        { lido: merged },
      );
      if (byTwo) await expect(again).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
      else await again;
    },
  );

  it('is refused to the second of two at once', async () => {
    const { id, nome } = await buildNetwork(app.database);
    const edit = (regiao: string) =>
      runAction(
        updateNetwork,
        app.contextFor(people.staff.actor),
        { id, nome, regiao, valorPonto: '0.03' },
        { lido: [{ campo: 'regiao', valor: 'Sudeste' }] },
      ).then(
        () => 'done',
        ({ code }: AppError) => code,
      );
    expect((await Promise.all(['Norte', 'Sul', 'Leste'].map(edit))).toSorted()).toEqual(['EDIT_CONFLICT', 'EDIT_CONFLICT', 'done']);
  });

  it('is not kept under the idempotency key: the same request succeeds once its author has read the row again', async () => {
    const { id, nome } = await buildNetwork(app.database);
    const edit = (valor: string) =>
      runAction(
        updateNetwork,
        app.contextFor(people.staff.actor),
        { id, nome, regiao: 'Norte', valorPonto: '0.03' },
        { idempotencyKey: `conflito-${id}-abcdefgh`, lido: [{ campo: 'regiao', valor }] },
      );
    await app.database.pool.query("update networks set regiao = 'Sul' where id = $1", [id]);
    for (let twice = 0; twice < 2; twice++) await expect(edit('Sudeste')).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await edit('Sul')).toEqual({ id });
    // Now it is kept: a repeat answers as the first time, whatever the row is by now.
    await app.database.pool.query("update networks set regiao = 'Leste' where id = $1", [id]);
    expect(await edit('Sul')).toEqual({ id });
    expect(await app.database.read('select regiao from networks where id = $1', [id])).toEqual([{ regiao: 'Leste' }]);
  });

  it('leaves in the log of the later edit whose change came first, and when', async () => {
    const { id, nome } = await buildNetwork(app.database);
    const other = await buildStaff(app.database, 2);
    const edit = (who: typeof other, regiao: string, read: string) =>
      runAction(
        updateNetwork,
        app.contextFor(who.actor),
        { id, nome, regiao, valorPonto: '0.03' },
        { lido: [{ campo: 'regiao', valor: read }] },
      );
    const saidOf = async () =>
      (
        await app.database.read<{ texto: unknown }>(
          "select parametros -> 'mudouAntes' as texto from audit_entries where tipo = 'updateNetwork' order by id desc limit 1",
        )
      )[0]!.texto;
    await edit(other, 'Norte', 'Sudeste');
    expect(await saidOf()).toBeNull();
    await expect(edit(people.staff as typeof other, 'Sul', 'Sudeste')).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    await edit(people.staff as typeof other, 'Sul', 'Norte');
    expect(await saidOf()).toEqual([
      expect.stringMatching(new RegExp(`^Região: Sudeste → Norte \\(${other.actor.nome}, \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d\\)$`)),
    ]);
    await edit(people.staff as typeof other, 'Leste', 'Sul');
    expect(await saidOf()).toBeNull();
  });

  it('tells nothing to whom the action refuses the row', async () => {
    const { id, nome } = await buildNetwork(app.database);
    const stranger = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    const lido = [{ campo: 'regiao', valor: 'Outra' }];
    const edit = runAction(updateNetwork, app.contextFor(stranger.actor), { id, nome, regiao: 'Sul', valorPonto: '0.03' }, { lido });
    await expect(edit).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' });
  });

  it('is told by the GraphQL door, and the documented paths write as they always did', async () => {
    const { id, nome } = await buildNetwork(app.database);
    const document = `mutation ($id: ID!, $input: NetworkInput!, $lido: [FieldRead!]) { updateNetwork(id: $id, input: $input, lido: $lido) { id regiao } }`;
    const ask = (regiao: string, lido: FieldRead[]) =>
      app.graphql(document, { id, input: { nome, regiao, valorPonto: '0.03' }, lido }, { token: people.staff.token });
    const lido = [
      { campo: 'regiao', valor: ' Sudeste ' },
      { campo: 'valorPonto', valor: '0.030' },
      { campo: 'semColuna', valor: 'x' },
    ];
    expect((await ask('Norte', lido)).data.updateNetwork.regiao).toBe('Norte');
    const { errors } = await ask('Sul', lido);
    expect(errors![0]).toMatchObject({
      message: expect.stringMatching(
        /^Este cadastro mudou enquanto você o editava\. Região: Sudeste → Norte \(.+, \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\)$/,
      ),
      extensions: { code: 'EDIT_CONFLICT', kind: 'conflict', conflito: [{ campo: 'regiao', titulo: 'Região', atual: 'Norte' }] },
    });
    const body = { nome, regiao: 'Leste', valorPonto: 0.03 };
    expect((await app.rest('PUT', `/api/redes/${id}`, { token: people.staff.token, body })).status).toBe(200);
  });
});
