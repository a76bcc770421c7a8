import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

describe('the toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** In steps, because each render sets the timers for the next. */
  const pass = async (seconds: number): Promise<void> => {
    for (let step = 0; step < seconds * 10; step++) await act(() => jest.advanceTimersByTimeAsync(100));
  };
  const told = () => screen.queryAllByText('Nota reprovada com sucesso');

  it('tells the same thing again for its full time, and once', async () => {
    render(<ToastHost />);
    act(() => toast.success('Nota reprovada com sucesso', { seconds: 3 }));
    await pass(2);
    act(() => toast.success('Nota reprovada com sucesso', { seconds: 3 }));
    await pass(2);
    expect(told()).toHaveLength(1);
    await pass(3);
    expect(told()).toHaveLength(0);
  });

  it('offers something to do about it once', async () => {
    const done = jest.fn();
    render(<ToastHost />);
    act(() => toast.success('Nota reprovada com sucesso', { action: { label: 'DESFAZER (Z)', onClick: done } }));
    await pass(1);
    act(() => screen.getByRole('button', { name: 'DESFAZER (Z)' }).click());
    await pass(1);
    expect(done).toHaveBeenCalledTimes(1);
    expect(told()).toHaveLength(0);
  });

  it('tells one thing at a time, the last', async () => {
    render(<ToastHost />);
    act(() => {
      toast.success('Nota reprovada com sucesso');
      toast.info('Nenhuma nota na fila');
      toast.error('Venda já processada');
    });
    await pass(1);
    expect(screen.getAllByRole('status').map((shown) => shown.textContent)).toEqual(['Venda já processada']);
  });

  it('tells what comes with it in the same breath', async () => {
    render(<ToastHost />);
    act(() => toast.success('Prêmio resgatado', { more: 'Seu saldo atual é de 1.000 pontos' }));
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('Prêmio resgatadoSeu saldo atual é de 1.000 pontos');
  });

  it.each(['input', 'submit'])('takes an error away at the next %s, and nothing else', async (event) => {
    render(<ToastHost />);
    const mend = () => act(() => void document.body.dispatchEvent(new Event(event, { bubbles: true })));
    act(() => toast.error('CNPJ não é válido'));
    await pass(1);
    mend();
    await pass(1);
    expect(screen.queryByText('CNPJ não é válido')).toBeNull();
    act(() => toast.success('Nota reprovada com sucesso'));
    await pass(1);
    mend();
    await pass(1);
    expect(told()).toHaveLength(1);
  });

  it('leaves room for itself while it is shown', async () => {
    render(<ToastHost />);
    act(() => toast.success('Nota reprovada com sucesso', { seconds: 2 }));
    await pass(1);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--toast-room')).not.toBe('');
    await pass(3);
    expect(style.getPropertyValue('--toast-room')).toBe('');
  });
});
