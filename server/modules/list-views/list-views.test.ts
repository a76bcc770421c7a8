import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { createListView } from './actions/create-list-view.ts';
import { deleteListView } from './actions/delete-list-view.ts';
import { setDefaultListView } from './actions/set-default-list-view.ts';
import { updateListView } from './actions/update-list-view.ts';
import { listViewsQuery } from './list-views.query.ts';

let app: TestApp;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => closeInTruth(app));
beforeEach(async () => {
  // Shared views would be seen by the next test's people.
  await app.database.pool.query('delete from list_views');
  ana = await buildStaff(app.database, 1);
  bia = await buildStaff(app.database, 3);
});

const as = (person: SignedIn) => app.contextFor(person.actor);
const view = {
  nome: 'Bahia parada',
  parametros: [
    { nome: 'estado', valor: 'BA' },
    { nome: 'sort', valor: 'nomeFantasia' },
  ],
  colunas: [
    { campo: 'nomeFantasia', visivel: true, largura: 240 },
    { campo: 'cnpj', visivel: false, largura: null },
  ],
  densidade: 'COMPACT' as const,
  niveis: [] as number[],
};
const seen = async (person: SignedIn, lista = 'stores') => runQuery(listViewsQuery, as(person), { lista });

describe('views of a list', () => {
  it('are kept as they were saved, for their owner and their list alone', async () => {
    const { id } = await runAction(createListView, as(ana), { ...view, lista: 'stores' });
    expect(await seen(ana)).toEqual([{ ...view, id, dono: expect.any(String), propria: true, padrao: false }]);
    expect([await seen(bia), await seen(ana, 'sellers')]).toEqual([[], []]);
  });

  it('are shared with a level, which sees but does not change them', async () => {
    const { id } = await runAction(createListView, as(ana), { ...view, niveis: [3], lista: 'stores' });
    expect(await seen(bia)).toMatchObject([{ id, nome: 'Bahia parada', propria: false }]);
    expect(await seen(await buildStaff(app.database, 5))).toEqual([]);
    await expect(runAction(updateListView, as(bia), { ...view, id, nome: 'Minha' })).rejects.toMatchObject({ code: 'LIST_VIEW_UNKNOWN' });
    await expect(runAction(deleteListView, as(bia), { id })).rejects.toMatchObject({ code: 'LIST_VIEW_UNKNOWN' });
    expect(await seen(ana)).toMatchObject([{ nome: 'Bahia parada' }]);
  });

  it('change and go with their owner', async () => {
    const { id } = await runAction(createListView, as(ana), { ...view, lista: 'stores' });
    await runAction(updateListView, as(ana), {
      ...view,
      id,
      nome: 'Sergipe',
      parametros: [{ nome: 'estado', valor: 'SE' }],
      niveis: [3, 0, 3],
    });
    expect(await seen(ana)).toMatchObject([{ id, nome: 'Sergipe', parametros: [{ nome: 'estado', valor: 'SE' }], niveis: [0, 3] }]);
    await runAction(deleteListView, as(ana), { id });
    expect(await seen(ana)).toEqual([]);
  });

  it('have one name each, and at most thirty a list', async () => {
    const names = Array.from({ length: 31 }, (_, at) => `v${at}`);
    await expect(
      Promise.allSettled([0, 1].map(() => runAction(createListView, as(ana), { ...view, lista: 'stores' }))),
    ).resolves.toMatchObject(
      expect.arrayContaining([expect.objectContaining({ reason: expect.objectContaining({ code: 'LIST_VIEW_NAME_TAKEN' }) })]),
    );
    for (const nome of names.slice(0, 29)) await runAction(createListView, as(ana), { ...view, nome, lista: 'stores' });
    await expect(runAction(createListView, as(ana), { ...view, nome: 'v29', lista: 'stores' })).rejects.toMatchObject({
      code: 'LIST_VIEWS_TOO_MANY',
    });
    await runAction(createListView, as(ana), { ...view, nome: 'v29', lista: 'sellers' });
    const [first] = await seen(ana);
    await expect(runAction(updateListView, as(ana), { ...view, id: first!.id, nome: 'v1' })).rejects.toMatchObject({
      code: 'LIST_VIEW_NAME_TAKEN',
    });
    expect(await seen(ana)).toHaveLength(30);
  });

  it('open the list for those who choose one, until it is withheld from them', async () => {
    const { id } = await runAction(createListView, as(ana), { ...view, niveis: [3], lista: 'stores' });
    const other = await runAction(createListView, as(ana), { ...view, nome: 'Outra', lista: 'stores' });
    await expect(runAction(setDefaultListView, as(bia), { lista: 'stores', id: other.id })).rejects.toMatchObject({
      code: 'LIST_VIEW_UNKNOWN',
    });
    await expect(runAction(setDefaultListView, as(bia), { lista: 'sellers', id })).rejects.toMatchObject({ code: 'LIST_VIEW_UNKNOWN' });
    await runAction(setDefaultListView, as(bia), { lista: 'stores', id });
    expect([await seen(bia), await seen(ana)]).toMatchObject([[{ id, padrao: true }], [{ padrao: false }, { padrao: false }]]);
    await runAction(setDefaultListView, as(bia), { lista: 'stores', id: null });
    expect(await seen(bia)).toMatchObject([{ padrao: false }]);
    await runAction(setDefaultListView, as(bia), { lista: 'stores', id });
    await runAction(updateListView, as(ana), { ...view, id, niveis: [] });
    expect(await seen(bia)).toEqual([]);
    await runAction(deleteListView, as(ana), { id });
    expect(await seen(ana)).toMatchObject([{ id: other.id }]);
  });

  it.each([
    [{ nome: ' ' }, 'Nome obrigatório'],
    [{ densidade: 'HUGE' }, 'Densidade inválida'],
    [{ niveis: [6] }, 'Nível inválido'],
    [{ colunas: [{ campo: 'a', visivel: true, largura: 3 }] }, 'Largura inválida'],
    [{ parametros: [{ nome: '__proto__"', valor: '' }] }, 'Filtro inválido'],
  ])('refuse %j', async (wrong, text) => {
    const refused = await runAction(createListView, as(ana), { ...view, lista: 'stores', ...wrong }).catch((error: unknown) => error);
    expect(JSON.stringify(refused)).toContain(text);
    expect(await seen(ana)).toEqual([]);
  });
});
