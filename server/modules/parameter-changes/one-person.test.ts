import { runAction } from '../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { storeForm } from '../../test/builders/forms.ts';
import { buildOffer, listedOffer } from '../../test/builders/offers.ts';
import { buildNetwork, buildProduct, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { buildReward } from '../../test/builders/rewards.ts';
import { setLimits } from '../../test/limits.ts';
import { updateNetwork } from '../networks/index.ts';
import { applyOfferDiscount, updateOfferPoints } from '../offers/index.ts';
import { countStock } from '../reports/index.ts';
import { assignScenario, updateScenario } from '../scenarios/index.ts';
import { updateAdvancedSettings } from '../settings/actions/update-advanced-settings.ts';
import { confirmSimulation, simulate } from '../simulations/index.ts';

const HELD = { code: 'SECOND_PERSON_NEEDED' };
const HELD_BODY = {
  erro: 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.',
  codigo: 'SECOND_PERSON_NEEDED',
};

describe('a guarded parameter', () => {
  let app: TestApp;
  let admin: SignedIn;
  const documented = () => app.contextFor(admin.actor);
  const panel = () => ({ ...documented(), documented: false });
  const put = async (path: string, body: object) => {
    const { status, json } = await app.rest('PUT', path, { token: admin.token, body });
    return status === 200 ? 200 : [status, json];
  };
  const stored = async (column: string, table: string, id: number) =>
    (await app.database.read<{ value: unknown }>(`select ${column} as value from ${table} where id = $1`, [id]))[0]!.value;
  const lastRequest = async () =>
    (await app.database.read<{ resumo: string; motivo: string }>('select resumo, motivo from held_actions order by id desc limit 1'))[0];

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    admin = await buildStaff(app.database, 2);
  });
  beforeEach(() => app.database.pool.query('delete from held_actions'));
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  describe('at the documented paths', () => {
    const product = async (valorPontos = '10.00') => {
      const { id, codigo } = await buildProduct(app.database, { valorPontos });
      return { id, save: (valor: string) => put(`/api/produtos/${id}`, { codigo, nome: 'Tinta', valorPontos: valor }) };
    };

    it.each([
      ['20.00', 200],
      ['20.01', [409, HELD_BODY]],
      ['5.00', 200],
      ['4.99', [409, HELD_BODY]],
      ['0', [409, HELD_BODY]],
    ])('of 10.00 may become %s: %j', async (after, expected) => {
      const { id, save } = await product();
      expect(await save(after)).toEqual(expected);
      expect(await stored('valor_pontos', 'products', id)).toBe(expected === 200 ? `${Number(after).toFixed(2)}` : '10.00');
    });

    it('from nothing always takes two people', async () => {
      const { save } = await product('0');
      expect(await save('0.01')).toEqual([409, HELD_BODY]);
    });

    it('in many small steps is held at the sum, for thirty days or until two people confirmed it', async () => {
      const { id, save } = await product();
      expect([await save('15'), await save('20')]).toEqual([200, 200]);
      expect(await save('21')).toEqual([409, HELD_BODY]);
      await approveWaiting(app);
      expect(await stored('valor_pontos', 'products', id)).toBe('21.00');
      // What two people confirmed is the new measure.
      expect(await save('42')).toBe(200);
      expect(await save('43')).toEqual([409, HELD_BODY]);
      app.clock.advanceDays(31);
      expect(await save('43')).toBe(200);
      app.clock.moveTo('2026-03-20T15:00:00Z');
    });

    it('of a network, the cost of a prize and the settings follow the same measure', async () => {
      const network = await buildNetwork(app.database, { valorPonto: '0.03' });
      const saveNetwork = (valorPonto: string) => put(`/api/redes/${network.id}`, { nome: network.nome, regiao: 'Sul', valorPonto });
      expect([await saveNetwork('0.06'), await saveNetwork('0.07')]).toEqual([200, [409, HELD_BODY]]);
      const prize = await buildReward(app.database, { custoTotal: '429.90' });
      const savePrize = (custoTotal: string) =>
        put(`/api/premios/${prize.id}`, { nome: 'Air fryer', codigo: prize.codigo, descricao: 'Boa', custoTotal, tipo: 'geral' });
      expect([await savePrize('0.05'), await savePrize('214.94'), await savePrize('214.95')]).toEqual([
        [409, HELD_BODY],
        [409, HELD_BODY],
        200,
      ]);
      expect(await stored('custo_total', 'rewards', prize.id)).toBe('214.95');
      const settings = (await app.rest('GET', '/api/configuracoes-sistema', { token: admin.token })).json;
      expect(await put('/api/configuracoes-sistema', { ...settings, valorResgateLiberado: 249.99 })).toEqual([409, HELD_BODY]);
      expect(await put('/api/configuracoes-sistema', { ...settings, percentualCashback: 4.01 })).toEqual([409, HELD_BODY]);
      expect(await put('/api/configuracoes-sistema', settings)).toBe(200);
    });
  });

  describe('at the panel', () => {
    const prize = async () => {
      const { id, codigo } = await buildReward(app.database, { custoTotal: '429.90' });
      const save = (custoTotal: string) =>
        app.graphql(
          'mutation ($id: ID!, $input: RewardInput!) { updateReward(id: $id, input: $input) { id } }',
          { id: String(id), input: { nome: 'Air fryer', codigo, descricao: 'Boa', custoTotal, tipo: 'geral' } },
          { token: admin.token },
        );
      return { id, save };
    };

    it('that cannot be replayed takes two people when it gives more, and none when it gives less', async () => {
      const { id, save } = await prize();
      expect((await save('0.05')).errors?.[0]?.extensions).toMatchObject(HELD);
      expect((await save('386.90')).errors?.[0]?.extensions).toMatchObject(HELD);
      expect(await stored('custo_total', 'rewards', id)).toBe('429.90');
      expect((await save('386.91')).errors).toBeUndefined();
      // Another ten percent is twenty.
      expect((await save('350.00')).errors?.[0]?.extensions).toMatchObject(HELD);
      expect((await lastRequest())!.resumo).toBe(
        'Mudar parâmetro. Custo de Air fryer: 386,91 → 350,00; Custo 220V de Air fryer: 386,91 → 350,00',
      );
      expect((await save('600.00')).errors).toBeUndefined();
    });

    it('above a factor of two takes two people, also after its author simulated and confirmed it', async () => {
      const network = await buildNetwork(app.database, { valorPonto: '0.03' });
      const save = (valorPonto: string) =>
        runAction(updateNetwork, panel(), { id: network.id, nome: network.nome, regiao: 'Sul', valorPonto });
      const simulated = async (valor: string) => {
        const { id } = await runAction(simulate, panel(), {
          mudancas: { valorPonto: [{ rede: String(network.id), valor }] },
          janela: { de: '2025-12', ate: '2026-02' },
        });
        await runAction(confirmSimulation, panel(), { id });
      };
      await simulated('0.07');
      await expect(save('0.07')).rejects.toMatchObject(HELD);
      await simulated('0.06');
      await save('0.06');
      await simulated('0.08');
      await expect(save('0.08')).rejects.toMatchObject(HELD);
      await app.database.pool.query('delete from held_actions where id < (select max(id) from held_actions)');
      await approveWaiting(app);
      expect(await stored('valor_ponto', 'networks', network.id)).toBe('0.08');
    });

    it('in steps of ten percent asks once they add up', async () => {
      const { id, codigo } = await buildProduct(app.database);
      const save = (valorPontos: string) =>
        app.graphql(
          'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }',
          { id: String(id), input: { codigo, nome: 'Tinta', valorPontos } },
          { token: admin.token },
        );
      expect((await save('11.00')).errors).toBeUndefined();
      expect((await save('12.10')).errors?.[0]?.extensions).toMatchObject({ code: 'SIMULATION_NEEDED' });
    });

    it('of an offer takes two people when its price falls, by points or by discount', async () => {
      const offer = await buildOffer(app.database, listedOffer('G1'), '1000');
      const discount = (porcentagem: number) => runAction(applyOfferDiscount, panel(), { ofertas: [offer], porcentagem });
      await expect(runAction(updateOfferPoints, panel(), { id: offer, pontos: 899 })).rejects.toMatchObject(HELD);
      await expect(discount(95)).rejects.toMatchObject(HELD);
      await discount(10);
      expect(await stored('pontos_desconto', 'offers', offer)).toBe('900.00');
      // Hidden and shown again, it is the same offer.
      await runAction(updateOfferPoints, panel(), { id: offer, pontos: 0 });
      await expect(runAction(updateOfferPoints, panel(), { id: offer, pontos: 200 })).rejects.toMatchObject(HELD);
      await runAction(updateOfferPoints, panel(), { id: offer, pontos: 1000 });
    });

    it('among the advanced settings takes two people when it is loosened', async () => {
      const [settings] = await app.database.read<object>(
        `select politica_estorno as "politicaEstorno", dias_tolerancia_mes as "diasToleranciaMes", janela_parceiro as "janelaParceiro",
           exigir_saldo as "exigirSaldo", tolerancia_af as "toleranciaAf", levar_para_proxima as "levarParaProxima",
           prazo_resgate_dias as "prazoResgateDias", dias_devolucao as "diasDevolucao", chave_cpf_do_titular as "chaveCpfDoTitular",
           texto_cashback as "textoCashback", niveis_mascarados as "niveisMascarados" from system_settings`,
      );
      const save = (changes: object) => runAction(updateAdvancedSettings, panel(), { ...settings, ...changes });
      await expect(save({ chaveCpfDoTitular: false })).rejects.toMatchObject(HELD);
      expect((await lastRequest())!.resumo).toBe('Mudar parâmetro. Chave PIX do tipo CPF só do próprio consumidor: Sim → Não');
      // As many levels, but another one sees whole values.
      await expect(save({ niveisMascarados: [0, 3] })).rejects.toMatchObject(HELD);
      await expect(save({ toleranciaAf: '5' })).rejects.toMatchObject(HELD);
      await save({ niveisMascarados: [0, 3, 4], exigirSaldo: true });
      await expect(save({ niveisMascarados: [0, 3, 4], exigirSaldo: false })).rejects.toMatchObject(HELD);
      await app.database.pool.query('update system_settings set exigir_saldo = false');
    });

    it('of a scenario counts for the stores that are moved into it, and for days gone by', async () => {
      const store = await buildStore(app.database);
      const scenario = (fatorExtra: string, more: object = {}) =>
        runAction(updateScenario, documented(), {
          id: 1,
          nome: 'A',
          fatorExtra,
          textoRegulamento: null,
          todosPremios: true,
          premios: [],
          ...more,
        });
      await scenario('1.20');
      const assign = (ctx = panel()) => runAction(assignScenario, ctx, { lojas: [store.id], cenario: 1 });
      await expect(assign()).rejects.toMatchObject(HELD);
      await assign(documented() as ReturnType<typeof panel>);
      await expect(scenario('10')).rejects.toMatchObject(HELD);
      await expect(scenario('2.10', { fatorVigenteEm: '2026-01-01' })).rejects.toMatchObject(HELD);
    });

    it('counts when a store moves to a network whose point is worth more', async () => {
      const [cheap, dear] = await Promise.all(['0.03', '0.10'].map((valorPonto) => buildNetwork(app.database, { valorPonto })));
      const store = await buildStore(app.database, { networkId: cheap!.id });
      const body = storeForm({ networkId: dear!.id, codigo: store.codigo, cnpj: store.cnpj, cenario: 0, fatorPontuacao: 1 });
      expect(await put(`/api/revendas/${store.id}`, body)).toEqual([409, HELD_BODY]);
      expect(await stored('network_id', 'stores', store.id)).toBe(cheap!.id);
    });

    it('of stock counts like a release of units, also in small steps', async () => {
      await setLimits(app.database.pool, { liberacao_unidades: '50' });
      const [network, { codigo }] = await Promise.all([buildNetwork(app.database), buildProduct(app.database)]);
      const count = (saldo: string) =>
        runAction(countStock, panel(), { rede: network.nome, codProduto: codigo, saldo, data: app.clock.today() });
      // The first count restricts.
      await count('10');
      await count('59.99');
      await expect(count('60')).rejects.toMatchObject(HELD);
      await expect(count('1000')).rejects.toMatchObject(HELD);
      expect((await lastRequest())!).toMatchObject({ motivo: 'UNIDADES' });
      await setLimits(app.database.pool, { liberacao_unidades: '0' });
    });
  });

  describe('of a new row', () => {
    const post = async (path: string, body: object) => {
      const { status, json } = await app.rest('POST', path, { token: admin.token, body });
      return status === 200 ? 200 : [status, json];
    };

    it('is compared with the rows in use: a product, a network, a store', async () => {
      await app.database.pool.query("update products set criado_em = '2025-01-01'");
      const [{ most } = { most: '' }] = await app.database.read<{ most: string }>(
        'select greatest(max(valor_pontos), 50) * 2 as most from products where ativo',
      );
      const product = (codigo: string, valorPontos: string) =>
        post('/api/produtos', { codigo, nome: 'Novo', valorUnitario: '10', valorPontos });
      expect(await product('NOVO-A', '99999')).toEqual([409, HELD_BODY]);
      // One as dear as allowed does not make room for a dearer one.
      expect(await product('NOVO-B', most)).toBe(200);
      expect(await product('NOVO-C', String(Number(most) + 0.01))).toEqual([409, HELD_BODY]);
      expect(await post('/api/redes', { nome: 'Rede cara', regiao: 'Sul', valorPonto: '5' })).toEqual([409, HELD_BODY]);
      const { networkId } = await buildStore(app.database);
      const store = (fatorPontuacao: number, codigo: string, cnpj: string) => {
        const { cenario: _, ...body } = storeForm({ networkId, codigo, cnpj, fatorPontuacao, cenario: 0 });
        return post('/api/revendas', body);
      };
      expect(await store(10, 'FATOR-10', '11444777000161')).toEqual([409, HELD_BODY]);
      expect(await store(2, 'FATOR-2', '11444777000161')).toBe(200);
    });

    it('is a prize for next to nothing, whose photo waits with it', async () => {
      const jpeg = await receiptJpeg();
      const form = new FormData();
      const values = { nome: 'Air fryer', descricao: 'Boa', codigo: 'AIR-1', custoTotal: '0.05', tipo: 'geral' };
      for (const [name, value] of Object.entries(values)) form.append(name, value);
      form.append('foto', new Blob([new Uint8Array(jpeg)]), 'foto.jpg');
      const { status, json } = await app.rest('POST', '/api/premios', { token: admin.token, form });
      expect([status, json]).toEqual([409, HELD_BODY]);
      expect(await app.database.read("select id from rewards where codigo = 'AIR-1'")).toEqual([]);
      await approveWaiting(app);
      const [prize] = await app.database.read<{ photo_id: number | null }>("select photo_id from rewards where codigo = 'AIR-1'");
      expect(prize!.photo_id).not.toBeNull();
    });

    it('cannot take the bar code of another product, nor the code of one in a store with more points', async () => {
      const known = await buildProduct(app.database, { gtin: '07891000315507' });
      const twin = { codigo: 'GEMEO', nome: 'Gêmeo', valorUnitario: '10', valorPontos: '20', gtin: '7891000315507' };
      expect(await post('/api/produtos', twin)).toEqual([409, expect.objectContaining({ codigo: 'PRODUCT_GTIN_TAKEN' })]);
      const [dear, store] = [await buildProduct(app.database, { valorPontos: '90.00' }), await buildStore(app.database)];
      const alias = { cnpjRevenda: store.cnpj, codigoPadrao: dear.codigo, codigo: known.codigo, nome: 'Tinta', valorUnitario: '50' };
      expect(await post('/api/produtos_revenda', alias)).toEqual([409, HELD_BODY]);
      // A code of the store's own meant nothing before.
      expect(await post('/api/produtos_revenda', { ...alias, codigo: 'DA-LOJA' })).toBe(200);
    });

    it('counts when it is put back into use', async () => {
      const { id } = await buildProduct(app.database, { valorPontos: '100000.00' });
      await app.database.pool.query('update products set ativo = false where id = $1', [id]);
      expect(await put(`/api/produtos/${id}`, { ativo: 1 })).toEqual([409, HELD_BODY]);
      const prize = await buildReward(app.database, { custoTotal: '0.05' });
      await app.database.pool.query('update rewards set ativo = false where id = $1', [prize.id]);
      expect(await put(`/api/premios/${prize.id}`, { ativo: 1 })).toEqual([409, HELD_BODY]);
    });
  });
});
