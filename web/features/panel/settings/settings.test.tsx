import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { AdvancedSettingsDocument, UpdateAdvancedSettingsDocument } from './advanced-settings.generated.ts';
import { SystemSettingsDocument, UpdateSystemSettingsDocument } from './system-settings.generated.ts';
import { SystemSettingsPage } from './system-settings-page.tsx';

const kept = {
  limitePontuacao: '0.00',
  usosSemanaisVoucher: 3,
  voucherAtivo: true,
  valorResgateLiberado: '500.00',
  percentualCashback: '2.00',
  dataInicioPromocao: '2026-10-02',
};
const advanced = {
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
  niveisSegundoFator: [1, 2],
};
const settings = (values: typeof kept) => ({ __typename: 'SystemSettings', ...values });
const advancedSettings = (values: typeof advanced) => ({ __typename: 'AdvancedSettings', ...values });
const read = { request: { query: SystemSettingsDocument }, result: { data: { systemSettings: settings(kept) } } };
const readAdvanced = { request: { query: AdvancedSettingsDocument }, result: { data: { advancedSettings: advancedSettings(advanced) } } };
const show = (mocks: Parameters<typeof renderWith>[1]) => renderWith(<SystemSettingsPage />, { path: '/painel/configuracoes', ...mocks });
const toast = (text: string) => screen.findByText(text, { exact: false });

describe('SystemSettingsPage', () => {
  it('has the two documented sections and tells the last day of the promotion', async () => {
    show({ mocks: [read] });
    const form = await screen.findByRole('form', { name: 'Configurações do Sistema' });
    for (const section of ['Consumidor Final', 'Balconista'])
      expect(within(form).getByRole('button', { name: section }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/o último dia é 30\/12\/2026/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Voucher ativo' })).toBeTruthy();
  });

  it('saves what was changed', async () => {
    const input = { ...kept, percentualCashback: '3.50' };
    const lido = [
      { campo: 'valorResgateLiberado', valor: '500.00' },
      { campo: 'percentualCashback', valor: '2.00' },
      { campo: 'dataInicioPromocao', valor: '2026-10-02' },
      { campo: 'limitePontuacao', valor: '0.00' },
      { campo: 'usosSemanaisVoucher', valor: '3' },
      { campo: 'voucherAtivo', valor: 'true' },
    ];
    show({
      mocks: [
        read,
        {
          request: { query: UpdateSystemSettingsDocument, variables: { input, lido } },
          result: { data: { updateSystemSettings: settings(input) } },
        },
      ],
    });
    const percent = await screen.findByLabelText(/^Percentual de cashback/);
    await userEvent.clear(percent);
    await userEvent.type(percent, '3,50');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await toast('Configurações atualizadas com sucesso');
  });

  it('refuses a percentage above 100 and an empty limit before asking the server', async () => {
    show({ mocks: [read] });
    const percent = await screen.findByLabelText(/^Percentual de cashback/);
    await userEvent.clear(percent);
    await userEvent.type(percent, '100,01');
    await userEvent.clear(screen.getByLabelText(/^Limite de pontuação/));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Percentual de cashback inválido')).length).toBeGreaterThan(0);
    expect(screen.getByText('Limite de pontuação obrigatório')).toBeTruthy();
  });

  it("says 'Erro ao carregar configurações' and can be tried again", async () => {
    show({ mocks: [{ request: read.request, error: new Error('fora do ar') }, read] });
    expect(await screen.findByText('Erro ao carregar configurações')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('form', { name: 'Configurações do Sistema' })).toBeTruthy();
  });
});

describe('AdvancedSettings', () => {
  it('is folded away, asks for its values when opened and saves them alone', async () => {
    const input = { ...advanced, diasToleranciaMes: 3, exigirSaldo: true, niveisMascarados: [0, 3], niveisSegundoFator: [1, 2, 4] };
    const lido = [
      { campo: 'politicaEstorno', valor: 'SALDO_NEGATIVO' },
      { campo: 'diasToleranciaMes', valor: '0' },
      { campo: 'janelaParceiro', valor: 'MES' },
      { campo: 'exigirSaldo', valor: 'false' },
      { campo: 'toleranciaAf', valor: '0.00' },
      { campo: 'levarParaProxima', valor: 'true' },
      { campo: 'prazoResgateDias', valor: '30' },
      { campo: 'diasDevolucao', valor: '30' },
      { campo: 'chaveCpfDoTitular', valor: 'true' },
      { campo: 'textoCashback', valor: 'Cashback' },
      { campo: 'niveisMascarados', valor: '[3,4]' },
      { campo: 'niveisSegundoFator', valor: '[1,2]' },
    ];
    show({
      mocks: [
        read,
        readAdvanced,
        {
          request: { query: UpdateAdvancedSettingsDocument, variables: { input, lido } },
          result: { data: { updateAdvancedSettings: advancedSettings(input) } },
        },
      ],
    });
    const open = await screen.findByRole('button', { name: /^Avançado/ });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('form', { name: 'Avançado' })).toBeNull();
    await userEvent.click(open);
    const form = await screen.findByRole('form', { name: 'Avançado' });
    expect(within(form).getByRole('combobox', { name: /^Estorno de pontos já gastos/ }).textContent).toBe(
      'Deixa débito, que os próximos pontos pagam',
    );
    const days = within(form).getByLabelText(/^Dias de tolerância do mês/);
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    const masked = within(form).getByRole('group', { name: /^Níveis que veem CPF/ });
    await userEvent.click(within(masked).getByRole('checkbox', { name: '0 – Programa' }));
    await userEvent.click(within(masked).getByRole('checkbox', { name: '4 – Auditor' }));
    const factors = within(form).getByRole('group', { name: /^Níveis que precisam de um segundo fator/ });
    expect((within(factors).getByRole('checkbox', { name: '2 – Administrador' }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(within(factors).getByRole('checkbox', { name: '4 – Auditor' }));
    await userEvent.click(within(form).getByRole('switch', { name: /^Exigir saldo de compra/ }));
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar avançado' }));
    await toast('Configurações atualizadas com sucesso');
  });
});
