import { useCallback, useEffect, useState } from 'react';
import { useViewer } from '../../../session/session-context.ts';
import { toast } from '../../../ui/toast.ts';
import { outboxTexts as texts } from './outbox.messages.ts';
import { deliver, ownerOf } from './outbox.ts';
import { browserOutbox } from './outbox-store.ts';

const CHANGED = 'notas-guardadas';

/** Stores receipts for later; false when this browser cannot (private windows). */
export const keepForLater = async (sending: Parameters<typeof browserOutbox.put>[0]): Promise<boolean> => {
  try {
    await browserOutbox.put(sending);
    window.dispatchEvent(new Event(CHANGED));
    return true;
  } catch {
    return false;
  }
};

/** The number of the member's waiting files and the actions on them; sends them when the connection returns. */
export const useOutbox = () => {
  const viewer = useViewer();
  const owner = viewer && viewer.kind !== 'STAFF' ? ownerOf(viewer) : null;
  const [waiting, setWaiting] = useState(0);
  const [isSending, setSending] = useState(false);
  const count = useCallback(async () => {
    const kept = owner ? await browserOutbox.of(owner).catch(() => []) : [];
    setWaiting(kept.reduce((sum, { files }) => sum + files.length, 0));
  }, [owner]);
  const sendNow = useCallback(async () => {
    if (!owner) return;
    setSending(true);
    // What waits is shown while it is being sent.
    await count();
    try {
      const { sent, refused } = await deliver(owner);
      const trouble = [...new Set(refused)].map(texts.refused).join(' ');
      if (sent > 0) toast.success(texts.sent(sent), { more: trouble });
      else if (trouble) toast.error(trouble);
    } catch {
      // This browser has no database, so nothing waits in it.
    } finally {
      setSending(false);
      await count();
    }
  }, [owner, count]);
  const discard = useCallback(async () => {
    if (!owner) return;
    for (const { clientId } of await browserOutbox.of(owner)) await browserOutbox.remove(clientId);
    await count();
  }, [owner, count]);
  useEffect(() => {
    const handleChange = () => void count();
    const handleOnline = () => void sendNow();
    window.addEventListener(CHANGED, handleChange);
    window.addEventListener('online', handleOnline);
    if (navigator.onLine) void sendNow();
    else void count();
    return () => {
      window.removeEventListener(CHANGED, handleChange);
      window.removeEventListener('online', handleOnline);
    };
  }, [count, sendNow]);
  return { waiting, isSending, sendNow, discard };
};
