import '../rest/index.ts';
import { allActions } from '../platform/actions/action.ts';
import { runAction } from '../platform/actions/run-action.ts';
import type { FieldRead } from '../platform/audit/as-read.ts';
import type { AppError } from '../platform/errors/app-error.ts';
import type { TestApp } from '../test/app.ts';
import { asRead } from '../test/as-read.ts';
import { buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';

/** What a form edits beside the columns of its list. */
describe('an edit of what changed since it was read', () => {
  let app: TestApp;
  let staff: SignedIn;
  beforeAll(async () => {
    app = await openDemoApp();
    staff = await buildStaff(app.database, 2);
  });
  afterAll(() => app.close());
  const identifierOf = async (id: number) =>
    (await app.database.read<{ identificador: string }>('select identificador from postings where id = $1', [id]))[0]!.identificador;

  /** The refusal of an edit with what was read before another one. */
  const refusalAfter = async (edit: (lido?: FieldRead[]) => Promise<unknown>, read: Record<string, unknown>) => {
    await edit();
    return edit(asRead(read)).then(
      () => null,
      (error: AppError) => (error.details?.conflito ?? error) as { titulo: string; texto: string; atual: string }[],
    );
  };

  it('is refused for the products of a survey, in whatever order they were read', async () => {
    const context = app.contextFor(staff.actor);
    const action = allActions().find(({ name }) => name === 'updateMarketSurvey')!;
    const [known] = await app.database.read<Record<string, unknown>>(
      `select id, qtde_vendedores::text as "qtdeVendedores", faturamento, fonte from market_surveys where excluido_em is null order by id limit 1`,
    );
    const [paint, brush] = [
      { marca: 'Outra', produto: 'Tinta', qtde: '2.00', valorUnitario: '10.00' },
      { marca: 'Outra', produto: 'Pincel', qtde: '3.00', valorUnitario: '5.00' },
    ];
    const lists = (...produtosMaisVendidos: object[]) => ({ produtosMaisVendidos, produtosMaisVendidosConcorrentes: [] });
    const save = (products: object, lido?: FieldRead[]) => runAction(action, context, { ...known, ...products }, { lido });
    await save(lists(paint, brush));
    await save(lists(paint, brush), asRead({ ...known, ...lists(brush, paint) }));
    const conflito = await refusalAfter((lido) => save(lists(brush), lido), lists(paint, brush));
    expect(conflito).toEqual([
      expect.objectContaining({ titulo: 'Produtos mais vendidos', texto: expect.stringMatching(/^Produtos mais vendidos: alterado \(/) }),
    ]);
    expect(JSON.parse(conflito![0]!.atual)).toEqual([brush]);
  });

  it('is refused for the prizes of a scenario, told by their names', async () => {
    const context = app.contextFor(staff.actor);
    const action = allActions().find(({ name }) => name === 'updateScenario')!;
    const rewards = await app.database.read<{ id: number; nome: string }>(
      'select id, nome from rewards where excluido_em is null order by nome limit 2',
    );
    const scenario = { id: 1, nome: 'Cenário A', fatorExtra: '1.00', textoRegulamento: null, todosPremios: false };
    const save = (premios: number[], lido?: FieldRead[]) => runAction(action, context, { ...scenario, premios }, { lido });
    const [first, second] = rewards.map(({ id }) => id) as [number, number];
    await save([first]);
    const conflito = await refusalAfter((lido) => save([first, second], lido), { premios: [String(first)] });
    expect(conflito).toEqual([
      expect.objectContaining({
        texto: expect.stringContaining(`Prêmios: ${rewards[0]!.nome} → ${rewards[0]!.nome}, ${rewards[1]!.nome}`),
      }),
    ]);
    expect(new Set(JSON.parse(conflito![0]!.atual))).toEqual(new Set([String(first), String(second)]));
  });

  it('is refused for the data of a sale', async () => {
    const context = app.contextFor(staff.actor);
    const action = allActions().find(({ name }) => name === 'updatePosting')!;
    const [sale] = await app.database.read<{ id: number; tipoFiscal: string; identificador: string; realizadoEm: string }>(
      `select id, tipo_fiscal as "tipoFiscal", identificador, realizado_em as "realizadoEm" from postings
       where status = 'APROVADA' and audience = 'SELLER' and identificador !~ '^[0-9]{44}$' order by id desc limit 1`,
    );
    const tipoFiscal = sale!.tipoFiscal === 'N' ? 'C' : 'N';
    const save = (change: object, lido?: FieldRead[]) =>
      runAction(action, context, { ...sale, ...change, motivo: 'Digitada errada' }, { lido });
    await save({ tipoFiscal });
    const refusal = await save({ identificador: '98765432' }, asRead({ ...sale })).catch((error: AppError) => error.details?.conflito);
    expect(refusal).toEqual([expect.objectContaining({ campo: 'tipoFiscal', atual: tipoFiscal })]);
    expect(await identifierOf(sale!.id)).toBe(sale!.identificador);
    await save({ tipoFiscal, identificador: '98765432' }, asRead({ ...sale, tipoFiscal }));
    expect(await identifierOf(sale!.id)).toBe('98765432');
  });
});
