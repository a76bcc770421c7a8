/** What a social provider returned, from the fragment of /login. */
export type SocialReturn = { kind: 'ticket'; ticket: string } | { kind: 'failure'; code: string } | null;

const PENDING_KEY = 'conta-social';

/** Takes the answer out of the URL once, so that reload and Back do not submit it again. */
export const takeSocialReturn = (): SocialReturn => {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const [ticket, code] = [answer.get('social'), answer.get('social-erro')];
  if (!ticket && !code) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return ticket ? { kind: 'ticket', ticket } : { kind: 'failure', code: code ?? '' };
};

/** The social account waiting for its seller to sign in with a password; kept while the tab is open. */
export const pendingAccount = {
  get: (): string | null => sessionStorage.getItem(PENDING_KEY),
  keep: (ticket: string): void => sessionStorage.setItem(PENDING_KEY, ticket),
  forget: (): void => sessionStorage.removeItem(PENDING_KEY),
};
