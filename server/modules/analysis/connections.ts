import { defineConnection } from '../../platform/lists/connection.ts';
import { balanceEntriesList } from '../balances/index.ts';
import { postingsList, soldItemsList } from '../postings/index.ts';
import { redemptionsList } from '../redemptions/index.ts';

/** The lists that analysts can read in full. */
export const connections = [
  defineConnection({ name: 'postingsConnection', list: postingsList, by: 'criadoEm' }),
  defineConnection({ name: 'soldItemsConnection', list: soldItemsList }),
  defineConnection({ name: 'redemptionsConnection', list: redemptionsList, by: 'resgatadoEm' }),
  defineConnection({ name: 'entriesConnection', list: balanceEntriesList }),
];
