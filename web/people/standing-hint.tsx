import { standingText } from '../../server/modules/balances/standing-text.rules.ts';
import type { Audience } from '../graphql/types.generated.ts';
import { useMemberStandingQuery } from './standing.generated.ts';

/** What a member's balance is made of, as one sentence below it; nothing until it is known. */
export const StandingHint = ({ kind, id }: { kind: Audience; id: string }) => {
  const { data } = useMemberStandingQuery({ variables: { kind, id }, context: { silent: true } });
  return data?.memberStanding ? standingText(data.memberStanding, kind === 'SELLER' ? 'PONTO' : 'BRL') : null;
};
