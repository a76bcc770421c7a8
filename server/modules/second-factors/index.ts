import { RecoveryCode, SecondFactor, SecondFactorChallenge } from './second-factor.entity.ts';
import { SecondFactorResolver } from './second-factor.resolver.ts';

export { proveSecondFactor } from './actions/prove-second-factor.ts';
export { ownerOfSignIn, takeChallenge } from './challenges.ts';
export { type OfferedProofs, offerProofs } from './offered-proofs.ts';
export { consumeCodeAttempt, takeFactorProof } from './prove-factor.ts';
export { confirmSecondFactorRules, readCode } from './second-factor.rules.ts';
export { ConfirmSecondFactorInput, SecondFactorChallengeType } from './second-factor.types.ts';

export const entities = [RecoveryCode, SecondFactor, SecondFactorChallenge];
export const resolvers = [SecondFactorResolver];
