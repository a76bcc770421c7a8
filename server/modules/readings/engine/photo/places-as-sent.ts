import type { Box, Reading } from '../reading.ts';

/** The same place one quarter turn counterclockwise. */
const turnedBack = ({ page, x, y, w, h }: Box): Box => ({ page, x: y, y: 1 - x - w, w: h, h: w });

/** A place on the picture as it was sent, from its place on the picture that was turned clockwise to be read. */
export const placeAsSent = (place: Box, quarterTurns: number): Box =>
  quarterTurns === 0 ? place : placeAsSent(turnedBack(place), quarterTurns - 1);

/** A reading of a turned picture with its places on the picture as it was sent, and the turns that make it upright. */
export function placesAsSent(reading: Reading, quarterTurns: number): Reading {
  const back = (place: Box) => placeAsSent(place, quarterTurns);
  return {
    ...reading,
    voltas: quarterTurns,
    itens: reading.itens.map((item) => ({ ...item, lugar: item.lugar && back(item.lugar) })),
    lugares: Object.fromEntries(Object.entries(reading.lugares).map(([field, place]) => [field, back(place)])),
    linhas: reading.linhas.map((line) => ({ ...line, lugar: back(line.lugar) })),
  };
}
