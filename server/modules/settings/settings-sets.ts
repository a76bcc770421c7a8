import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { PARTNER_WINDOWS, REVERSAL_POLICIES } from './settings.rules.ts';

export const reversalPolicySet = closedSet<(typeof REVERSAL_POLICIES)[number]>(
  'ReversalPolicy',
  'What cancelling a sale does to points that were spent.',
  {
    SALDO_NEGATIVO: 'They are owed: the balance goes below zero.',
    DENTRO_DO_SALDO: 'Only what is left is taken back; the rest is lost.',
    SOMENTE_LIVRES: 'The cancellation is refused.',
  },
);

export const partnerWindowSet = closedSet<(typeof PARTNER_WINDOWS)[number]>(
  'PartnerWindow',
  'How often a seller may redeem a prize of one commercial partner.',
  {
    MES: 'Once a month.',
    SEMPRE: 'Once for all.',
  },
);
