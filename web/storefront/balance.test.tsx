import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { Balance } from './balance.tsx';

describe('the balance in the header', () => {
  it('is a whole number of points, and tells its decimals when pressed', async () => {
    renderWith(<Balance viewer={aViewer({ kind: 'SELLER', saldoPontos: '1234.50' })} />);
    const balance = screen.getByRole('button', { name: 'Seu saldo 1.234 pontos' });
    await userEvent.click(balance);
    expect(balance.textContent).toBe('Seu saldo1.234,50 pontos');
    await userEvent.click(balance);
    expect(balance.textContent).toBe('Seu saldo1.234 pontos');
  });

  it('has nothing to tell where nothing was cut', () => {
    renderWith(<Balance viewer={aViewer({ kind: 'SELLER', saldoPontos: '1234.00' })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
