import fs from 'node:fs';
import { permissions } from '../../../server/policy/permissions.ts';
import { type Edit, type Mutant, mutantsOf } from './mutant.ts';
import { permissionEdits } from './permission-edits.ts';
import { sqlEdits } from './sql-edits.ts';
import { typescriptEdits } from './typescript-edits.ts';

interface Target {
  /** Files, or patterns of files. */
  files: readonly string[];
  /** The tests that should notice, the cheapest first: the run stops at the first that does. */
  tests: readonly string[];
}

const ledger = [
  'server/modules/ledger/ledger.test.ts',
  'server/modules/ledger/ledger.concurrency.test.ts',
  'server/modules/ledger/ledger.model.test.ts',
];
const payouts = [
  'server/modules/cashback/mask-pix-key.test.ts',
  'server/modules/cashback/payout-guard.test.ts',
  'server/modules/cashback/payout-people.test.ts',
  'server/modules/cashback/payouts.test.ts',
];
const sales = [
  'server/modules/postings/sales/scoring.test.ts',
  'server/modules/postings/sales/postings.test.ts',
  'server/modules/postings/sales/corrections.test.ts',
  'server/rest/postings/postings.contract.test.ts',
];
const cashback = [
  'server/modules/cashback/cashback.test.ts',
  'server/modules/cashback/campaign-position.test.ts',
  'server/modules/cashback/cashback.concurrency.test.ts',
  'server/rest/cashback/cashback.contract.test.ts',
  'server/modules/cashback/receipt-life.model.test.ts',
];
const foreignRows = ['server/policy/limited-sums.test.ts', 'server/policy/foreign-rows.test.ts'];
const redemptions = ['server/modules/redemptions/redemptions.test.ts', 'server/rest/redemptions/redemptions.contract.test.ts'];

/**
 * The kernel of money by kind: its files and the tests that should notice a change. Two random walks would notice more but take a minute each
 * and are left out: `balances/amounts.test.ts` and `cashback/payout-life.model.test.ts`.
 */
