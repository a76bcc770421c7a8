import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Receipts waiting for a connection, ready to send. */
export interface WaitingSending {
  /** Idempotency key: the server recognises a repeat by it. */
  clientId: string;
  /** Their owner, e.g. 'SELLER:3': nobody else on this phone sends them. */
  owner: string;
  files: File[];
  chaves: string[];
  criadoEm: string;
}

interface OutboxSchema extends DBSchema {
  envios: { key: string; value: WaitingSending; indexes: { owner: string } };
}

/** Stores waiting receipts on this device. */
export interface OutboxStore {
  put: (sending: WaitingSending) => Promise<void>;
  of: (owner: string) => Promise<WaitingSending[]>;
  remove: (clientId: string) => Promise<void>;
}

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

const forget = () => {
  opened = undefined;
};

const open = () => {
  opened ??= openDB<OutboxSchema>('fidelidade-envios', 1, {
    upgrade: (database) => {
      database.createObjectStore('envios', { keyPath: 'clientId' }).createIndex('owner', 'owner');
    },
    // iOS closes the database connection of pages in the background; the next call reopens it.
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
};

/** IndexedDB, which survives reloads and closed tabs. */
export const browserOutbox: OutboxStore = {
  put: async (sending) => {
    await (await open()).put('envios', sending);
  },
  of: async (owner) => (await open()).getAllFromIndex('envios', 'owner', owner),
  remove: async (clientId) => {
    await (await open()).delete('envios', clientId);
  },
};
