import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { HeldReason } from '../../platform/second-person-need.ts';

export const heldStatusSet = closedSet('HeldStatus', 'State of a request that takes two people.', {
  AGUARDA: 'Waits for the second person; nothing has changed.',
  APROVADA: 'The second person approved it, and it was carried out.',
  RECUSADA: 'The second person declined it, or its maker withdrew it.',
  EXPIRADA: 'Nobody decided it in time.',
});

export const heldReasonSet = closedSet<HeldReason>('HeldReason', 'Why a request takes two people.', {
  LIMITE: 'It gives more than one person may give at once.',
  IDADE: 'The sale is older than one person may approve.',
  PRECO: 'An item was given away or its price is far from the list.',
  TETO: 'With it, one person would give more in a day than allowed.',
  AVISOS: 'Its receipt has a hard and a soft warning at once.',
  UNIDADES: 'It releases more units in a day than one person may.',
  SEMPRE: 'Acts of this kind always take two people.',
});

export const currencySet = closedSet<'PONTO' | 'BRL'>('HeldCurrency', 'What a request gives.', {
  PONTO: 'Points of sellers.',
  BRL: 'Cashback of consumers, in BRL.',
});
