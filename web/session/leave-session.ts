import { messages } from '../ui/messages.ts';
import { toast } from '../ui/toast.ts';
import { afterUnauthenticated } from './redirects.ts';
import { sessionStore } from './session-store.ts';

/** Forgets a session the server refused and goes where document 000 §2 says a 401 leads. */
export const leaveSession = (message: string, navigate: (to: string) => Promise<void> | void): void => {
  sessionStore.clear();
  toast.info(message || messages.sessionEnded);
  void navigate(afterUnauthenticated(window.location.pathname));
};
