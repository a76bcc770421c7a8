import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ResearchSource } from '../../shared/enums.ts';

export const surveySourceSet = closedSet<ResearchSource>('ResearchSource', 'Who took a market survey.', {
  Sistema: 'The system of the store.',
  Equipe: 'The team in the store.',
});
