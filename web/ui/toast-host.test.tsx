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

  it('tells different things beside each other', async () => {
    render(<ToastHost />);
    act(() => {
      toast.success('Nota reprovada com sucesso');
      toast.error('Venda já processada');
    });
    await pass(1);
    expect(told()).toHaveLength(1);
    expect(screen.getByText('Venda já processada')).toBeTruthy();
  });
});
