import { cleanup, screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { Goal } from './goal.tsx';

afterEach(cleanup);

const prize = { id: '4', codigo: 'PR004', nome: 'Air fryer 4 L', pontos: '1000.00', miniatura: '/arquivos/4' };
const show = (saldoPontos: string) => renderWith(<Goal viewer={aViewer({ kind: 'SELLER', saldoPontos })} prize={prize} />);

describe('the goal on the home', () => {
  it('shows the picture, the progress and the points still missing', async () => {
    show('150.99');
    expect((await screen.findByRole('link', { name: 'Air fryer 4 L' })).getAttribute('href')).toBe('/premio/PR004');
    expect(screen.getByRole('region', { name: 'Minha meta' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Faltam 850 pontos' }).getAttribute('aria-valuenow')).toBe('15');
    expect(screen.getByText('Faltam 850 pontos')).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/arquivos/4');
  });

  it('owes nothing to a debt', async () => {
    show('-40.00');
    expect(await screen.findByText('Faltam 1.000 pontos')).toBeTruthy();
  });

  it('leads to the prize once the balance covers it', async () => {
    show('1000.00');
    const link = await screen.findByRole('link', { name: 'Você já pode resgatar: Air fryer 4 L' });
    expect(link.getAttribute('href')).toBe('/premio/PR004');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
