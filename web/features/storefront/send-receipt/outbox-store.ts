import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Receipts that wait for a connection, as they would have been sent. */
export interface WaitingSending {
  /** Name of the sending: the server knows a repeat by it. */
  clientId: string;
  /** Whose they are, 'SELLER:3': nobody else on this phone sends them. */
  owner: string;
  files: File[];
  chaves: string[];
  criadoEm: string;
}

interface OutboxSchema extends DBSchema {
  envios: { key: string; value: WaitingSending; indexes: { owner: string } };
}

/** Where waiting receipts are kept on this device. */
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
    // iPhones end the connection of a page that was in the background; the next one opens it again.
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
};

/** The browser's own database: it survives a reload and a closed tab. */
export const browserOutbox: OutboxStore = {
  put: async (sending) => {
    await (await open()).put('envios', sending);
  },
  of: async (owner) => (await open()).getAllFromIndex('envios', 'owner', owner),
  remove: async (clientId) => {
    await (await open()).delete('envios', clientId);
  },
};
