import { closedSet } from '../../platform/graphql/closed-set.ts';
import { isMonthly, REPORT_KINDS, type ReportKind, reportKinds } from './report-kinds.rules.ts';

export const reportKindSet = closedSet<ReportKind>(
  'ReportKind',
  'A report whose rows are stored and regenerated on request.',
  Object.fromEntries(
    REPORT_KINDS.map((tipo) => [tipo, `The report ${reportKinds[tipo].title}${isMonthly(tipo) ? ', of one month' : ''}.`]),
  ) as Record<ReportKind, string>,
);

export const liabilityPartSet = closedSet('LiabilityPart', 'What is owed.', {
  PONTOS: 'Points of sellers.',
  CASHBACK: 'Cashback of consumers, in BRL.',
});
