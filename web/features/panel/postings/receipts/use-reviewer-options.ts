import type { FilterOption } from '../../../../lists/list-types.ts';
import { useCan, useSession } from '../../../../session/session-context.ts';
import { useHoldersQuery } from './submissions.generated.ts';

/** Who has receipts under review now, as a filter; those who may not see others choose themselves. */
export const useReviewerOptions = (): readonly FilterOption[] => {
  const { viewer } = useSession();
  const { data } = useHoldersQuery({ skip: !useCan()('review:metrics'), fetchPolicy: 'cache-and-network' });
  const names = new Set([viewer?.nome ?? '', ...(data?.reviewMetrics.emAnalise ?? []).map(({ nome }) => nome)]);
  return [...names].map((nome) => ({ value: nome, label: nome }));
};
