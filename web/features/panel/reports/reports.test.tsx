import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListColumn } from '../../../lists/list-types.ts';
import { NetworkOptionsDocument } from '../../../pickers/network-options.generated.ts';
import { StoreFilterChoicesDocument, StoreFilterChosenDocument } from '../../../pickers/store-filter.generated.ts';
import { GenerateReportDocument, ReportStatesDocument } from '../../../report-runs/report-runs.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { changeText } from '../../../ui/change-text.ts';
import { AntifraudLogDocument, ReleaseAntifraudDocument } from './antifraud.generated.ts';
import { type AntifraudRow, ReleaseDialog } from './antifraud-dialogs.tsx';
import { csvOf } from './csv.ts';
import { growth } from './growth.ts';
import { HistoryDocument, HistoryStartDocument } from './history.generated.ts';
import { HistoryPage } from './history-page.tsx';
import { currentPeriod, monthsOf, nearestMonth, useReportPeriod } from './report-period.ts';
import { SoldProductsDocument } from './sold-products.generated.ts';
import { SoldProductsPage } from './sold-products-page.tsx';
import { successSummary } from './success-summary.ts';
import { UpdateReportsPage } from './update-reports-page.tsx';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };

describe('the CSV of a report', () => {
  it('has semicolons, plain decimals, and texts that no spreadsheet takes for a formula', () => {
    const columns: ListColumn<{ rede: string; valor: string | null }>[] = [
      { field: 'rede', title: 'Rede' },
      { field: 'valor', title: 'Jan', type: 'money' },
    ];
    expect(
      csvOf(columns, [
        { rede: '=Rede "A"; B', valor: '-1234.5' },
        { rede: 'Sul', valor: null },
      ]),
    ).toBe('\uFEFF"Rede";"Jan"\r\n"\'=Rede ""A""; B";-1234,50\r\n"Sul";\r\n');
  });
});

describe('the period of a report', () => {
  it('begins in July 2020 and stops at the current month', () => {
    expect(monthsOf(2020).map(({ value }) => value)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(monthsOf(2025)).toHaveLength(12);
    const { ano, mes } = currentPeriod();
    expect(monthsOf(ano)).toHaveLength(mes);
  });

  it('is that of the address; a month that the year has not is its nearest', () => {
    const Asked = () => <output>{JSON.stringify(useReportPeriod())}</output>;
    renderWith(<Asked />, { viewer: aViewer({}), path: '/painel/relatorio?rede=4&ano=2020&mes=3' });
    expect(screen.getByRole('status').textContent).toBe('{"rede":"4","ano":2020,"mes":7}');
    const now = currentPeriod();
    expect(nearestMonth({ ano: now.ano, mes: 12 })).toEqual(now);
    expect(nearestMonth({ ano: now.ano + 1, mes: 1 })).toEqual({ ano: now.ano, mes: 1 });
    expect(nearestMonth({ ano: 2019, mes: 12 })).toEqual({ ano: 2020, mes: 12 });
  });

  it('compares with the period before, and says nothing where there was none', () => {
    expect(growth('16500.00', '12000.00')).toBe('37.50');
    expect(growth('1.00', '0.00')).toBeNull();
  });
});

describe('a change said in words', () => {
  const summed = (aumentoVendasDinheiro: string) =>
    successSummary({ aumentoVendasDinheiro, produtosComAumento: 3, produtos: 8 }).join(' · ').replaceAll('\u00A0', ' ');

  it('calls a fall a fall, without a sign', () => {
    expect(summed('-178979.42')).toBe('Queda de vendas: R$ 178.979,42 · 3 de 8 produtos venderam mais que antes');
    expect(summed('1174.00')).toBe('Aumento de vendas: R$ 1.174,00 · 3 de 8 produtos venderam mais que antes');
    expect(summed('0.00')).toBe('Vendas iguais às de antes · 3 de 8 produtos venderam mais que antes');
    expect(successSummary({ aumentoVendasDinheiro: '1.00', produtosComAumento: 1, produtos: 1 })[1]).toContain(
      '1 de 1 produto vendeu mais',
    );
  });

  it('says in percent which way it went, and nothing where there is no change', () => {
    expect(changeText('-12.00')).toBe('▼ queda de 12,00%');
    expect(changeText('37.50')).toBe('▲ alta de 37,50%');
    expect([changeText('0.00'), changeText(null)]).toEqual(['', '']);
  });
});

describe('ReleaseDialog', () => {
  const row = { networkId: '3', rede: 'Rede Sul', codProduto: 'SW1', produto: 'Tinta' } as AntifraudRow;
  const log = {
    request: { query: AntifraudLogDocument, variables: () => true },
    result: {
      data: {
        antifraudNotes: [],
        antifraudReleases: [
          { __typename: 'ReportLogEntry', id: '1', nome: 'Marina', criadoEm: '2026-11-18T13:30:00.000Z', quantidade: '12.50' },
        ],
      },
    },
    ...always,
  };

  it('shows earlier releases and sends a negative quantity typed with a comma', async () => {
    const sent: unknown[] = [];
    const release = {
      request: { query: ReleaseAntifraudDocument, variables: (variables: unknown) => sent.push(variables) > 0 },
      result: { data: { releaseAntifraud: { __typename: 'Changed', id: '2' } } },
    };
    renderWith(<ReleaseDialog row={row} onClose={() => {}} />, { viewer: aViewer({}), mocks: [log, release] });
    expect(await screen.findByText('12,50')).toBeTruthy();
    const user = userEvent.setup({ delay: null });
    const input = screen.getByLabelText(/Quantidade liberada/);
    await user.type(input, '0,001');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Informe somente valores válidos')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.clear(input);
    await user.type(input, '-2,5');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toContainEqual({ input: { rede: '3', codProduto: 'SW1', quantidade: '-2.50' } }));
  });
});

