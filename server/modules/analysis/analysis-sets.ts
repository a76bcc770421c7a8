import { closedSet } from '../../platform/graphql/closed-set.ts';

export const tokenSituationSet = closedSet('AccessTokenSituation', 'Whether an access token can be used.', {
  ATIVO: 'It can be used.',
  EXPIRADO: 'Its last day is over.',
  REVOGADO: 'It was revoked.',
});
