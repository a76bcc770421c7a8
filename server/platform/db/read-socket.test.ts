import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { readSocket, shareMemory } from './read-socket.ts';

/** A connected pair: what `say` writes arrives at the socket under test. */
async function connected() {
  const server = net.createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = readSocket();
  const [[peer]] = (await Promise.all([
    once(server, 'connection'),
    once(socket.connect((server.address() as AddressInfo).port, '127.0.0.1'), 'connect'),
  ])) as unknown as [[net.Socket], unknown];
  const close = () => {
    socket.destroy();
    peer.destroy();
    server.close();
  };
  return { socket, peer, close };
}

test('what came stays what it was, whatever comes after it', async () => {
  const { socket, peer, close } = await connected();
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  for (const text of ['primeira', 'segunda']) {
    peer.write(text);
    await once(socket, 'data');
  }
  expect(heard.map(String)).toEqual(['primeira', 'segunda']);
  close();
});

test('is one memory for a reader who asks for it, and no longer when it is given back', async () => {
  const { socket, peer, close } = await connected();
  shareMemory(socket, true);
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  const say = async (text: string) => {
    peer.write(text);
    await once(socket, 'data');
  };
  await say('primeira');
  await say('segunda!');
  expect(heard[0]!.buffer).toBe(heard[1]!.buffer);
  expect(heard.map(String)).toEqual(['segunda!', 'segunda!']);
  shareMemory(socket, false);
  await say('terceira');
  await say('a quarta');
  expect(heard.slice(2).map(String)).toEqual(['terceira', 'a quarta']);
  close();
});

test('rests while it is paused, loses nothing, and tells its end', async () => {
  const { socket, peer, close } = await connected();
  let length = 0;
  socket.on('data', (bytes: Buffer) => {
    length += bytes.length;
    socket.pause();
    setImmediate(() => socket.resume());
  });
  peer.end(Buffer.alloc(1_000_000));
  await once(socket, 'end');
  expect(length).toBe(1_000_000);
  close();
});
