import { allTotals, type Totals } from '../../../platform/totals/totals.ts';
import { totalsDoor } from '../../../platform/totals/totals-door.ts';
import './balances.totals.ts';
import './cashback.totals.ts';
import './control.totals.ts';
import './members.totals.ts';
import './redemptions.totals.ts';
import './sales.totals.ts';
import './submissions.totals.ts';

/** Every totals field, in the order of its name. */
export const totals: Totals[] = allTotals().sort((a, b) => a.name.localeCompare(b.name));

/** The GraphQL queries of the totals fields. */
export const totalsResolvers = (): Function[] => totals.map(totalsDoor);
