import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { PrizesDocument } from './prizes.generated.ts';
import { PrizesPage } from './prizes-page.tsx';

const prize = (id: string, nome: string, pontos: string, categoria: string) => ({
  id,
  codigo: `PR${id}`,
  nome,
  tipo: nome.startsWith('Recarga') ? 'recarga' : 'geral',
  categoria,
  pontos,
  miniatura: null,
});
const all = [
  prize('1', 'Recarga de celular R$ 20', '667.00', 'Dia a Dia'),
  prize('2', 'Garrafa térmica', '2997.00', 'Dia a Dia'),
  prize('3', 'Vale cinema', '900.00', 'Vales'),
];

const Where = () => <output aria-label="endereço">{decodeURIComponent(useLocation().search)}</output>;
const open = (path = '/premios-dia-dia') => {
  const page = (
    <>
      <PrizesPage />
      <Where />
    </>
  );
  renderWith(page, {
    viewer: aViewer({ kind: 'SELLER', saldoPontos: '700.00' }),
    path,
    mocks: [
      {
        request: { query: PrizesDocument, variables: () => true },
        maxUsageCount: 9,
        result: { data: { prizes: { items: all, total: 3 } } },
      },
    ],
  });
  return userEvent.setup();
};
const shown = async () => (await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'));
const address = () => screen.getByRole('status', { name: 'endereço' }).textContent;

describe('PrizesPage', () => {
  it('narrows the everyday prizes by balance, price and category, kept in the address', async () => {
    const user = open();
    expect(await shown()).toEqual(['Recarga de celular R$ 20', 'Garrafa térmica']);
    expect(screen.getByText('2 prêmios')).toBeTruthy();
    expect(screen.getByText('33,35 pontos por R$ 1')).toBeTruthy();
    expect(screen.getByText('Faltam 2.297 pontos')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Posso resgatar agora' }));
    expect([await shown(), address()]).toEqual([['Recarga de celular R$ 20'], '?alcance=1']);
    await user.click(screen.getByRole('button', { name: 'Posso resgatar agora' }));
    await user.click(screen.getByRole('button', { name: 'Até 1.000 pontos' }));
    expect([await shown(), address()]).toEqual([['Recarga de celular R$ 20'], '?ate=1000']);
    await user.click(screen.getByRole('button', { name: 'Vales' }));
    expect([await shown(), address()]).toEqual([['Vale cinema'], '?categoria=Vales']);
    expect(screen.getByRole('link', { name: 'Loja de experiências' }).getAttribute('href')).toBe('/experiencias');
  });

  it('reads the filters from the address, and shows everything again from an empty result', async () => {
    const user = open('/premios-dia-dia?categoria=Vales&alcance=1');
    expect(await screen.findByText('Nenhum prêmio encontrado')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Posso resgatar agora' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Ver todos os prêmios' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(await shown()).toHaveLength(2);
  });
});