const targets: Readonly<Record<string, readonly Target[]>> = {
  ledger: [
    {
      files: ['server/modules/ledger/sql/{shown,standing,statement-lines,expired}.sql'],
      tests: ['server/modules/balances/balances.test.ts', ...ledger],
    },
    { files: ['server/modules/ledger/sql/reverse-whole.sql'], tests: ['server/modules/imports/undo-import.test.ts', ...ledger] },
    {
      files: ['server/modules/ledger/sql/{check-new-*,check-value,refuse-change,verify-*,unwritten}.sql'],
      tests: [
        'server/modules/ledger/ledger.test.ts',
        'server/modules/ledger/ledger.concurrency.test.ts',
        'server/modules/ledger/ledger.model.test.ts',
      ],
    },
    {
      files: [
        'server/modules/ledger/sql/{append,available,credit,credit-many,debit,expire,give-back,lock-account,outstanding,own-lots}.sql',
        'server/modules/ledger/sql/{points-expiry,reactivate,result,return-debit,reversal-fits,reverse,take,undo-expiry}.sql',
      ],
      tests: [...ledger, ...redemptions, 'server/rest/expiry/expiry.contract.test.ts', 'server/modules/cashback/cashback.test.ts'],
    },
  ],
  scoring: [
    {
      files: ['server/modules/postings/sql/{sale-item-points,points-in-month,post-sale,fiscal-number-key,explained-rule}.sql'],
      tests: [...sales, 'server/modules/scenarios/scenarios.test.ts'],
    },
    {
      files: ['server/modules/postings/sql/{correct-sale,corrected-points,sales-to-correct}.sql'],
      tests: ['server/modules/postings/sales/corrections.test.ts', 'server/modules/scenarios/scenarios.test.ts', ...sales],
    },
    {
      files: ['server/modules/postings/sql/posting-edits-append-only.sql'],
      tests: ['server/modules/postings/receipts/moderation.test.ts', 'server/modules/members/erasure.test.ts'],
    },
    {
      files: ['server/modules/products/sql/*.sql', 'server/modules/scenarios/sql/*.sql'],
      tests: [
        'server/modules/scenarios/scenarios.test.ts',
        ...sales,
        'server/modules/redemptions/redemptions.test.ts',
        'server/modules/reports/liability.test.ts',
      ],
    },
    {
      files: ['server/modules/postings/sales/sale-date.ts'],
      tests: ['server/modules/postings/sales/sale-date.test.ts', ...sales],
    },
    {
      files: ['server/modules/networks/sql/*.sql'],
      tests: ['server/modules/networks/point-value.test.ts', 'server/modules/reports/liability.test.ts'],
    },
    {
      files: ['server/modules/registration-codes/sql/*.sql'],
      tests: [
        'server/modules/registration-codes/registration-codes.test.ts',
        'server/rest/registration-codes/registration-codes.contract.test.ts',
      ],
    },
    {
      files: ['server/modules/referrals/sql/*.sql'],
      tests: ['server/modules/referrals/referrals.test.ts', 'server/rest/referrals/referrals.contract.test.ts'],
    },
  ],
  redemptions: [
    { files: ['server/modules/redemptions/sql/*.sql'], tests: [...redemptions, 'server/modules/offers/offers.test.ts'] },
    {
      files: ['server/modules/cashback/sql/{campaign-of,consumer-cashback,place-cashback-redemption,post-cashback}.sql'],
      tests: [...cashback, 'server/modules/cashback/payouts.test.ts'],
    },
  ],
  windows: [
    {
      files: ['server/shared/dates.ts'],
      tests: [
        'server/shared/dates-and-text.test.ts',
        'server/modules/postings/sales/postings.test.ts',
        'server/rest/gallery/gallery.contract.test.ts',
      ],
    },
    { files: ['server/modules/expiry/sql/*.sql'], tests: ['server/modules/expiry/expiry-notices.test.ts'] },
  ],
  holds: [
    {
      files: ['server/modules/cashback/sql/{guard-payout,guard-payout-status,mask-pix-key,move-payouts,payout-status,show-payout}.sql'],
      tests: payouts,
    },
    { files: ['server/modules/cashback/payout.rules.ts'], tests: ['server/modules/cashback/payout.rules.test.ts', ...payouts] },
    { files: ['server/modules/cashback/waiting.ts'], tests: ['server/modules/cashback/waiting.test.ts', ...cashback] },
  ],
  scopes: [
    {
      files: ['server/platform/lists/staff-scope.ts', 'server/modules/sellers/sellers-scope.ts'],
      tests: [
        'server/modules/balances/balances.test.ts',
        'server/rest/sellers/sellers.contract.test.ts',
        'server/rest/postings/postings.contract.test.ts',
        ...redemptions,
        'server/policy/rows-of-nobody.test.ts',
        ...foreignRows,
      ],
    },
    {
      files: ['server/modules/redemptions/redemptions-scope.ts'],
      tests: ['server/policy/rows-of-nobody.test.ts', ...redemptions, ...foreignRows],
    },
    {
      files: ['server/modules/postings/sales/posting-scope.ts', 'server/modules/postings/receipts/submission-scope.ts'],
      tests: ['server/policy/rows-of-nobody.test.ts', 'server/rest/postings/postings.contract.test.ts', ...foreignRows],
    },
    {
      files: ['server/policy/token-scopes.ts'],
      tests: ['server/modules/analysis/token-scopes.test.ts', 'server/modules/analysis/tokens.test.ts'],
    },
  ],
  permissions: [
    { files: ['server/policy/permissions.ts'], tests: ['server/policy/permissions.test.ts'] },
    { files: ['server/platform/actor.ts'], tests: ['server/policy/permissions.test.ts', 'server/modules/analysis/tokens.test.ts'] },
  ],
  idempotency: [
    {
      files: ['server/platform/actions/run-action.ts', 'server/platform/actions/idempotency-key.ts'],
      tests: [
        'server/platform/actions/actions.test.ts',
        'server/policy/edits.test.ts',
        'server/modules/members/erasure.test.ts',
        'server/policy/hostile-requests.test.ts',
      ],
    },
    { files: ['server/shared/money.ts'], tests: ['server/shared/money.test.ts'] },
  ],
};

export const kinds = Object.keys(targets);

function editsOf(file: string, text: string): Edit[] {
  if (file === 'server/policy/permissions.ts') return permissionEdits(text, permissions);
  return file.endsWith('.sql') ? sqlEdits(text) : typescriptEdits(text);
}

/** Every mutant that the rules make of the kernel, each with its tests. */
export function allMutants(): { mutant: Mutant; tests: readonly string[] }[] {
  return Object.entries(targets).flatMap(([kind, parts]) =>
    parts.flatMap(({ files, tests }) =>
      files
        .flatMap((pattern) => fs.globSync(pattern).toSorted())
        .flatMap((file) => {
          const text = fs.readFileSync(file, 'utf8');
          return mutantsOf(kind, file, text, editsOf(file, text)).map((mutant) => ({ mutant, tests: [...new Set(tests)] }));
        }),
    ),
  );
}