describe('HistoryPage', () => {
  it('leads from sales to their list, not from purchases, and leaves months to come empty', async () => {
    const valores = ['100.00', '50.00', ...Array.from({ length: 10 }, () => null)];
    const comprados = [true, ...Array.from({ length: 11 }, () => false)];
    const history = {
      request: { query: HistoryDocument, variables: () => true },
      result: {
        data: {
          history: [
            { __typename: 'HistoryRow', networkId: '1', rede: 'Rede Sul', valores, comprados, total: '150.00', totalAnterior: '100.00' },
          ],
        },
      },
      ...always,
    };
    const start = { request: { query: HistoryStartDocument }, result: { data: { historyStart: '2025-03-01' } }, ...always };
    const networks = { request: { query: NetworkOptionsDocument }, result: { data: { networkOptions: [] } }, ...always };
    renderWith(<HistoryPage />, { viewer: aViewer({}), path: '/painel/historico?ano=2026', mocks: [history, start, networks] });
    const row = within(await screen.findByRole('row', { name: /Rede Sul/ }));
    const links = row.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/painel/pontuacoes/pontuado?rede=Rede+Sul&vendaInicial=2026-02-01&vendaFinal=2026-02-28&dataInicial=&dataFinal=',
    ]);
    expect(row.getByText('50,00%')).toBeTruthy();
    expect(row.getAllByRole('cell')[3]?.textContent).toBe('');
    expect(await screen.findByText('Dados desde 01/03/2025.')).toBeTruthy();
  });
});

