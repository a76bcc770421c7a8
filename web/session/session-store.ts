/** The three audiences, as the session names them (document 000 §1). */
export type UserType = 'administrador' | 'parceiro' | 'cliente';

/** What the browser stores of a session; at most one token is set (document 000 §4). */
export interface StoredSession {
  tokenPainel: string | null;
  tokenLoja: string | null;
  tipoUsuario: UserType | null;
}

/** The storage key fixed by document 000 §9. */
export const SESSION_KEY = 'fidelidade';

const EMPTY: StoredSession = { tokenPainel: null, tokenLoja: null, tipoUsuario: null };
const USER_TYPES: readonly string[] = ['administrador', 'parceiro', 'cliente'];

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parses what was stored; a damaged or foreign value counts as no session. */
export const parseSession = (raw: string | null): StoredSession => {
  if (!raw) return EMPTY;
  try {
    const stored = JSON.parse(raw) as Record<string, unknown> | null;
    const tipoUsuario = USER_TYPES.includes(stored?.tipoUsuario as string) ? (stored?.tipoUsuario as UserType) : null;
    // A token counts only for its own kind of user.
    const tokenPainel = tipoUsuario === 'administrador' ? text(stored?.tokenPainel) : null;
    const tokenLoja = tipoUsuario && tipoUsuario !== 'administrador' ? text(stored?.tokenLoja) : null;
    return tokenPainel || tokenLoja ? { tokenPainel, tokenLoja, tipoUsuario } : EMPTY;
  } catch {
    return EMPTY;
  }
};

const read = (): StoredSession => {
  try {
    return parseSession(localStorage.getItem(SESSION_KEY));
  } catch {
    return EMPTY;
  }
};

let current = read();
const listeners = new Set<() => void>();

const announce = (session: StoredSession) => {
  current = session;
  for (const listener of listeners) listener();
};

const write = (session: StoredSession) => {
  try {
    if (session.tipoUsuario) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Some private windows block storage: the session then lasts as long as the page.
  }
  announce(session);
};

const tokenOf = (session: StoredSession) => session.tokenPainel ?? session.tokenLoja;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const session = read();
    if (tokenOf(session) !== tokenOf(current)) announce(session);
  });
}

/** The session stored in this browser, shared by its tabs. */
export const sessionStore = {
  get: (): StoredSession => current,
  token: (): string | null => tokenOf(current),
  /** Stores the token of one audience and drops the other's. */
  signIn: (tipoUsuario: UserType, token: string) =>
    write(tipoUsuario === 'administrador' ? { ...EMPTY, tokenPainel: token, tipoUsuario } : { ...EMPTY, tokenLoja: token, tipoUsuario }),
  clear: () => write(EMPTY),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
