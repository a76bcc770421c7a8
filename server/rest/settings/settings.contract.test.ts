import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';

const settings = (overrides: Record<string, unknown> = {}) => ({
  limitePontuacao: 0,
  usosSemanaisVoucher: 3,
  voucherAtivo: 1,
  valorResgateLiberado: 500,
  percentualCashback: 2,
  dataInicioPromocao: null,
  ...overrides,
});

describe('/api/configuracoes-sistema', () => {
  let app: TestApp;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    operator = await buildStaff(app.database, 1);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const read = async () => (await app.rest('GET', '/api/configuracoes-sistema', { token: operator.token })).json;
  const save = (body: object) => app.rest('PUT', '/api/configuracoes-sistema', { token: operator.token, body });
  const campaigns = async () =>
    (await app.database.pool.query('select data_inicio as "from", data_fim as "to" from campaigns order by data_inicio')).rows;

  it('starts with the documented defaults and keeps what is saved', async () => {
    expect(await read()).toEqual(settings());
    const changed = settings({ limitePontuacao: 1500.5, usosSemanaisVoucher: 0, voucherAtivo: 0, percentualCashback: 2.75 });
    expect((await save(changed)).json).toEqual(changed);
    expect(await read()).toEqual(changed);
    expect(
      (await save(settings({ valorResgateLiberado: '250.50', voucherAtivo: true, limitePontuacao: 1500.5 }))).json.valorResgateLiberado,
    ).toBe(250.5);
    const { rows } = await app.database.pool.query(
      "select log_shown(parametros) as parametros from audit_entries where tipo = 'updateSystemSettings' order by id desc limit 1",
    );
    expect(rows[0].parametros).toMatchObject({ mudancas: expect.arrayContaining(['Percentual de cashback (%): 2,75 → 2,00']) });
    // Without the limit, everybody may earn any number of points.
    const unlimited = await save(settings());
    expect(unlimited).toMatchObject({
      status: 409,
      json: {
        erro: 'Enviado para aprovação: nada muda até outra pessoa confirmar em Segunda aprovação.',
        codigo: 'SECOND_PERSON_NEEDED',
      },
    });
    await approveWaiting(app);
    expect(await read()).toEqual(settings());
  });

  it('refuses what is outside the documented ranges', async () => {
    const refusal = async (overrides: Record<string, unknown>) => (await save(settings(overrides))).json.erro;
    expect(await refusal({ valorResgateLiberado: '' })).toBe('Valor para liberar o resgate obrigatório');
    expect(await refusal({ valorResgateLiberado: -1 })).toBe('Valor para liberar o resgate inválido');
    expect(await refusal({ percentualCashback: '100.01' })).toBe('Percentual de cashback inválido');
    expect(await refusal({ percentualCashback: undefined })).toBe('Percentual de cashback obrigatório');
    expect(await refusal({ usosSemanaisVoucher: '' })).toBe('Usos semanais do voucher obrigatório');
    expect(await refusal({ usosSemanaisVoucher: -1 })).toBe('Usos semanais do voucher inválido');
    expect(await refusal({ usosSemanaisVoucher: 1.5 })).toBe('Usos semanais do voucher inválido');
    expect(await refusal({ limitePontuacao: '' })).toBe('Limite de pontuação obrigatório');
    expect(await refusal({ limitePontuacao: 'NaN' })).toBe('Limite de pontuação inválido');
    expect(await refusal({ dataInicioPromocao: '2026-02-30' })).toBe('Data de início da promoção inválido');
    expect(await refusal({ politicaEstorno: 'SOMENTE_LIVRES' })).toBe('Campo não permitido: politicaEstorno');
    const plus = await buildStaff(app.database, 5);
    expect((await app.rest('GET', '/api/configuracoes-sistema', { token: plus.token })).status).toBe(403);
  });

  it('makes the campaign of 90 days, moves the running one, and starts another when they do not overlap', async () => {
    await save(settings({ dataInicioPromocao: '2025-10-01' }));
    expect(await campaigns()).toEqual([{ from: '2025-10-01', to: '2025-12-30' }]);
    // Saving other fields leaves the campaign alone.
    await save(settings({ dataInicioPromocao: '2025-10-01', percentualCashback: 3 }));
    await save(settings({ dataInicioPromocao: '2025-10-05' }));
    expect(await campaigns()).toEqual([{ from: '2025-10-05', to: '2026-01-03' }]);
    // Off and on again on the same day: the same campaign.
    await save(settings());
    expect((await read()).dataInicioPromocao).toBeNull();
    await save(settings({ dataInicioPromocao: '2025-10-05' }));
    await save(settings({ dataInicioPromocao: '2026-01-03' }));
    expect(await campaigns()).toEqual([
      { from: '2025-10-05', to: '2026-01-03' },
      { from: '2026-01-03', to: '2026-04-03' },
    ]);
  });

  it('is the same for two who save at once', async () => {
    await Promise.all(['2027-01-01', '2027-01-02'].map((day) => save(settings({ dataInicioPromocao: day }))));
    const { dataInicioPromocao } = await read();
    const rows = await campaigns();
    expect(rows.filter(({ from }: { from: string }) => from.startsWith('2027'))).toHaveLength(1);
    expect(rows.at(-1).from).toBe(dataInicioPromocao);
  });
});

