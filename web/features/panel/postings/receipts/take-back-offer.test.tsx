import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TakeBackOffer } from './take-back-offer.tsx';
import type { TakeBack } from './use-take-back.ts';

describe('the offer to take a decision back', () => {
  const offering = (milliseconds: number): TakeBack => ({
    last: {
      id: '1',
      versao: 3,
      told: { tone: 'success', text: 'Nota reprovada com sucesso' },
      text: 'Nota de Ana reprovada',
      until: Date.now() + milliseconds,
    },
    isBusy: false,
    typedFor: () => null,
    offer: () => undefined,
    undo: jest.fn(async () => true),
  });

  it('takes the key Z while it lasts, and then keeps its place unseen', async () => {
    const takeBack = offering(900);
    render(<TakeBackOffer takeBack={takeBack} />);
    const user = userEvent.setup({ delay: null });
    expect(screen.getByRole('button', { name: 'Desfazer: Nota de Ana reprovada' }).textContent).toContain('1 s');
    await user.keyboard('z');
    expect(takeBack.undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(getComputedStyle(screen.getByText('Nota reprovada com sucesso')).visibility).toBe('hidden'));
    await user.keyboard('z');
    expect(takeBack.undo).toHaveBeenCalledTimes(1);
  });

  it('is not there on a screen that comes later', () => {
    render(<TakeBackOffer takeBack={offering(-1)} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
