import { useCallback, useEffect, useState } from 'react';
import { readFailure } from './failure.ts';
import { request } from './request.ts';
import { ViewerDocument } from './session.generated.ts';
import type { Session, Viewer } from './session-context.ts';
import { sessionStore } from './session-store.ts';

interface Known {
  /** The token the viewer was fetched with; a sign-in or another tab may have replaced it. */
  token: string | null;
  viewer: Viewer | null;
}

const NOBODY: Known = { token: null, viewer: null };

const statusOf = (token: string | null, known: Known): Session['status'] => {
  if (token === null) return 'anonymous';
  if (known.token !== token) return 'loading';
  return known.viewer ? 'ready' : 'failed';
};

/** The stored token's owner, fetched whenever the token changes. */
export const useViewerOfToken = (
  token: string | null,
  onSessionLost: (message: string) => void,
): Pick<Session, 'viewer' | 'status' | 'refreshViewer'> => {
  const [known, setKnown] = useState<Known>(NOBODY);

  const refreshViewer = useCallback(async () => {
    const asked = sessionStore.token();
    if (asked === null) return;
    try {
      const { viewer } = await request(ViewerDocument, {}, { silent: true });
      if (sessionStore.token() !== asked) return;
      // A token without an owner was revoked without a 401 and is useless.
      if (viewer) setKnown((before) => (before.viewer === viewer ? before : { token: asked, viewer }));
      else onSessionLost('');
    } catch (error) {
      if (sessionStore.token() !== asked) return;
      const failure = readFailure(error);
      if (failure.code === 'UNAUTHENTICATED') onSessionLost(failure.message);
      // A failed refresh keeps the last known viewer; a failed first fetch shows 'Tentar novamente'.
      else setKnown((before) => (before.token === asked ? before : { token: asked, viewer: null }));
    }
  }, [onSessionLost]);

  useEffect(() => {
    if (token !== null) void refreshViewer();
  }, [token, refreshViewer]);

  const status = statusOf(token, known);
  return { viewer: status === 'ready' ? known.viewer : null, status, refreshViewer };
};