const ADVANCED =
  '{ politicaEstorno diasToleranciaMes janelaParceiro exigirSaldo toleranciaAf levarParaProxima prazoResgateDias diasDevolucao chaveCpfDoTitular textoCashback niveisMascarados niveisSegundoFator }';

describe('the advanced settings', () => {
  let app: TestApp;
  let administrator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    administrator = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const defaults = {
    politicaEstorno: 'SALDO_NEGATIVO',
    diasToleranciaMes: 0,
    janelaParceiro: 'MES',
    exigirSaldo: false,
    toleranciaAf: '0.00',
    levarParaProxima: true,
    prazoResgateDias: 30,
    diasDevolucao: 30,
    chaveCpfDoTitular: true,
    textoCashback: 'Cashback',
    niveisMascarados: [3, 4],
    // Empty in the tests' databases; {1,2} in a new programme (fresh-proof.test.ts).
    niveisSegundoFator: [] as number[],
  };
  const read = async (token = administrator.token) => app.graphql(`{ advancedSettings ${ADVANCED} }`, {}, { token });
  const save = (input: object, token = administrator.token) =>
    app.graphql(`mutation ($input: AdvancedSettingsInput!) { updateAdvancedSettings(input: $input) ${ADVANCED} }`, { input }, { token });

  it('start with the readings of the domain rules and keep what is saved, with what was before in the log', async () => {
    expect((await read()).data?.advancedSettings).toEqual(defaults);
    const changed = {
      ...defaults,
      politicaEstorno: 'DENTRO_DO_SALDO',
      diasToleranciaMes: 3,
      janelaParceiro: 'SEMPRE',
      exigirSaldo: true,
      toleranciaAf: '2.50',
      levarParaProxima: false,
      prazoResgateDias: 0,
      diasDevolucao: 45,
      chaveCpfDoTitular: false,
      textoCashback: 'Meu cashback',
      niveisMascarados: [0, 4],
      niveisSegundoFator: [4],
    };
    expect((await save(changed)).errors?.[0]).toMatchObject({ extensions: { code: 'SECOND_PERSON_NEEDED' } });
    expect((await read()).data?.advancedSettings).toEqual(defaults);
    await approveWaiting(app);
    expect((await read()).data?.advancedSettings).toEqual(changed);
    const { rows } = await app.database.pool.query(
      "select parametros from audit_entries where tipo = 'approveHeldAction' order by id desc limit 1",
    );
    expect(rows[0].parametros.mudancas).toEqual([
      'Estorno de pontos já gastos: Deixa débito, que os próximos pontos pagam → Estorna só até o saldo que resta',
      'Dias de tolerância do mês: 0 → 3',
      'Prêmios de um mesmo parceiro: Um por mês → Um no total',
      'Exigir saldo de compra: Não → Sim',
      'Tolerância do Antifraude (%): 0,00 → 2,50',
      'Levar para a próxima campanha: Sim → Não',
      'Prazo de resgate do cashback (dias): 30 → 0',
      'Prazo dos pontos devolvidos (dias): 30 → 45',
      'Chave PIX do tipo CPF só do próprio consumidor: Sim → Não',
      'Texto do cartão de cashback: Cashback → Meu cashback',
      'Níveis que veem dados mascarados: 3,4 → 0,4',
      'Níveis com segundo fator obrigatório:  → 4',
    ]);
    await save(defaults);
    await approveWaiting(app);
  });

  it('refuse what is no reading, and are for operators and administrators only', async () => {
    const refusal = async (overrides: object) => (await save({ ...defaults, ...overrides })).errors?.[0]?.message;
    expect(await refusal({ politicaEstorno: 'OUTRA' })).toBe('Dados inválidos na consulta GraphQL.');
    expect(await refusal({ janelaParceiro: 'ANO' })).toBe('Dados inválidos na consulta GraphQL.');
    expect(await refusal({ diasToleranciaMes: 32 })).toBe('Dias de tolerância inválido');
    expect(await refusal({ diasDevolucao: 0 })).toBe('Prazo dos pontos devolvidos inválido');
    expect(await refusal({ toleranciaAf: '100.01' })).toBe('Percentual de tolerância do Antifraude inválido');
    expect(await refusal({ prazoResgateDias: -1 })).toBe('Prazo de resgate inválido');
    expect(await refusal({ textoCashback: ' ' })).toBe('Texto do cartão obrigatório');
    for (const level of [-1, 6]) expect(await refusal({ niveisSegundoFator: [1, level] })).toBe('Nível inválido');
    for (const level of [1, 2, 6]) expect(await refusal({ niveisMascarados: [3, level] })).toBe('Nível inválido');
    expect((await read()).data?.advancedSettings).toEqual(defaults);
    const plus = await buildStaff(app.database, 5);
    expect((await read(plus.token)).errors?.[0]?.extensions?.code).toBe('NOT_ALLOWED');
    expect((await save(defaults, plus.token)).errors?.[0]?.extensions?.code).toBe('NOT_ALLOWED');
  });
});
