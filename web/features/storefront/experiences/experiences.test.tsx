import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import {
  ExperienceCategoriesDocument,
  ExperienceCitiesDocument,
  ExperiencesDocument,
  OffersOnSaleDocument,
} from './experiences.generated.ts';
import { ExperiencesPage } from './experiences-page.tsx';
import { OfferStorePage } from './offer-store-page.tsx';

const categories = [
  { id: '0', nome: 'DIA A DIA', subcategories: [] },
  {
    id: '5',
    nome: 'Gastronomia',
    subcategories: [
      { id: '51', nome: 'Restaurantes' },
      { id: '52', nome: 'Cafés' },
    ],
  },
];
const experience = {
  id: '8',
  title: 'Jantar para dois',
  mainImageUrl: null,
  ofertas: 2,
  aPartirDe: '4250.00',
  cidades: ['Campinas', 'São Paulo'],
};
const offer = {
  id: '1',
  codigo: 'TLC-1',
  nome: 'Menu brasileiro',
  pontos: '4250.00',
  pontosSemDesconto: '5000.00',
  partner: { name: 'Mesa da Praça', logoUrl: null },
  location: { address1: 'Rua Augusta, 10', address2: null, city: 'São Paulo', region: 'SP', logoUrl: null },
  foto: null,
};

/** Answers offers by their variables, so a test can see how the URL becomes a query. */
const offersFor = (asked: Record<string, unknown>[]) => ({
  request: {
    query: OffersOnSaleDocument,
    variables: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return true;
    },
  },
  maxUsageCount: 20,
  result: ({ options }: Record<string, Record<string, unknown>>) => ({
    data: { offersOnSale: options?.search === 'nada' ? { items: [], total: 0 } : { items: [offer], total: 13 } },
  }),
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="endereço">{decodeURIComponent(pathname + search)}</output>;
};

function open(page: ReactNode, path: string) {
  const asked: Record<string, unknown>[] = [];
  const always = { maxUsageCount: 20 };
  const experiences = (variables: object, found: object[]) => ({
    request: { query: ExperiencesDocument, variables },
    ...always,
    result: { data: { experiences: found } },
  });
  renderWith(
    <>
      {page}
      <Where />
    </>,
    {
      viewer: aViewer({ kind: 'SELLER' }),
      path,
      mocks: [
        { request: { query: ExperienceCategoriesDocument }, ...always, result: { data: { experienceCategories: categories } } },
        experiences({ categories: ['5'] }, [experience]),
        experiences({ categories: ['5'], subcategories: ['52'] }, []),
        {
          request: { query: ExperienceCitiesDocument, variables: { categories: ['5'], experience: '8' } },
          ...always,
          result: { data: { experienceCities: [{ name: 'São Paulo', localizedName: 'São Paulo - SP' }] } },
        },
        offersFor(asked),
      ],
    },
  );
  return { asked, user: userEvent.setup() };
}
const address = () => screen.getByLabelText('endereço').textContent;

describe('ExperiencesPage', () => {
  it('leads each category to its experiences, and DIA A DIA to the everyday prizes', async () => {
    open(<ExperiencesPage />, '/experiencias');
    expect((await screen.findByRole('link', { name: 'Ver produtos: DIA A DIA' })).getAttribute('href')).toBe('/premios-dia-dia');
    expect(screen.getByRole('link', { name: 'Ver produtos: Gastronomia' }).getAttribute('href')).toBe('/experiencias?categoria=5');
  });

  it('leads an experience to the store, narrows by subcategories and clears them', async () => {
    const { user } = open(<ExperiencesPage />, '/experiencias?categoria=5');
    expect((await screen.findByRole('link', { name: 'Ver ofertas: Jantar para dois' })).getAttribute('href')).toBe(
      '/loja?experience=8&categoria=5',
    );
    for (const text of ['Campinas, São Paulo', 'a partir de 4.250 pontos', '2 ofertas']) expect(screen.getByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cafés' }));
    expect(address()).toBe('/experiencias?categoria=5&subcategories=52');
    expect(await screen.findByText('Nenhuma experiência encontrada')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
    expect(await screen.findByText('Jantar para dois')).toBeTruthy();
    expect(address()).toBe('/experiencias?categoria=5');
  });

  it.each([
    ['999', '/home', true],
    ['abc', '/home', true],
    ['0', '/premios-dia-dia', false],
  ])('sends category %s to %s', async (categoria, home, isTold) => {
    open(<ExperiencesPage />, `/experiencias?categoria=${categoria}`);
    await waitFor(() => expect(address()).toBe(home));
    await waitFor(() => expect(screen.queryByText('Categoria não encontrada.') !== null).toBe(isTold));
  });
});

describe('OfferStorePage', () => {
  it.each(['/loja', '/loja?categoria=5', '/loja?experience=8'])('goes home from %s', async (path) => {
    open(<OfferStorePage />, path);
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('shows an offer with partner, address, both prices and the way to redeem it', async () => {
    open(<OfferStorePage />, '/loja?categoria=5&experience=8');
    expect(await screen.findByText('Buscando ofertas...')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'RESGATAR: Menu brasileiro' })).getAttribute('href')).toBe('/premio/TLC-1');
    for (const text of ['Mesa da Praça', 'Rua Augusta, 10, São Paulo - SP', '4.250 pontos', 'de 5.000'])
      expect(screen.getByText(text)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Gastronomia' })).getAttribute('href')).toBe('/experiencias?categoria=5');
  });

  it('keeps search, cities and page in the address; another search begins at the first page', async () => {
    const { user, asked } = open(<OfferStorePage />, '/loja?categoria=5&experience=8');
    await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
    expect(await screen.findByText('Página 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Próxima página' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('combobox', { name: 'Cidades' }));
    await user.click(await screen.findByRole('option', { name: 'São Paulo - SP' }));
    expect(address()).toBe('/loja?categoria=5&experience=8&cities=São+Paulo');
    await user.type(screen.getByRole('searchbox', { name: 'O que deseja resgatar?' }), 'nada{Enter}');
    expect(await screen.findByText('Nenhuma oferta encontrada...')).toBeTruthy();
    expect(asked.at(-1)).toEqual({
      options: { page: 1, pageSize: 12, search: 'nada' },
      filter: { categories: ['5'], experience: '8', cities: ['São Paulo'] },
    });
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)!);
    expect(await screen.findByText('Menu brasileiro')).toBeTruthy();
    expect(address()).toBe('/loja?categoria=5&experience=8');
  });
});
