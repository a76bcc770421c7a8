/** Toasts last 10 seconds unless a document says otherwise (document 000 §9). */
const DEFAULT_SECONDS = 10;

interface ToastOptions {
  seconds?: number;
  /** A second sentence, for what comes with it: a second toast would replace the first. */
  more?: string | null | undefined;
  /** A link to follow from here, inside the application. */
  link?: { to: string; label: string };
  /** Something to do about it; pressing closes the toast. */
  action?: { label: string; onClick: () => void };
}

export interface ToastMessage {
  tone: 'success' | 'error' | 'info';
  text: string;
  more: string | null;
  seconds: number;
  link?: ToastOptions['link'];
  action?: ToastOptions['action'];
}

type Receiver = (message: ToastMessage) => void;

let receiver: Receiver | null = null;
let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

const show =
  (tone: ToastMessage['tone']) =>
  (text: string, { seconds = DEFAULT_SECONDS, more = null, link, action }: ToastOptions = {}): void => {
    const message = { tone, text, more, seconds, link, action };
    if (receiver) {
      receiver(message);
      return;
    }
    waiting = [...waiting, message];
    for (const listener of listeners) listener();
  };

/**
 * The only way to notify the person: one at a time (a new one replaces the last), dismissible, announced by screen readers, at the edge of the
 * window where it covers no dialog and no main button. An error also goes when the person types, chooses or sends again.
 */
export const toast = { success: show('success'), error: show('error'), info: show('info') };

/** For the host, not for screens. Its code is fetched with the first message, which waits for it. */
export const toastQueue = {
  isNeeded: (): boolean => receiver !== null || waiting.length > 0,
  receive: (next: Receiver) => {
    receiver = next;
    const kept = waiting;
    waiting = [];
    for (const message of kept) next(message);
    return () => {
      receiver = null;
    };
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
