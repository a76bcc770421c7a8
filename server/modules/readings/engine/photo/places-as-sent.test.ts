import { emptyReading } from '../reading.ts';
import { placeAsSent, placesAsSent } from './places-as-sent.ts';

const PLACE = { page: 1, x: 0.125, y: 0.25, w: 0.5, h: 0.0625 };

describe('places on a picture that was turned to be read', () => {
  it.each([
    [0, { x: 0.125, y: 0.25, w: 0.5, h: 0.0625 }],
    [1, { x: 0.25, y: 0.375, w: 0.0625, h: 0.5 }],
    [2, { x: 0.375, y: 0.6875, w: 0.5, h: 0.0625 }],
    [3, { x: 0.6875, y: 0.125, w: 0.0625, h: 0.5 }],
  ])('are those on the picture as it was sent, after %i quarter turns', (quarterTurns, expected) => {
    expect(placeAsSent(PLACE, quarterTurns)).toEqual({ page: 1, ...expected });
  });

  it('are turned back in fields, items and lines', () => {
    const reading = { ...emptyReading('foto'), lugares: { total: PLACE }, linhas: [{ texto: 'TOTAL', lugar: PLACE }] };
    const sent = { page: 1, x: 0.375, y: 0.6875, w: 0.5, h: 0.0625 };
    expect(placesAsSent(reading, 2)).toMatchObject({ voltas: 2, lugares: { total: sent }, linhas: [{ texto: 'TOTAL', lugar: sent }] });
  });
});
