import { Migration0001Foundation } from './0001-foundation.ts';
import { Migration0002Tables } from './0002-tables.ts';
import { Migration0003Guarantees } from './0003-guarantees.ts';
import { Migration0004CatalogueAndCashback } from './0004-catalogue-and-cashback.ts';
import { Migration0005CatalogueGuarantees } from './0005-catalogue-guarantees.ts';
import { Migration0006ReportSums } from './0006-report-sums.ts';
import { Migration0007Definitions } from './0007-definitions.ts';
import { Migration0008PayoutMoves } from './0008-payout-moves.ts';
import { Migration0009SecondPerson } from './0009-second-person.ts';
import { Migration0010MaskedLevels } from './0010-masked-levels.ts';
import { Migration0011Integrity } from './0011-integrity.ts';
import { Migration0012TakeBack } from './0012-take-back.ts';
import { Migration0013ConfirmedSimulations } from './0013-confirmed-simulations.ts';
import { Migration0014PaceOfADay } from './0014-pace-of-a-day.ts';
import { Migration0015ListViews } from './0015-list-views.ts';
import { Migration0016ImportLayouts } from './0016-import-layouts.ts';
import { Migration0017OneApproval } from './0017-one-approval.ts';
import { Migration0018SecondFactor } from './0018-second-factor.ts';
import { Migration0019StaffAccounts } from './0019-staff-accounts.ts';
import { Migration0020GuardedParameters } from './0020-guarded-parameters.ts';
import { Migration0021PayoutProof } from './0021-payout-proof.ts';

/** Every migration in order. Append only: a landed migration is never edited. */
export const migrations = [
  { name: '0001-foundation', class: Migration0001Foundation },
  { name: '0002-tables', class: Migration0002Tables },
  { name: '0003-guarantees', class: Migration0003Guarantees },
  { name: '0004-catalogue-and-cashback', class: Migration0004CatalogueAndCashback },
  { name: '0005-catalogue-guarantees', class: Migration0005CatalogueGuarantees },
  { name: '0006-report-sums', class: Migration0006ReportSums },
  { name: '0007-definitions', class: Migration0007Definitions },
  { name: '0008-payout-moves', class: Migration0008PayoutMoves },
  { name: '0009-second-person', class: Migration0009SecondPerson },
  { name: '0011-integrity', class: Migration0011Integrity },
  { name: '0012-take-back', class: Migration0012TakeBack },
  { name: '0010-masked-levels', class: Migration0010MaskedLevels },
  { name: '0013-confirmed-simulations', class: Migration0013ConfirmedSimulations },
  { name: '0014-pace-of-a-day', class: Migration0014PaceOfADay },
  { name: '0015-list-views', class: Migration0015ListViews },
  { name: '0016-import-layouts', class: Migration0016ImportLayouts },
  { name: '0017-one-approval', class: Migration0017OneApproval },
  { name: '0019-staff-accounts', class: Migration0019StaffAccounts },
  { name: '0021-payout-proof', class: Migration0021PayoutProof },
  { name: '0018-second-factor', class: Migration0018SecondFactor },
  { name: '0020-guarded-parameters', class: Migration0020GuardedParameters },
];
