import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ExpiryAudience } from './expiry.rules.ts';

export const expiryAudienceSet = closedSet<ExpiryAudience>('ExpiryAudience', 'Whose balances expire.', {
  BALCONISTA: 'Points of sellers.',
  CLIENTE_FINAL: 'Cashback of consumers.',
});

export const expirySituationSet = closedSet(
  'ExpirySituation',
  'Situation of an amount past its last day.',
  {
    DUE: 'Not written off yet.',
    EXPIRED: 'Written off.',
    RETURNED: 'Written off, and given back.',
    REVERSED: 'Written off, and reversed with its cancelled sale.',
  },
  { DUE: 'A expirar', EXPIRED: 'Expirado', RETURNED: 'Devolvido', REVERSED: 'Estornado' },
);

export const expiryRunKindSet = closedSet('ExpiryRunKind', 'What a run does.', {
  EXPIRACAO: 'Writes off what is past its last day.',
  DEVOLUCAO: 'Gives back what expired in the runs of one day.',
});

export const expiryRunStateSet = closedSet('ExpiryRunState', 'How far a run is.', {
  NA_FILA: 'Waits for its turn.',
  PROCESSANDO: 'Is being worked off.',
  CONCLUIDA: 'Is done.',
  FALHOU: 'Stopped before its end.',
});
