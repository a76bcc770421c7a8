import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Session, SessionContext, type Viewer } from '../session/session-context.ts';
import { toast } from '../ui/toast.ts';
import { switchColumn } from './columns/switch-column.tsx';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { pagerText } from './list-texts.ts';
import type { FilterDefinition, ListColumn, ListResult, ListVariables } from './list-types.ts';
import { LocalTable } from './local-table.tsx';
import { exportTextsOf } from './rows/use-export-list.ts';

interface Row {
  id: string;
  nome: string;
  valorPonto: string;
  ativo: boolean;
}

interface Filter {
  ativo?: boolean | null;
  regiao?: string | null;
  de?: string | null;
  ate?: string | null;
}

const rows: Row[] = [
  { id: '1', nome: 'Rede Azul', valorPonto: '1234.50', ativo: true },
  { id: '2', nome: 'Rede Verde', valorPonto: '0.25', ativo: false },
];
const onSwitch = jest.fn<(row: Row, next: boolean) => Promise<void>>().mockResolvedValue();
const columns: ListColumn<Row>[] = [
  { field: 'nome', title: 'Rede' },
  { field: 'valorPonto', title: 'Valor Ponto', type: 'money', ability: 'network:update' },
  switchColumn<Row>({ field: 'ativo', title: 'Ativo', checked: (row) => row.ativo, onSwitch, label: (row) => `Ativo: ${row.nome}` }),
];
const filters: FilterDefinition<Filter>[] = [
  { kind: 'boolean', name: 'ativo', label: 'Situação', trueLabel: 'Ativos', falseLabel: 'Inativos' },
  { kind: 'select', name: 'regiao', label: 'Região', allLabel: 'Todas', options: [{ value: 'SUL', label: 'Sul' }] },
  { kind: 'dateRange', from: 'de', to: 'ate' },
];

const found: ListResult<Row> = { data: { items: rows, total: 237 }, loading: false, refetch: () => undefined };

