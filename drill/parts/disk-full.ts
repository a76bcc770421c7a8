import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { receiptPdf } from '../../server/test/builders/receipts.ts';
import { openTmpfs } from './disks.ts';
import { type Part, underLoad } from './part.ts';

const STORAGE_MB = 12;
const DATABASE_MB = 420;
const SECONDS = 26;
const HELD_MS = 5_000;

/** Fills the receipts' disk and then the database's disk for a while under load. */
export const diskFull: Part = {
  name: 'disk-full',
  what: 'two small file systems in memory, of receipts and of the database, are full for five seconds each',
  run: async (given) => {
    const storage = openTmpfs(path.join(given.folder, 'storage-disk'), STORAGE_MB);
    const database = openTmpfs(path.join(given.folder, 'database-disk'), DATABASE_MB);
    const storageFolder = path.join(storage.folder, 'files');
    try {
      return await underLoad({
        given,
        machine: {
          storageFolder,
          postgresFolder: path.join(database.folder, 'postgres'),
          settings: { max_wal_size: '64MB', min_wal_size: '32MB' },
        },
        seconds: SECONDS,
        meanwhile: async (rig, { world }, note) => {
          const { token } = world.crowded[0]!.who;
          const url = `http://127.0.0.1:${rig.apis[0]!.port}`;
          const send = () => {
            const body = new FormData();
            body.append('arquivos[]', new Blob([new Uint8Array(receiptPdf())]), 'nota.pdf');
            return fetch(`${url}/api/upload/venda_foto`, { method: 'POST', headers: { authorization: `${token}|` }, body });
          };
          await pause(3_000);
          storage.fill();
          const refused = await send();
          if (refused.status !== 503 || !refused.headers.get('retry-after'))
            note('an upload to a full disk is refused with a wait', `${refused.status}`);
          const other = await fetch(`${url}/api/resgates`, { headers: { authorization: `${token}|` } });
          if (other.status !== 200) note('others go on while the receipts’ disk is full', `${other.status}`);
          await pause(HELD_MS);
          storage.free();
          const parts = fs.readdirSync(storageFolder, { recursive: true }).filter((name) => String(name).endsWith('.part'));
          await pause(2_000);
          database.fill();
          await pause(HELD_MS);
          const alive = await fetch(`${url}/saude/viva`);
          if (alive.status !== 200) note('a process lives while the database’s disk is full', `${alive.status}`);
          database.free();
          const isNew = await rig.reviveDatabase();
          const left = parts.filter((name) => fs.existsSync(path.join(storageFolder, String(name))));
          if (left.length > 0) note('parts of files were left behind', left.join(', '));
          return [`PostgreSQL itself ${isNew ? 'ended for want of room and was started again' : 'went on'}`];
        },
      });
    } finally {
      await storage.unmount();
      await database.unmount();
    }
  },
};
