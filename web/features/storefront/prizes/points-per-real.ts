import { formatDecimal } from '../../../../server/shared/format.ts';
import { divide } from '../../../../server/shared/money.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

interface Priced {
  tipo: string;
  nome: string;
  pontos: string;
}

const FACE_VALUE = /R\$\s?(\d[\d.]*(?:,\d{1,2})?)/;

/**
 * Points per real of a top-up or card credit; null for every other prize. Uses the face value in the prize's name: what a prize costs the
 * programme is not for sellers.
 */
export const pointsPerRealText = ({ tipo, nome, pontos }: Priced): string | null => {
  const face = tipo === 'recarga' || tipo === 'credito' ? FACE_VALUE.exec(nome)?.[1] : undefined;
  const value = face?.replaceAll('.', '').replace(',', '.');
  if (!value || Number(value) === 0) return null;
  return texts.perReal(formatDecimal(divide(pontos, value, 'half-up', 2)));
};
