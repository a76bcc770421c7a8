import type { ReactNode } from 'react';
import { messages } from './messages.ts';

export interface ConfirmRequest {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For irreversible actions: colours the confirm button as dangerous. */
  danger?: boolean;
}

/** A question on screen, waiting for its answer. */
export interface PendingConfirm extends Required<Omit<ConfirmRequest, 'text'>> {
  id: number;
  text: ReactNode;
  answer: (confirmed: boolean) => void;
}

let queue: readonly PendingConfirm[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replaceQueue = (next: readonly PendingConfirm[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/** Asks before an action; resolves to whether the person confirmed. Concurrent questions are queued. */
export const confirm = ({
  title,
  text = null,
  confirmLabel = messages.yes,
  cancelLabel = messages.no,
  danger = false,
}: ConfirmRequest): Promise<boolean> =>
  new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (confirmed: boolean) => {
      replaceQueue(queue.filter((pending) => pending.id !== id));
      resolve(confirmed);
    };
    replaceQueue([...queue, { id, title, text, confirmLabel, cancelLabel, danger, answer }]);
  });

/** For the host that renders the dialog, not for screens. */
export const confirmQueue = {
  current: (): PendingConfirm | null => queue[0] ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
