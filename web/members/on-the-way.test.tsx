import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWith } from '../test/render.tsx';
import { OnTheWay } from './on-the-way.tsx';

const redemption = { id: '7', premio: 'Garrafa térmica 1 L', pontosGastos: '12.69', prazoEntrega: '2026-11-26' };
const shown = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('OnTheWay', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z') });
  });
  afterEach(() => jest.useRealTimers());

  it('says how much comes and by which day, and leads to the redemption', () => {
    renderWith(<OnTheWay kind="CONSUMER" redemptions={{ items: [redemption], total: 1 }} />);
    expect(shown()).toEqual([['R$\u00a012,69 a caminho, cai até quinta 26/11', '/resgates/7']]);
  });

  it('names the prize, says so when the day is past, and leads to those it leaves out', () => {
    const late = { ...redemption, id: '8', premio: 'Furadeira', prazoEntrega: '2026-11-21' };
    renderWith(<OnTheWay kind="SELLER" redemptions={{ items: [redemption, late], total: 5 }} />);
    expect(shown()).toEqual([
      ['Garrafa térmica 1 L a caminho, chega até quinta 26/11', '/resgates/7'],
      ['Furadeira a caminho, era para chegar até sábado 21/11', '/resgates/8'],
      ['Ver todos os 5', '/resgates'],
    ]);
  });

  it('is not there while nothing is under way', () => {
    renderWith(<OnTheWay kind="SELLER" redemptions={{ items: [], total: 0 }} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
