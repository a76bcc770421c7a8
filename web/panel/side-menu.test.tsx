import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { IntegrityAlertsDocument } from './integrity-alerts.generated.ts';
import { panelMenu } from './menu.ts';
import { SideMenu } from './side-menu.tsx';
import { WaitingRequestsDocument } from './waiting-requests.generated.ts';

afterEach(() => localStorage.clear());

const show = (path: string) =>
  renderWith(<SideMenu menu={panelMenu} isCollapsed={false} onExpand={() => undefined} onNavigate={() => undefined} />, {
    path,
    viewer: aViewer({ kind: 'STAFF', id: '7', redesAntifraude: ['Rede A', 'Rede B'] }),
    mocks: [
      {
        request: { query: IntegrityAlertsDocument },
        result: { data: { integrityProofs: { __typename: 'IntegrityProofPage', total: 0 } } },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
      {
        request: { query: WaitingRequestsDocument },
        result: { data: { heldActions: { __typename: 'HeldActionPage', total: 4 } } },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
    ],
  });
const open = () => screen.getAllByRole('button', { expanded: true }).map((section) => section.getAttribute('aria-label'));
const linksOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the side menu', () => {
  it('unfolds the section one is in, marks the screen, and leaves the others folded with their numbers', () => {
    show('/painel/redes');
    expect(open()).toEqual(['Lojas e pessoas']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Redes');
    expect(within(screen.getByRole('button', { name: 'Pontuações' })).getByTitle('2 redes em alerta')).toBeTruthy();
  });

  it('shows how many requests wait for this person', async () => {
    show('/painel/redes');
    const badge = await within(screen.getByRole('button', { name: 'Processar' })).findByTitle('4 pedidos aguardam você');
    expect(badge.textContent).toBe('4');
  });

  it('keeps what was opened; the section one is in folds until one is elsewhere', async () => {
    const view = show('/painel/redes');
    await userEvent.click(screen.getByRole('button', { name: 'Sistema' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lojas e pessoas' }));
    expect(open()).toEqual(['Sistema']);
    view.unmount();
    show('/painel/premios');
    expect(open()).toEqual(['Prêmios e resgates', 'Sistema']);
  });

  it('finds a screen of any section by parts of its name, without accents; Enter goes there, Esc empties', async () => {
    show('/painel/redes');
    const find = screen.getByRole('searchbox', { name: 'Buscar no menu' });
    await userEvent.type(find, 'historico upload');
    expect(linksOf('Telas encontradas')).toEqual(['Upload Histórico', 'Histórico de uploads']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Telas encontradas' })).toBeNull();
    await userEvent.type(find, 'nada disto');
    expect(screen.getByText('Nenhuma tela com esse nome.')).toBeTruthy();
    await userEvent.clear(find);
    await userEvent.type(find, 'logs{Enter}');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Logs');
    expect(open()).toEqual(['Sistema']);
  });

  it('shows the last four screens of other sections, newest first', async () => {
    show('/painel/redes');
    expect(screen.queryByRole('list', { name: 'Recentes' })).toBeNull();
    for (const wanted of ['Dashboard', 'Logs', 'Banners', 'Resgates', 'Lojas'])
      await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar no menu' }), `${wanted}{Enter}`);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Lojas');
    // Redes stands in the open section.
    expect(linksOf('Recentes')).toEqual(['Resgates', 'Banners', 'Logs', 'Dashboard']);
  });

  it('tells the ideas of Processar apart', async () => {
    show('/painel/processar/pontos');
    const entries = within(screen.getByRole('list', { name: 'Telas' }));
    const texts = entries.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual(expect.arrayContaining(['Análise', 'Vendas e arquivos', 'Pontos e relatórios']));
    expect(texts.indexOf('Análise')).toBe(texts.indexOf('Pontuações Pendentes') - 1);
  });
});
