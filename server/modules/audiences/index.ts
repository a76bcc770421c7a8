import { StatusChange } from './status-change.entity.ts';

export { AUDIENCES, type Audience } from './audience.ts';
export { audienceSet } from './audience-set.ts';
export { cancellationColumns } from './cancellation-columns.ts';
export { statusChangesQuery, takenQuery } from './member-reads.ts';
export { memberResolver } from './member-resolver.ts';
export { CausaArg, ObservacaoArg } from './reason-args.ts';
export { redemptionStatusSet, UNDER_WAY } from './redemption-status-set.ts';
export { reversalReasonSet } from './reversal-reason-set.ts';
export { deletionAction, statusAction } from './status-actions.ts';

export const entities = [StatusChange];
