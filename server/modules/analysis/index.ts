export { AccessToken } from './access-token.entity.ts';
export { SavedQuery } from './saved-query.entity.ts';
