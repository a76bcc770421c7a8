import './actions/anchor-log.ts';
import { LogAnchor } from './anchor.entity.ts';
import { LogResolver, LogsListResolver } from './log.resolver.ts';

export { anchorLogJob } from './actions/anchor-log.ts';
export { sealLogJob } from './actions/seal-log.ts';
export { ANCHOR_FOLDER } from './anchors.ts';
export { CHAIN_WORDS, proveChainStep } from './chain-proof.ts';
export { logTypesQuery } from './log.queries.ts';
export { logsList } from './logs.list.ts';

export const entities = [LogAnchor];
export const resolvers = [LogResolver, LogsListResolver];
