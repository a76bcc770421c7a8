import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { LogIntegrityDocument, LogsDocument, LogTypesDocument } from './logs.generated.ts';
import { LogsPage } from './logs-page.tsx';
import { parameterText } from './parameter-text.ts';

const period = { dataInicial: '2026-11-01', dataFinal: '2026-11-07' };
const options = { page: 1, pageSize: 10, sort: 'criadoEm', direction: 'DESC' };
const entry = {
  id: 9,
  responsavel: 'Marina',
  tipo: 'setNetworkActive',
  parametros: { id: 3, ativo: false },
  criadoEm: '2026-11-05T12:00:00.000Z',
};
const mocks = (primeiroQuebrado: number | null) => [
  {
    request: { query: LogsDocument, variables: { options, filter: period } },
    result: { data: { logs: { items: [entry], total: 1, capped: false } } },
  },
  {
    request: { query: LogTypesDocument },
    result: { data: { logTypes: [{ tipo: 'setNetworkActive', titulo: 'Ativação de rede' }] } },
    maxUsageCount: 9,
  },
  {
    request: { query: LogIntegrityDocument },
    result: { data: { logIntegrity: { integro: primeiroQuebrado === null, verificados: 1204, pendentes: 0, primeiroQuebrado } } },
  },
];
const show = (primeiroQuebrado: number | null) =>
  renderWith(<LogsPage />, {
    viewer: aViewer({ abilities: ['log:list'] }),
    path: `/painel/logs?dataInicial=${period.dataInicial}&dataFinal=${period.dataFinal}`,
    mocks: mocks(primeiroQuebrado),
  });

describe('LogsPage', () => {
  it('names the action in Portuguese and its parameters as a line', async () => {
    show(null);
    expect((await screen.findAllByText('Ativação de rede')).length).toBeGreaterThan(0);
    expect(screen.getByText('id: 3, ativo: não')).toBeTruthy();
    expect(screen.getByText('Marina')).toBeTruthy();
  });

  it('tells that the log is whole, or which entry is not as it was', async () => {
    const user = userEvent.setup();
    const { unmount } = show(null);
    await user.click(await screen.findByRole('button', { name: 'Verificar integridade' }));
    expect(await screen.findByText('Os logs estão íntegros')).toBeTruthy();
    expect(screen.getByText('1.204 registro(s) verificado(s).')).toBeTruthy();
    unmount();
    show(77);
    await user.click(await screen.findByRole('button', { name: 'Verificar integridade' }));
    expect(await screen.findByText('Os logs foram alterados')).toBeTruthy();
    expect(screen.getByText(/O registro 77 não é como foi gravado/)).toBeTruthy();
  });
});

describe('parameterText', () => {
  it('reads lists, nested parameters and nothing', () => {
    expect(parameterText({ ids: [1, 2], depois: { voucherAtivo: true, data: null } })).toBe(
      'ids: 1, 2, depois: { voucherAtivo: sim, data: - }',
    );
    expect(parameterText({})).toBe('');
  });
});
