import { StatusChange } from './status-change.entity.ts';

export { AUDIENCES, type Audience } from './audience.ts';
export { audienceSet } from './audience-set.ts';
export { statusChangesQuery, takenQuery } from './member-reads.ts';
export { memberResolver } from './member-resolver.ts';
export { redemptionStatusSet, UNDER_WAY } from './redemption-status-set.ts';
export { deletionAction, statusAction } from './status-actions.ts';

export const entities = [StatusChange];
