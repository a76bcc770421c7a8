import { BlindReviewResolver, BlindReviewsListResolver } from './blind-review.resolver.ts';

export const resolvers = [BlindReviewResolver, BlindReviewsListResolver];
