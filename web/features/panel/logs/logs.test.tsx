import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { LogCodeCheckDocument, LogIntegrityDocument, LogsDocument, LogTypesDocument } from './logs.generated.ts';
import { LogsPage } from './logs-page.tsx';

const period = { dataInicial: '2026-11-01', dataFinal: '2026-11-07' };
const options = { page: 1, pageSize: 10, sort: 'criadoEm', direction: 'DESC' };
const entry = {
  id: 9,
  quem: 'Equipe: Marina',
  titulo: 'Ativação de rede',
  parametrosTexto: 'Ativo: Sim → Não; Registro: 3',
  criadoEm: '2026-11-05T12:00:00.000Z',
};
const anchored = { ancorasConferidas: 2, ancorasDivergentes: [] as string[], ancorasAusentes: [] as string[] };
const mocks = (primeiroQuebrado: number | null, anchors: Partial<typeof anchored> = {}) => [
  {
    request: { query: LogsDocument, variables: { options, filter: { criadoEm: { from: period.dataInicial, to: period.dataFinal } } } },
    result: { data: { logs: { items: [entry], total: 1, capped: false } } },
  },
  {
    request: { query: LogTypesDocument },
    result: { data: { logTypes: [{ tipo: 'setNetworkActive', titulo: 'Ativação de rede' }] } },
    maxUsageCount: 9,
  },
  {
    request: { query: LogIntegrityDocument },
    result: {
      data: {
        logIntegrity: {
          integro: primeiroQuebrado === null && !anchors.ancorasDivergentes,
          verificados: 1204,
          pendentes: 0,
          primeiroQuebrado,
          ...anchored,
          ...anchors,
        },
      },
    },
  },
  {
    request: { query: LogCodeCheckDocument, variables: { codigo: 'a'.repeat(64) } },
    result: { data: { logCodeCheck: { encontrado: true, registro: '881', elo: 880, criadoEm: '2026-11-21T15:00:00.000Z' } } },
  },
  {
    request: { query: LogCodeCheckDocument, variables: { codigo: 'b'.repeat(64) } },
    result: { data: { logCodeCheck: { encontrado: false, registro: null, elo: null, criadoEm: null } } },
  },
];
const show = (primeiroQuebrado: number | null, anchors: Partial<typeof anchored> = {}) =>
  renderWith(<LogsPage />, {
    viewer: aViewer({ abilities: ['log:list'] }),
    path: `/painel/logs?dataInicial=${period.dataInicial}&dataFinal=${period.dataFinal}`,
    mocks: mocks(primeiroQuebrado, anchors),
  });

describe('LogsPage', () => {
  it('names the action in Portuguese and tells what it changed, in the documented order', async () => {
    show(null);
    expect((await screen.findAllByText('Ativação de rede')).length).toBeGreaterThan(0);
    expect(screen.getByText('Ativo: Sim → Não; Registro: 3')).toBeTruthy();
    expect(screen.getByText('Equipe: Marina')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Responsável',
      'Tipo',
      'Parâmetros',
      'Data',
    ]);
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

  it('says which day of the anchors disagrees, and which one is missing from the storage', async () => {
    const user = userEvent.setup();
    const { unmount } = show(null, { ancorasDivergentes: ['2026-11-02'] });
    await user.click(await screen.findByRole('button', { name: 'Verificar integridade' }));
    expect(await screen.findByText('Os logs foram alterados')).toBeTruthy();
    expect(screen.getByText(/A âncora de 02\/11\/2026 não confere/)).toBeTruthy();
    unmount();
    show(null, { ancorasAusentes: ['2026-11-03', '2026-11-04'] });
    await user.click(await screen.findByRole('button', { name: 'Verificar integridade' }));
    expect(await screen.findByText('Os logs estão íntegros, mas falta uma prova')).toBeTruthy();
    expect(screen.getByText('Faltam no armazenamento as âncoras de 03/11/2026, 04/11/2026.')).toBeTruthy();
    expect(screen.getByText('2 âncora(s) guardada(s) fora do banco conferem.')).toBeTruthy();
  });

  it('looks for the code that an auditor was mailed', async () => {
    const user = userEvent.setup();
    show(null);
    const check = async (code: string) => {
      await user.click(await screen.findByRole('button', { name: 'Conferir código' }));
      const dialog = await screen.findByRole('dialog');
      await user.click(await within(dialog).findByLabelText(/Código do dia/));
      await user.paste(code);
      await user.click(within(dialog).getByRole('button', { name: 'Conferir código' }));
    };
    await check(` ${'A'.repeat(64)} `);
    expect(await screen.findByText('O código confere')).toBeTruthy();
    expect(screen.getByText(/Os primeiros 880 registros, até o de número 881, de 21\/11\/2026 12:00/)).toBeTruthy();
    await check('b'.repeat(64));
    expect(await screen.findByText('O código não confere')).toBeTruthy();
    await check('abc');
    expect(await screen.findByText('Cole o código inteiro: são 64 letras e números.')).toBeTruthy();
  });
});