describe('HistoryPage on a phone', () => {
  it('shows each network as a card without the months to come', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('599'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
    const valores = ['100.00', '50.00', ...Array.from({ length: 10 }, () => null)];
    const row = { __typename: 'HistoryRow', networkId: '1', rede: 'Rede Sul', valores, total: '150.00', totalAnterior: '100.00' };
    const comprados = Array.from({ length: 12 }, () => false);
    const history = {
      request: { query: HistoryDocument, variables: () => true },
      result: { data: { history: [{ ...row, comprados }] } },
      ...always,
    };
    const start = { request: { query: HistoryStartDocument }, result: { data: { historyStart: null } }, ...always };
    const networks = { request: { query: NetworkOptionsDocument }, result: { data: { networkOptions: [] } }, ...always };
    renderWith(<HistoryPage />, { viewer: aViewer({}), path: '/painel/historico?ano=2026', mocks: [history, start, networks] });
    const cards = within(await screen.findByRole('list', { name: 'Histórico' }));
    expect(cards.getByText('Rede Sul')).toBeTruthy();
    expect(cards.getByRole('link', { name: /50,00/ })).toBeTruthy();
    expect(cards.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Jan', 'Fev', 'Total']) as unknown as string[],
    );
    expect(cards.queryByText('Mar')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Histórico' })).toBeNull();
    window.matchMedia = matchMedia;
  });
});

describe('SoldProductsPage', () => {
  it('finds any store by what is typed, within the chosen network, and names the one in the address', async () => {
    const wanted: unknown[] = [];
    const asked: { filter?: { storeId?: string } }[] = [];
    const store = (id: string, nomeFantasia: string) => ({ __typename: 'Store', id, cnpj: '11222333000181', nomeFantasia });
    const mocks = [
      {
        request: { query: SoldProductsDocument, variables: (variables: object) => asked.push(variables) > 0 },
        result: { data: { soldProducts: { __typename: 'SoldProductPage', items: [], total: 0, capped: false } } },
        ...always,
      },
      {
        request: { query: StoreFilterChoicesDocument, variables: (variables: unknown) => wanted.push(variables) > 0 },
        result: { data: { stores: { __typename: 'StorePage', items: [store('77', 'Loja Distante')] } } },
        ...always,
      },
      {
        request: { query: StoreFilterChosenDocument, variables: { id: '77' } },
        result: { data: { store: store('77', 'Loja Distante') } },
        ...always,
      },
      { request: { query: NetworkOptionsDocument }, result: { data: { networkOptions: [] } }, ...always },
      { request: { query: ReportStatesDocument, variables: () => true }, result: { data: { reportStates: [] } }, ...always },
    ];
    renderWith(<SoldProductsPage />, { viewer: aViewer({}), path: '/painel/produtos-vendidos?networkId=4', mocks });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Filtros (1)' }));
    await user.type(await screen.findByRole('combobox', { name: 'Loja' }), 'distante');
    await waitFor(() => expect(wanted).toContainEqual({ search: 'distante', networkId: '4' }));
    await user.click(await screen.findByRole('option', { name: /Loja Distante/ }));
    await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ networkId: '4', storeId: '77' }));
    await user.click(screen.getByRole('button', { name: 'Ver resultados' }));
    const active = within(await screen.findByRole('group', { name: 'Filtros ativos' }));
    expect(await active.findByText('Loja: Loja Distante')).toBeTruthy();
  });
});

describe('UpdateReportsPage', () => {
  it('shows how each report stands, and tells when one is being made already', async () => {
    const kinds = ['RELATORIO', 'COMPRAS_PONTUACAO', 'TAXA_SUCESSO', 'ANTIFRAUDE', 'MENSURACAO'];
    const states = kinds.map((tipo) => ({
      __typename: 'ReportState',
      tipo,
      geradoEm: tipo === 'MENSURACAO' ? '2026-11-20T15:00:00.000Z' : null,
      faltamRedes: false,
      estado: tipo === 'ANTIFRAUDE' ? 'EM_ANDAMENTO' : null,
      feitas: 10,
      total: 40,
    }));
    const read = { request: { query: ReportStatesDocument, variables: () => true }, result: { data: { reportStates: states } }, ...always };
    const mensagem = 'Relatório já está sendo gerado';
    const generate = {
      request: { query: GenerateReportDocument, variables: () => true },
      result: { data: { generateReport: { __typename: 'ReportRequested', id: null, mensagem } } },
    };
    renderWith(<UpdateReportsPage />, { viewer: aViewer({ abilities: ['measurement:read'] }), mocks: [read, generate] });
    expect(await screen.findByText('dados de 20/11/2026 12:00')).toBeTruthy();
    expect(screen.getByText('10 de 40 redes')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Abrir relatório' })).toHaveLength(1);
    await userEvent.setup({ delay: null }).click(screen.getAllByRole('button', { name: 'Atualizar' })[3]!);
    expect(await screen.findByText(mensagem)).toBeTruthy();
  });
});
