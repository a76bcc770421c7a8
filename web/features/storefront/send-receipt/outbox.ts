import { readFailure } from '../../../session/failure.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { uploadOperation } from '../../../session/upload-operation.ts';
import { browserOutbox, type OutboxStore, type WaitingSending } from './outbox-store.ts';
import { isRefusal } from './refusal.ts';
import { SendReceiptsDocument } from './send-receipt.generated.ts';

/** The outcome of sending the waiting receipts. */
export interface Delivery {
  sent: number;
  /** Refused by the server, with its reason; no longer waiting. */
  refused: string[];
  /** Still without a connection. */
  waiting: number;
}

type Send = (sending: WaitingSending) => Promise<unknown>;

const upload: Send = ({ files, clientId, chaves }) =>
  uploadOperation(SendReceiptsDocument, { files, clientId, ...(chaves.some(Boolean) ? { chaves } : {}) });

/** The key waiting receipts are stored under. */
export const ownerOf = ({ kind, id }: Pick<Viewer, 'kind' | 'id'>): string => `${kind}:${id}`;

/** One delivery at a time per tab; a repeat from another tab carries the same idempotency key. */
let running: Promise<Delivery> | undefined;

/** Sends waiting receipts, oldest first, until the connection is lost. Refused ones leave the queue with the server's reason. */
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
      // An ended session says nothing about the receipts: they wait for their owner.
      if (!isRefusal(failure) || failure.code === 'UNAUTHENTICATED') return done;
      done.refused.push(failure.message);
    }
    await store.remove(sending.clientId);
    done.waiting -= 1;
  }
  return done;
};
