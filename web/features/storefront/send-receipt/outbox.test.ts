import { RequestError } from '../../../session/failure.ts';
import { deliver, ownerOf } from './outbox.ts';
import type { OutboxStore, WaitingSending } from './outbox-store.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const sending = (clientId: string, minute: number, owner = 'SELLER:1'): WaitingSending => ({
  clientId,
  owner,
  files: [photo(`${clientId}.jpg`)],
  chaves: [''],
  criadoEm: `2026-01-01T10:0${minute}:00.000Z`,
});

const storeOf = (...kept: WaitingSending[]): OutboxStore & { kept: WaitingSending[] } => {
  const store = {
    kept,
    put: async (added: WaitingSending) => void store.kept.push(added),
    of: async (owner: string) => store.kept.filter((one) => one.owner === owner),
    remove: async (clientId: string) => {
      store.kept = store.kept.filter((one) => one.clientId !== clientId);
    },
  };
  return store;
};

describe('receipts that waited for a connection', () => {
  it('go oldest first, only those of who is signed in, and are forgotten', async () => {
    const store = storeOf(sending('b', 2), sending('a', 1), sending('c', 3, 'CONSUMER:1'));
    const order: string[] = [];
    const done = await deliver('SELLER:1', { store, send: async ({ clientId }) => order.push(clientId) });
    expect(order).toEqual(['a', 'b']);
    expect(done).toEqual({ sent: 2, refused: [], waiting: 0 });
    expect(store.kept.map(({ clientId }) => clientId)).toEqual(['c']);
  });

  it('are found by who left them on the phone before ids were text', async () => {
    const store = storeOf(sending('a', 1, 'SELLER:3'));
    const done = await deliver(ownerOf({ kind: 'SELLER', id: '3' }), { store, send: async () => undefined });
    expect(done.sent).toBe(1);
  });

  it('stay while the connection is lost or the session has ended', async () => {
    for (const error of [new TypeError('offline'), new RequestError([{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }])]) {
      const store = storeOf(sending('a', 1), sending('b', 2));
      const done = await deliver('SELLER:1', { store, send: async () => Promise.reject(error) });
      expect(done).toEqual({ sent: 0, refused: [], waiting: 2 });
      expect(store.kept).toHaveLength(2);
    }
  });

  it('leave with the reason when the server refuses them, and the others go on', async () => {
    const store = storeOf(sending('a', 1), sending('b', 2));
    const refusal = new RequestError([{ message: 'Arquivo inválido', extensions: { code: 'UPLOAD_INVALID' } }]);
    const send = async ({ clientId }: WaitingSending) => (clientId === 'a' ? Promise.reject(refusal) : undefined);
    expect(await deliver('SELLER:1', { store, send })).toEqual({ sent: 1, refused: ['Arquivo inválido'], waiting: 0 });
    expect(store.kept).toEqual([]);
  });

  it('are not sent twice at once', async () => {
    const store = storeOf(sending('a', 1));
    let times = 0;
    const send = async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await Promise.all([deliver('SELLER:1', { store, send }), deliver('SELLER:1', { store, send })]);
    expect(times).toBe(1);
  });
});