const setup = ({
  path = '/redes',
  result = found,
  phone = true,
  abilities = ['network:update'],
  ...props
}: Partial<ListScreenProps<Row, Filter>> & { path?: string; result?: ListResult<Row>; phone?: boolean; abilities?: string[] } = {}) => {
  // jsdom has no layout and the grid needs a width; the phone cards show every value.
  window.matchMedia = ((query: string) => ({
    matches: phone && query.includes('599'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const asked: ListVariables<Filter>[] = [];
  const useList = (variables: ListVariables<Filter>) => {
    asked.push(variables);
    return result;
  };
  const operations: ApolloLink.Operation[] = [];
  let exportFails = false;
  let download: { url: string | null; exportId: string | null } = { url: '/arquivos/redes.xlsx', exportId: null };
  const link = new ApolloLink((operation) => {
    operations.push(operation);
    return new Observable((observer) => {
      if (exportFails) observer.error(new TypeError('offline'));
      else observer.next({ data: { exportList: { ...download, fileName: 'redes.xlsx' } } });
      observer.complete();
    });
  });
  const session = { viewer: { id: 'v1', abilities } as unknown as Viewer, status: 'ready' } as unknown as Session;
  const element = (
    <ListScreen<Row, Filter>
      title="Redes"
      name="networks"
      useList={useList}
      columns={columns}
      filters={filters}
      defaultSort={{ field: 'nome', direction: 'ASC' }}
      defaultFilters={{ ativo: true }}
      rowLabel={(row) => row.nome}
      {...props}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/redes', element },
      { path: '*', element: <p>Outra página</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </ApolloProvider>,
  );
  return {
    user: userEvent.setup(),
    last: () => asked.at(-1),
    search: () => router.state.location.search,
    router,
    operations,
    failExport: () => {
      exportFails = true;
    },
    queueExport: () => {
      download = { url: null, exportId: '7' };
    },
  };
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('pager text', () => {
  it('reads x-y de z resultados, or Nenhum resultado', () => {
    expect(pagerText({ from: 1, to: 10, total: 1237 })).toBe('1-10 de 1.237 resultados');
    expect(pagerText({ from: 0, to: 0, total: 0 })).toBe('Nenhum resultado');
  });
});

describe('ListScreen', () => {
  it('asks with the defaults and shows rows, units and the pager', () => {
    const { last } = setup();
    expect(last()).toEqual({ options: { page: 1, pageSize: 10, sort: 'nome', direction: 'ASC' }, filter: { ativo: true } });
    expect(screen.getByText('Rede Azul')).toBeTruthy();
    expect(screen.getByText(/R\$\s1\.234,50/)).toBeTruthy();
    expect(screen.getByText('1-10 de 237 resultados')).toBeTruthy();
    expect(screen.getByText('Situação: Ativos')).toBeTruthy();
  });

  it('hides a column from those without its ability', () => {
    setup({ abilities: [] });
    expect(screen.queryByText('Valor Ponto')).toBeNull();
  });

  it('is put in another order on a phone, where no headings can be pressed', async () => {
    const { user, last, search } = setup();
    await user.click(screen.getByRole('button', { name: 'Ordenar por: Rede, crescente' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Valor Ponto' }));
    expect(last()?.options).toMatchObject({ sort: 'valorPonto', direction: 'ASC' });
    await user.click(screen.getByRole('button', { name: 'Ordenar por: Valor Ponto, crescente' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Valor Ponto' }));
    expect(last()?.options).toMatchObject({ sort: 'valorPonto', direction: 'DESC' });
    expect(search()).toContain('sort=valorPonto');
    expect(screen.getByRole('button', { name: 'Ordenar por: Valor Ponto, decrescente' })).toBeTruthy();
  });

  it('reads a shared address', () => {
    const { last } = setup({ path: '/redes?page=2&pageSize=50&sort=valorPonto&dir=DESC&busca=azul&ativo=&regiao=SUL' });
    expect(last()).toEqual({
      options: { page: 2, pageSize: 50, sort: 'valorPonto', direction: 'DESC', search: 'azul' },
      filter: { regiao: 'SUL' },
    });
  });

  it('writes the page, and goes back with the browser', async () => {
    const { user, last, search, router } = setup();
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(search()).toBe('?page=2');
    expect(last()?.options.page).toBe(2);
    await act(() => router.navigate(-1));
    expect(search()).toBe('');
  });

  it('starts at the first page when a filter changes, and clears them all', async () => {
    const { user, last, search } = setup({ path: '/redes?page=4' });
    await user.click(screen.getByRole('button', { name: 'Filtros (1)' }));
    const panel = within(screen.getByRole('dialog', { name: 'Filtros' }));
    await user.click(panel.getByRole('combobox', { name: 'Região' }));
    await user.click(screen.getByRole('option', { name: 'Sul' }));
    expect(search()).toBe('?regiao=SUL');
    await user.click(panel.getByRole('button', { name: 'Limpar filtros' }));
    expect(search()).toBe('?ativo=');
    expect(last()?.filter).toEqual({});
  });

  it('filters by a day once it is typed whole', async () => {
    const { user, last } = setup();
    await user.click(screen.getByRole('button', { name: 'Filtros (1)' }));
    const from = await within(screen.getByRole('group', { name: 'Período' })).findByRole<HTMLInputElement>('textbox', { name: 'De' });
    await user.click(from);
    await user.keyboard('0511202');
    expect(last()?.filter).toEqual({ ativo: true });
    await user.keyboard('6');
    await waitFor(() => expect(last()?.filter).toEqual({ ativo: true, de: '2026-11-05' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filtros (2)' })).toBeTruthy();
  });

  it('refuses a day that does not exist, and keeps the former filter', async () => {
    const error = jest.spyOn(toast, 'error');
    const { user, last } = setup({ path: '/redes?de=2026-11-05' });
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    const from = await screen.findByRole<HTMLInputElement>('textbox', { name: 'De' });
    expect(from.value).toBe('05/11/2026');
    await user.clear(from);
    await user.keyboard('31022026');
    await user.tab();
    expect(error).toHaveBeenCalledWith('Data inválida');
    expect(last()?.filter).toMatchObject({ de: '2026-11-05' });
  });

  it('asks for all rows with Todos', async () => {
    const { user, last } = setup();
    await user.click(screen.getByRole('combobox', { name: 'Linhas por página' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '50', '100', 'Todos']);
    await user.click(screen.getByRole('option', { name: 'Todos' }));
    expect(last()?.options.pageSize).toBe(-1);
    expect(screen.getByText('1-237 de 237 resultados')).toBeTruthy();
  });

  it('searches 500 ms after the last key, at once on Enter, and takes the focus with /', async () => {
    const { user, search } = setup();
    await user.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Buscar' });
    expect(document.activeElement).toBe(box);
    await user.keyboard('az');
    expect(search()).toBe('');
    await waitFor(() => expect(search()).toBe('?busca=az'), { timeout: 1500 });
    await user.keyboard('ul{Enter}');
    expect(search()).toBe('?busca=azul');
  });

  it('tells loading, failed and empty apart', async () => {
    setup({ result: { loading: true, refetch: () => undefined } });
    expect(screen.getByRole('status', { name: 'Carregando' })).toBeTruthy();
    cleanup();
    const refetch = jest.fn();
    const { user } = setup({ result: { loading: false, error: { message: 'Erro interno.' }, refetch } });
    expect(screen.getByText('Erro interno.')).toBeTruthy();
    expect(screen.queryByText('Nenhum resultado')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    cleanup();
    setup({ result: { data: { items: [], total: 0 }, loading: false, refetch } });
    expect(screen.getByText('Sem resultados')).toBeTruthy();
    expect(screen.getByText('Nenhum resultado')).toBeTruthy();
  });

  it('says when the server stopped at its limit', () => {
    setup({ path: '/redes?pageSize=-1', result: { ...found, data: { items: rows, total: 20_000, capped: true } } });
    expect(screen.getByRole('note').textContent).toContain('Mostrando no máximo 2 linhas');
  });

  it('exports the page on screen, or every row of its search and filters', async () => {
    const success = jest.spyOn(toast, 'success').mockReturnValue(undefined);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user, operations } = setup({ exportFormats: ['XLSX', 'CSV'], path: '/redes?busca=azul&page=2' });
    const list = { list: 'networks', format: 'XLSX', filter: { ativo: true } };
    const order = { sort: 'nome', direction: 'ASC', search: 'azul' };
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Exportar visão atual (XLSX)' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Exportação concluída com sucesso!'));
    expect(operations[0]?.variables).toEqual({ input: { ...list, scope: 'CURRENT', options: { page: 2, pageSize: 10, ...order } } });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Exportar tudo (XLSX)' }));
    await waitFor(() => expect(operations[1]?.variables).toEqual({ input: { ...list, scope: 'ALL', options: order } }));
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('leads to where a large export is being made', async () => {
    const info = jest.spyOn(toast, 'info').mockReturnValue(undefined);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { user, queueExport } = setup({ exportFormats: ['CSV'] });
    queueExport();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Exportar tudo (CSV)' }));
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith('Sua exportação está sendo preparada.', {
        link: { to: '/painel/exportacoes', label: 'Minhas exportações' },
      }),
    );
    expect(click).not.toHaveBeenCalled();
  });

  it('tells a failed export', async () => {
    const error = jest.spyOn(toast, 'error').mockReturnValue(undefined);
    const { user, failExport } = setup({ exportFormats: ['CSV'] });
    failExport();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(screen.getByRole('menuitem', { name: 'Exportar tudo (CSV)' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Erro ao exportar arquivo'));
  });

  it('saves a switch of a row', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('switch', { name: 'Ativo: Rede Azul' }));
    expect(onSwitch).toHaveBeenCalledWith(rows[0], false);
  });

  it('does the actions of a row and says why one cannot be done', async () => {
    const onClick = jest.fn();
    const { user } = setup({
      rowActions: (row) => [
        { label: 'Editar', onClick },
        { label: 'Apagar', onClick, disabledReason: row.ativo && 'A rede está ativa' },
        { label: 'Oculta', onClick, hidden: true },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Ações: Rede Azul' }));
    const menu = within(screen.getByRole('menu'));
    expect(menu.queryByText('Oculta')).toBeNull();
    expect(menu.getByText('A rede está ativa')).toBeTruthy();
    fireEvent.click(menu.getByText('Editar'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('acts on the selected rows and forgets them on another page', async () => {
    const change = jest.fn();
    const { user } = setup({ bulkActions: ({ ids }) => [{ label: 'Alterar status', onClick: () => change(ids) }] });
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Rede Verde' }));
    expect(screen.getByText('1 selecionado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alterar status' }));
    expect(change).toHaveBeenCalledWith(['2']);
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    expect(screen.queryByText('1 selecionado')).toBeNull();
  });

  it('remembers the columns that the person hides, moves and sizes, and forgets them when told', async () => {
    const kept = () => JSON.parse(localStorage.getItem('fidelidade:colunas:v1:networks') ?? '{}') as unknown;
    const { user } = setup({ phone: false });
    await user.click(screen.getByRole('button', { name: 'Colunas e densidade' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Colunas e densidade' }));
    await user.click(panel.getByRole('checkbox', { name: 'Valor Ponto' }));
    await user.click(panel.getByRole('button', { name: 'Alargar Rede' }));
    await user.click(panel.getByRole('button', { name: 'Compacta' }));
    expect(kept()).toEqual({
      density: 'compact',
      hidden: { nome: false, valorPonto: true, ativo: false },
      widths: { nome: 140 },
    });
    expect(panel.queryByRole('button', { name: 'Alargar Valor Ponto' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Colunas que cabem' }));
    expect(kept()).toEqual({ density: 'compact' });
    expect(panel.getByRole('checkbox', { name: 'Valor Ponto', checked: true })).toBeTruthy();
  });
});

describe('LocalTable', () => {
  it('sorts numbers by their value and texts without accents', async () => {
    const router = createMemoryRouter([
      {
        path: '/',
        element: (
          <LocalTable<Row>
            title="Top 10"
            getRowId={(row) => row.id}
            rows={[...rows, { id: '3', nome: 'água', valorPonto: '99.00', ativo: true }]}
            columns={columns.slice(0, 2)}
          />
        ),
      },
    ]);
    render(<RouterProvider router={router} />);
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Valor Ponto' }));
    expect(names()).toEqual(['Rede Verde', 'água', 'Rede Azul']);
    await userEvent.click(screen.getByRole('button', { name: 'Rede' }));
    expect(names()).toEqual(['água', 'Rede Azul', 'Rede Verde']);
  });
});

describe('exportTextsOf', () => {
  const current = { format: 'XLSX', scope: 'CURRENT' } as const;
  it('has the documented words of each list', () => {
    expect(exportTextsOf('networks', current)).toEqual({ done: 'Exportação concluída com sucesso!', failed: 'Erro ao exportar arquivo' });
    expect(exportTextsOf('stores', current).started).toBe('Seu download começará em breve, aguarde.');
    expect(exportTextsOf('stores', current).done).toBe('Arquivo exportado com sucesso!');
    expect(exportTextsOf('consumers', current).done).toBe('Arquivo XLSX exportado com sucesso!');
    expect(exportTextsOf('consumers', current).failed).toBe('Erro ao exportar arquivo XLSX');
    expect(exportTextsOf('closedCashback', current).failed).toBe('Erro ao exportar cashback encerradas');
    expect(exportTextsOf('closedCashback', { ...current, scope: 'ALL' }).failed).toBe('Erro ao exportar cashback encerradas completo');
  });
});
