import type { TruthSubject } from '../../platform/db/truth.ts';
import { closedSet } from '../../platform/graphql/closed-set.ts';

export const truthSubjectSet = closedSet<TruthSubject>('TruthSubject', 'What a truth about the data is about.', {
  SALDOS: 'Balances: accounts, entries and lots of the ledger.',
  PONTUACOES: 'Recorded sales and receipts.',
  SOMAS: 'Sums and counters kept of sales.',
  RELATORIOS: 'What reports keep of their own.',
  VINCULOS: 'What is kept to find suspicious links.',
  CASHBACK: 'Redemptions of cashback and their payments.',
  LOGS: 'The log of actions.',
});

export const proofStateSet = closedSet('ProofState', 'What is known of a truth.', {
  INTEGRA: 'Its last whole proof found nothing.',
  FALHA: 'Some rows violate it.',
  NAO_PROVADA: 'The last try did not fit in its time.',
  PENDENTE: 'It was not proved whole yet.',
});
