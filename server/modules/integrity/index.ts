import { IntegrityProofsListResolver, IntegrityResolver } from './integrity.resolver.ts';
import { IntegrityProof } from './proof.entity.ts';

export { collectProofs } from './integrity-metrics.ts';
export { truths } from './truths.ts';

export const entities = [IntegrityProof];
export const resolvers = [IntegrityResolver, IntegrityProofsListResolver];
