import { readFailure } from '../../../session/failure.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { browserOutbox, type OutboxStore, type WaitingSending } from './outbox-store.ts';
import { isRefusal } from './refusal.ts';
import { SendReceiptsDocument } from './send-receipt.generated.ts';

/** What became of the receipts that waited. */
export interface Delivery {
  sent: number;
  /** Refused by the server, with its reason: they wait no longer. */
  refused: string[];
  /** Still without a connection. */
  waiting: number;
}

type Send = (sending: WaitingSending) => Promise<unknown>;

const upload: Send = ({ files, clientId, chaves }) =>
  uploadOperation(SendReceiptsDocument, { files, clientId, ...(chaves.some(Boolean) ? { chaves } : {}) });

/** The name that waiting receipts are kept under. */
export const ownerOf = ({ kind, id }: Pick<Viewer, 'kind' | 'id'>): string => `${kind}:${id}`;

/** One delivery at a time in a tab; another tab's repeat is known to the server by its name. */
let running: Promise<Delivery> | undefined;

/**
 * Sends what waits, oldest first, and stops at the first lost connection. What the server refuses leaves the queue with its reason.
 */
export const deliver = (
  owner: string,
  { store = browserOutbox, send = upload }: { store?: OutboxStore; send?: Send } = {},
): Promise<Delivery> => {
  running ??= deliverAll(owner, store, send).finally(() => {
    running = undefined;
  });
  return running;
};

const deliverAll = async (owner: string, store: OutboxStore, send: Send): Promise<Delivery> => {
  const waiting = (await store.of(owner)).sort((a, b) => a.criadoEm.localeCompare(b.criadoEm));
  const done: Delivery = { sent: 0, refused: [], waiting: waiting.length };
  for (const sending of waiting) {
    try {
      await send(sending);
      done.sent += sending.files.length;
    } catch (error) {
      const failure = readFailure(error);
      // A session that ended decides nothing about the receipts: they wait for their owner.
      if (!isRefusal(failure) || failure.code === 'UNAUTHENTICATED') return done;
      done.refused.push(failure.message);
    }
    await store.remove(sending.clientId);
    done.waiting -= 1;
  }
  return done;
};
