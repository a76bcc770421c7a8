import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { ExpiringLotsDocument, PrizesWithinDocument } from './expiring.generated.ts';
import { ExpiringSection } from './expiring-section.tsx';

const lot = (lote: number, venceEm: string) => ({ __typename: 'ExpiringLot', lote, restante: '10.00', venceEm, origem: 'VENDA' });
const expiry = (em30: string, em60: string, em90: string, lotes: object[]) => ({
  request: { query: ExpiringLotsDocument },
  result: {
    data: {
      ownExpiry: {
        __typename: 'OwnExpiry',
        em30,
        em60,
        em90,
        proximaData: lotes.length ? '2026-12-01' : null,
        proximoValor: '10.00',
        lotes,
      },
    },
  },
});
const prizes = {
  request: { query: PrizesWithinDocument, variables: { points: 30 } },
  result: {
    data: {
      prizes: {
        __typename: 'PrizePage',
        total: 4,
        items: [{ __typename: 'Prize', id: '1', codigo: 'COPO', nome: 'Copo térmico', pontos: '25.00' }],
      },
    },
  },
};

describe('what expires soon', () => {
  it('warns, shows the windows and each credit, and what it is enough for', async () => {
    const lots = [1, 2, 3, 4, 5].map((index) => lot(index, `2026-12-0${index}`));
    renderWith(<ExpiringSection isSeller />, {
      viewer: aViewer({ kind: 'SELLER' }),
      mocks: [expiry('20.00', '30.50', '50.00', lots), prizes],
    });
    expect((await screen.findByRole('alert')).textContent).toBe('10,00 pontos vencem em 01/12/2026.');
    expect(screen.getByText('Em 60 dias').nextSibling?.textContent).toBe('30,50 pontos');
    expect(screen.getAllByText(/^Até/)).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Ver os 5 créditos' }));
    expect(screen.getAllByText(/^Até/)).toHaveLength(5);
    expect((await screen.findByRole('link', { name: 'Copo térmico' })).getAttribute('href')).toBe('/premio/COPO');
    expect(screen.getByRole('link', { name: 'Ver os 4 prêmios' })).toBeTruthy();
  });

  it('speaks of BRL to a consumer, without prizes, and of nothing when nothing expires', async () => {
    const { unmount } = renderWith(<ExpiringSection isSeller={false} />, {
      viewer: aViewer({ kind: 'CONSUMER' }),
      mocks: [expiry('0.00', '0.00', '10.00', [lot(1, '2027-01-29')])],
    });
    expect(await screen.findByText('Até 29/01/2027')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText(/R\$/).length).toBeGreaterThan(0);
    unmount();
    renderWith(<ExpiringSection isSeller />, { viewer: aViewer({ kind: 'SELLER' }), mocks: [expiry('0.00', '0.00', '0.00', [])] });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
