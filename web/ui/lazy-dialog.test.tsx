import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useFetchesAhead } from './fetch-ahead.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { toastQueue } from './toast.ts';

interface GreetingProps {
  name: string;
  onClose: () => void;
}
const Greeting = ({ name }: GreetingProps) => <div role="dialog" aria-label={`Olá, ${name}`} />;

/** A dialog whose code loads when the test resolves it. */
const openLater = () => {
  let deliver: (outcome: ComponentType<GreetingProps> | Error) => void = () => undefined;
  let asked = 0;
  const Dialog = lazyDialog<GreetingProps>(() => {
    asked += 1;
    return new Promise((resolve, reject) => {
      deliver = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
    });
  });
  return { Dialog, asked: () => asked, arrive: (outcome: ComponentType<GreetingProps> | Error) => act(async () => deliver(outcome)) };
};

const List = ({ isUsable }: { isUsable: boolean }) => {
  useFetchesAhead(isUsable);
  return null;
};

describe('lazyDialog', () => {
  it('says that it loads, then shows the dialog with its props', async () => {
    const { Dialog, arrive } = openLater();
    render(<Dialog name="Ana" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Carregando' })).toBeTruthy();
    await arrive(Greeting);
    expect(screen.getByRole('dialog', { name: 'Olá, Ana' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Carregando' })).toBeNull();
  });

  it('closes and says why where it cannot be fetched, and asks again the next time', async () => {
    const { Dialog, arrive, asked } = openLater();
    const told: string[] = [];
    const stopListening = toastQueue.receive(({ text }) => told.push(text));
    let closed = 0;
    const { unmount } = render(<Dialog name="Ana" onClose={() => (closed += 1)} />);
    await arrive(new Error('offline'));
    stopListening();
    expect(closed).toBe(1);
    expect(told).toEqual(['Sem conexão com o servidor. Verifique sua internet e tente de novo.']);
    unmount();
    render(<Dialog name="Ana" onClose={() => undefined} />);
    expect(asked()).toBe(2);
  });

  it('is fetched at the first movement once its page can be used, not before, and then opens at once', async () => {
    const { Dialog, arrive, asked } = openLater();
    const { rerender } = render(<List isUsable={false} />);
    fireEvent.pointerMove(window);
    expect(asked()).toBe(0);
    rerender(<List isUsable />);
    expect(asked()).toBe(0);
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(asked()).toBe(1);
    await arrive(Greeting);
    render(<Dialog name="Bia" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Olá, Bia' })).toBeTruthy();
  });
});
