import type { MockLink } from '@apollo/client/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { CommandPalette } from './command-palette.tsx';
import { panelMenu } from './menu.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';
import { SearchDocument, type SearchQuery } from './search.generated.ts';
import { choiceOf } from './search-kinds.ts';

type Hit = SearchQuery['search'][number];

const seller: Hit = {
  kind: 'SELLER',
  id: '7',
  titulo: 'Zoraide Melo',
  detalhe: '529.982.247-25 · Loja Sul',
  referencia: '52998224725',
  exato: false,
};
const store: Hit = {
  kind: 'STORE',
  id: '3',
  titulo: 'Loja Zenite',
  detalhe: '12.345.678/0001-90 · Rede Sul',
  referencia: '12345678000190',
  exato: false,
};
const sale: Hit = {
  kind: 'SALE',
  id: '9',
  titulo: '100500003',
  detalhe: 'Zoraide Melo · Loja Sul · 02/03/2026',
  referencia: '100500003',
  exato: false,
};

const answer = (term: string, hits: Hit[], delay = 0): MockLink.MockedResponse => ({
  request: { query: SearchDocument, variables: { term } },
  result: { data: { search: hits.map((hit) => ({ __typename: 'SearchHit', ...hit })) } },
  delay,
});

const setup = (mocks: MockLink.MockedResponse[] = []) => {
  let isClosed = false;
  renderWith(<CommandPalette menu={panelMenu} onClose={() => (isClosed = true)} />, { viewer: aViewer(), path: '/painel', mocks });
  return { user: userEvent.setup(), field: screen.getByRole('combobox'), closed: () => isClosed };
};
const pause = (milliseconds: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the command palette', () => {
  it('shows the screens that match first, then what the server finds, by kind with its detail', async () => {
    const { user, field } = setup([answer('lo', [store, seller])]);
    await user.type(field, 'lo');
    await screen.findByRole('option', { name: /Loja Zenite.*12\.345\.678\/0001-90 · Rede Sul/ });
    const shown = options();
    expect(shown.indexOf('LojasLojas e pessoas')).toBeLessThan(shown.findIndex((text) => text?.startsWith('Loja Zenite')));
    expect(shown.filter((_text, index) => index < shown.length - 2)).toHaveLength(6);
    const people = screen.getByRole('group', { name: 'Vendedores' });
    expect(within(people).getByRole('option').textContent).toBe('Zoraide Melo529.982.247-25 · Loja Sul');
  });

  it('opens what Enter chooses', async () => {
    const { user, field, closed } = setup([answer('52998224725', [seller])]);
    await user.type(field, '52998224725');
    await screen.findByRole('option', { name: /Zoraide/ });
    await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('{Enter}');
    expect(closed()).toBe(true);
  });

  it('asks once for what is typed without a pause, and not for a single letter', async () => {
    const { user, field } = setup([answer('zenite', [store])]);
    await user.type(field, 'z');
    await pause(200);
    expect(screen.queryByText('A busca não respondeu. Tente de novo.')).toBeNull();
    await user.type(field, 'enite');
    await screen.findByRole('option', { name: /Loja Zenite/ });
  });

  it('never shows the late answer of an older text, and opens none of it meanwhile', async () => {
    const { user, field, closed } = setup([answer('zoraide', [seller], 500), answer('zenite', [store], 30)]);
    await user.type(field, 'zoraide');
    await pause(220);
    await user.clear(field);
    await user.type(field, 'zenite');
    await user.keyboard('{Enter}');
    expect(closed()).toBe(false);
    await screen.findByRole('option', { name: /Loja Zenite/ });
    await pause(500);
    expect(options()).toEqual(['Loja Zenite12.345.678/0001-90 · Rede Sul']);
  });

  it('says that nothing was found, and that the search did not answer', async () => {
    const { user, field } = setup([
      answer('xyz', []),
      { request: { query: SearchDocument, variables: { term: 'xyzw' } }, error: new Error('away') },
    ]);
    await user.type(field, 'xyz');
    await screen.findByText('Nada encontrado');
    await user.type(field, 'w');
    await screen.findByText('A busca não respondeu. Tente de novo.');
  });

  it('offers the last choices again while the field is empty', async () => {
    rememberChoice('1', choiceOf(store));
    setup();
    const recent = screen.getByRole('group', { name: 'Recentes' });
    expect(within(recent).getByRole('option').textContent).toBe('Loja ZeniteLojas');
    screen.getByRole('option', { name: 'Dashboard' });
  });
});

describe('recent choices', () => {
  const titles = (person: string) => recentChoices(person, panelMenu).map(({ title }) => title);

  it('keep nothing that names somebody, on the device or elsewhere', () => {
    const named: Hit['kind'][] = ['SELLER', 'CONSUMER', 'STAFF', 'PENDING_RECEIPT', 'CLOSED_RECEIPT', 'CLOSED_CASHBACK_RECEIPT'];
    for (const kind of named) rememberChoice('1', choiceOf({ ...seller, kind }));
    expect(localStorage).toHaveLength(0);
    rememberChoice('1', choiceOf(sale));
    expect(localStorage.getItem('fidelidade:busca:1')).not.toContain('Zoraide');
    expect(titles('1')).toEqual(['100500003']);
  });

  it('are each person’s own, the last eight, newest first', () => {
    for (let id = 1; id <= 10; id++)
      rememberChoice('1', choiceOf({ ...store, id: String(id), titulo: `Loja ${id}`, referencia: String(id) }));
    rememberChoice('1', choiceOf({ ...store, id: '9', titulo: 'Loja 9', referencia: '9' }));
    expect(titles('1')).toEqual(['Loja 9', 'Loja 10', 'Loja 8', 'Loja 7', 'Loja 6', 'Loja 5', 'Loja 4', 'Loja 3']);
    expect(titles('2')).toEqual([]);
  });

  it('leave out screens that the person no longer has, and what is no choice', () => {
    rememberChoice('1', choiceOf(store));
    expect(recentChoices('1', [])).toEqual([]);
    localStorage.setItem('fidelidade:busca:1', '[{"kind":"STORE","id":"1","title":"x","to":"https://fora.exemplo"}, 7, null]');
    expect(titles('1')).toEqual([]);
    localStorage.setItem('fidelidade:busca:1', 'nada');
    expect(titles('1')).toEqual([]);
  });
});

describe('a hit', () => {
  it.each<[Hit['kind'], string]>([
    ['SELLER', '/painel/parceiro/52998224725'],
    ['CONSUMER', '/painel/consumidor/7'],
    ['STORE', '/painel/revenda/52998224725'],
    ['PENDING_RECEIPT', '/painel/processar/nova-venda?nota=7'],
    ['SALE', '/painel/pontuacoes?busca=52998224725&dataInicial=&dataFinal='],
    ['CLOSED_RECEIPT', '/painel/pontuacoes/encerrado?busca=Zoraide%20Melo&dataInicial=&dataFinal='],
    ['REDEMPTION', '/painel/resgates/resgates-balconista?busca=52998224725'],
    ['PRODUCT', '/painel/produtos?busca=52998224725&ativo='],
    ['STAFF', '/painel/administradores?busca=52998224725'],
  ])('of kind %s opens %s', (kind, to) => {
    expect(choiceOf({ ...seller, kind }).to).toBe(to);
  });
});
