import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { EntryType } from './ledger.types.ts';

export const entryTypeSet = closedSet<EntryType>('EntryType', 'Why a balance moved.', {
  VENDA: 'Points of a sale.',
  CODIGO: 'Points of a registration code.',
  INDICACAO: 'Points of a referral.',
  SWPRO: 'Points that the SWPRO platform gave.',
  AJUSTE: 'An adjustment by the staff.',
  CORRECAO: 'A correction of a sale.',
  CASHBACK: 'Cashback of a purchase.',
  RESGATE: 'A redemption.',
  ESTORNO: 'What a cancelled document had earned was taken back.',
  CANCELAMENTO_RESGATE: 'A cancelled redemption was given back.',
  EXPIRACAO: 'Expired unspent.',
  REATIVACAO: 'Expired value that was given back.',
  ESTORNO_EXPIRACAO: 'Expired value that came back, for the reversal of its sale.',
});
