import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting, byTwoPeople } from '../../test/approve-waiting.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { approveHeld } from '../../test/held.ts';
import { undoImport } from '../imports/actions/undo-import.ts';
import { startImport } from '../imports/index.ts';
import { updateNetwork } from '../networks/index.ts';
import { postSale } from '../postings/index.ts';
import { updateProduct } from '../products/index.ts';
import { updateStore } from '../stores/index.ts';
import { confirmSimulation, simulate } from './index.ts';

describe('a change of a parameter by more than ten percent', () => {
  let app: TestApp;
  let admin: SignedIn;
  let note = 80_000_000;
  const janela = { de: '2025-12', ate: '2026-02' };
  /** As the panel asks: it can be asked back. */
  const panel = (who: SignedIn) => ({ ...app.contextFor(who.actor), documented: false });
  const NEEDED = { code: 'SIMULATION_NEEDED' };

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    admin = await buildStaff(app.database, 2);
    await app.database.pool.query("update staff_users set nome = 'Clara Dias', email = 'clara@exemplo.com' where id = $1", [admin.id]);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const product = async () => {
    const { id, codigo } = await buildProduct(app.database, { valorPontos: '10' });
    const save = (valorPontos: string, ctx = panel(admin)) => runAction(updateProduct, ctx, { id, codigo, nome: 'Tinta', valorPontos });
    const tried = async (valor: string, more: object = {}) => {
      const { id: simulation } = await runAction(simulate, panel(admin), {
        mudancas: { valorPontos: [{ codProduto: codigo, valor }], ...more },
        janela,
      });
      return simulation;
    };
    const confirm = (simulation: number, who = admin) => runAction(confirmSimulation, panel(who), { id: simulation });
    const points = async () => (await app.database.read<{ v: string }>('select valor_pontos as v from products where id = $1', [id]))[0]!.v;
    return { id, codigo, save, tried, confirm, points };
  };

  it('is refused until exactly it was simulated and confirmed; ten percent is not', async () => {
    const { save, tried, confirm, points } = await product();
    await save('11');
    await save('9.90');
    expect(await points()).toBe('9.90');
    await expect(save('16')).rejects.toMatchObject(NEEDED);
    const other = await tried('15');
    await confirm(other);
    await expect(save('16')).rejects.toMatchObject(NEEDED);
    const both = await tried('16', { percentualCashback: '3' });
    await confirm(both);
    await expect(save('16')).rejects.toMatchObject(NEEDED);
    const exact = await tried('16');
    await expect(save('16')).rejects.toMatchObject(NEEDED);
    await confirm(exact);
    await save('16');
    expect(await points()).toBe('16.00');
    // From the new value it is another change.
    await expect(save('9.90')).rejects.toMatchObject(NEEDED);
  });

  it('is nobody else’s to confirm, and good for an hour', async () => {
    const { save, tried, confirm } = await product();
    const colleague = await buildStaff(app.database, 1);
    const simulation = await tried('20');
    await expect(confirm(simulation, colleague)).rejects.toMatchObject({ code: 'SIMULATION_NOT_FOUND' });
    await confirm(simulation);
    await expect(save('20', panel(colleague))).rejects.toMatchObject(NEEDED);
    app.clock.moveTo('2026-03-20T16:00:01Z');
    await expect(save('20')).rejects.toMatchObject(NEEDED);
    await confirm(simulation);
    await save('20');
    app.clock.moveTo('2026-03-20T15:00:00Z');
  });

  it('is refused at the GraphQL door, and at the documented path saved, logged with its effect and told', async () => {
    const { id, codigo, points } = await product();
    const seller = await buildSeller(app.database);
    app.clock.moveTo('2026-02-10T15:00:00Z');
    await runAction(postSale, app.contextFor(admin.actor), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: '2026-02-10',
      itens: [{ codigo, qtde: '100', valorUnitario: '50', valorDesconto: '0' }],
    });
    app.clock.moveTo('2026-03-20T15:00:00Z');
    const input = { codigo, nome: 'Tinta branca', valorPontos: '20.00' };
    const asked = await app.graphql(
      'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      { id: String(id), input },
      { token: admin.token },
    );
    expect(asked.errors?.[0]).toMatchObject({
      message: 'Esta mudança pode alterar o custo em mais de 10 %: simule exatamente esta mudança e confirme antes de salvar.',
      extensions: NEEDED,
    });
    expect(await points()).toBe('10.00');
    const rest = await app.rest('PUT', `/api/produtos/${id}`, { token: admin.token, body: input });
    expect([rest.status, await points()]).toEqual([200, '20.00']);
    await app.runJobs();
    const [entry] = await app.database.read<{ parametros: object }>(
      "select parametros from audit_entries where tipo = 'recordParameterEffect' order by id desc limit 1",
    );
    // 100 pieces at 10 points of R$ 0,03.
    expect(entry!.parametros).toMatchObject({
      por: 'Clara Dias',
      mudancas: [`Pontos de Produto ${codigo}: 10,00 → 20,00`],
      custoAgora: '30.00',
      custoEntao: '60.00',
    });
    const mail = app.ports.mails.find(({ para }) => para === 'clara@exemplo.com');
    expect(mail!.texto).toContain(`Clara Dias mudou: Pontos de Produto ${codigo}: 10,00 → 20,00.`);
    expect(mail!.texto).toContain('o custo iria de R$\u00a030,00 para R$\u00a060,00 (100,00%).');
  });

  it('by a spreadsheet waits for a second person and is then told, and so is taking it back', async () => {
    const [much, little] = [await product(), await product()];
    const more = await Promise.all(Array.from({ length: 20 }, product));
    app.ports.mails.splice(0);
    const lines = [
      `${much.codigo};Tinta importada;50;20`,
      `${little.codigo};Tinta parada;50;11`,
      'NOVO-1;Tinta nova;50;99',
      ...more.map(({ codigo }) => `${codigo};Tinta;50;5`),
    ];
    const bytes = Buffer.from(['Código;Nome;Valor Unitário;Valor Pontos', ...lines].join('\n'));
    const { id } = await runAction(startImport, panel(admin), {
      tipo: 'PRODUTOS',
      arquivo: { bytes, fileName: 'precos.csv' },
      escolhas: {},
    });
    await app.runJobs();
    expect([await much.points(), await little.points()]).toEqual(['10.00', '10.00']);
    await approveWaiting(app);
    await app.runJobs();
    expect([await much.points(), await little.points()]).toEqual(['20.00', '11.00']);
    const told = async () => {
      const [entry] = await app.database.read<{ parametros: { por: string; mudancas: string[] } }>(
        "select parametros from audit_entries where tipo = 'recordParameterEffect' order by id desc limit 1",
      );
      return entry!.parametros;
    };
    const { por, mudancas } = await told();
    expect(por).toBe('Clara Dias');
    expect(mudancas).toHaveLength(21);
    expect(mudancas[0]).toBe('Pontos de Tinta importada: 10,00 → 20,00');
    expect(mudancas.at(-1)).toBe('e mais 1 mudança(s)');
    expect(app.ports.mails.filter(({ para }) => para === 'clara@exemplo.com')).toHaveLength(1);

    await byTwoPeople(app, runAction(undoImport, panel(admin), { id }));
    await app.runJobs();
    expect(await much.points()).toBe('10.00');
    expect((await told()).mudancas[0]).toBe('Pontos de Tinta importada: 20,00 → 10,00');
  });

  it('of the value of a point is held to the same, however it is spelt', async () => {
    const { networkId } = await buildStore(app.database);
    const [{ nome } = { nome: '' }] = await app.database.read<{ nome: string }>('select nome from networks where id = $1', [networkId]);
    const save = (valorPonto: string) => runAction(updateNetwork, panel(admin), { id: networkId, nome, regiao: 'Sudeste', valorPonto });
    await expect(save('0.04')).rejects.toMatchObject(NEEDED);
    const { id } = await runAction(simulate, panel(admin), {
      mudancas: { valorPonto: [{ rede: String(networkId), valor: '0.04' }] },
      janela,
    });
    await runAction(confirmSimulation, panel(admin), { id });
    await save('0.040');
    await save('0.04');
  });

  it('by somebody who may not simulate goes to a second person', async () => {
    const store = await buildStore(app.database);
    const regional = await buildStaff(app.database, 5, { networkIds: [store.networkId] });
    const [row] = await app.database.read<Record<string, string>>(
      'select cnpj, codigo, nome_fantasia as "nomeFantasia", razao_social as "razaoSocial" from stores where id = $1',
      [store.id],
    );
    const saved = runAction(updateStore, panel(regional), {
      ...row,
      id: store.id,
      networkId: store.networkId,
      cnpjCddRevendaMaster: row!.cnpj,
      responsavel: 'Ana Lima',
      celular: '11987654321',
      endRua: 'Rua A',
      endNumero: '1',
      endBairro: 'Centro',
      endCidade: 'São Paulo',
      endEstado: 'SP',
      endCep: '01310100',
      tipoPontuacao: 1,
      fatorPontuacao: 2,
      cenario: 0,
    });
    await expect(saved).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const factor = async () =>
      (await app.database.read<{ f: number }>('select fator_pontuacao as f from stores where id = $1', [store.id]))[0]!.f;
    expect(await factor()).toBe(1);
    const [held] = await app.database.read<{ id: number; resumo: string }>('select id, resumo from held_actions order by id desc limit 1');
    expect(held!.resumo).toBe(`Mudar parâmetro. Fator de ${row!.nomeFantasia}: 1,00 → 2,00`);
    await approveHeld(panel(admin), { id: Number(held!.id) });
    expect(await factor()).toBe(2);
  });
});
