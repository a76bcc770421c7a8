import { cleanup, screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { Redeemable } from './redeemable.tsx';

afterEach(cleanup);

const prize = { id: '4', codigo: 'PR004', nome: 'Air fryer 4 L', pontos: '1000.00' };
const show = (saldoPontos: string, { total, next = [] }: { total: number; next?: (typeof prize)[] }) =>
  renderWith(<Redeemable viewer={aViewer({ kind: 'SELLER', saldoPontos })} home={{ agora: { total }, proximo: { items: next } }} />);

describe('what a balance reaches', () => {
  it('is said with the next prize and how much is missing, fractions of points left out', async () => {
    show('250.99', { total: 3, next: [prize] });
    expect((await screen.findByRole('link', { name: 'Você já pode resgatar 3 prêmios' })).getAttribute('href')).toBe('/premios-dia-dia');
    expect(screen.getByRole('link', { name: 'Próximo: Air fryer 4 L' }).getAttribute('href')).toBe('/premio/PR004');
    expect(screen.getByRole('progressbar', { name: 'Faltam 750 pontos' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it('is nothing yet of an empty balance, and of debts', async () => {
    show('-40.00', { total: 0, next: [prize] });
    expect(await screen.findByText('Ainda nenhum prêmio com o seu saldo.')).toBeTruthy();
    expect(screen.getByText('Faltam 1.000 pontos')).toBeTruthy();
  });

  it('is everything when nothing costs more', async () => {
    show('5000.00', { total: 1 });
    expect(await screen.findByText('Você já pode resgatar 1 prêmio')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
