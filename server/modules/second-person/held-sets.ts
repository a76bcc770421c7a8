import type { HeldReason } from '../../platform/actions/second-person.ts';
import { closedSet } from '../../platform/graphql/closed-set.ts';

export const heldStatusSet = closedSet('HeldStatus', 'How an act stands that takes two people.', {
  AGUARDA: 'Waits for the second person; nothing has changed.',
  APROVADA: 'The second person did it.',
  RECUSADA: 'The second person refused it, or the first took it back.',
});

export const heldReasonSet = closedSet<HeldReason>('HeldReason', 'Why an act takes two people.', {
  LIMITE: 'It gives more than one person may give at once.',
  TETO: 'With it, one person would give more in a day than allowed.',
  UNIDADES: 'It releases more units in a day than one person may.',
  SEMPRE: 'Acts of this kind always take two people.',
});

export const currencySet = closedSet<'PONTO' | 'BRL'>('HeldCurrency', 'What an act gives.', {
  PONTO: 'Points of sellers.',
  BRL: 'Cashback of consumers, in BRL.',
});
