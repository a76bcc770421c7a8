import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drillSecret } from '../drill-secret.ts';
import type { Rig } from '../rig.ts';
import { type Part, underLoad } from './part.ts';

const SECONDS = 40;
const CUT_AFTER_MS = 2_500;
const COPY = /^fidelidade-\d{8}T\d{6}Z$/;

/** Makes a copy while clients work, restores it separately and compares; an interrupted copy must never pass for a complete one. */
export const backup: Part = {
  name: 'backup',
  what: 'npm run db:backup -- --verify beside the load: restored, compared, every truth asked for; another one killed in the middle',
  run: (given) =>
    underLoad({
      given,
      machine: {},
      seconds: SECONDS,
      meanwhile: async (rig, _seen, note) => {
        const folder = path.join(given.folder, 'backups');
        const copies = () => fs.readdirSync(folder).filter((name) => COPY.test(name));
        fs.mkdirSync(folder);
        await pause(4_000);
        const at = Date.now();
        const { code, text } = await runBackup(rig, folder);
        const took = (Date.now() - at) / 1_000;
        if (code !== 0 || !text.includes('Diferenças: 0')) note('a backup differs from what it copied', text);
        if (copies().length !== 1) note('there is one copy', copies().join(', '));
        await runBackup(rig, folder, CUT_AFTER_MS);
        const made = copies();
        const notWhole = made.filter((name) => !fs.existsSync(path.join(folder, name, 'manifest.json')));
        if (notWhole.length > 0) note('a copy that was cut off has the name of a whole one', notWhole.join(', '));
        return [`copied, restored and compared under load in ${took.toFixed(1)} s: ${text.trim().split('\n').at(-1)}`];
      },
    }),
};

/** Runs the command; kills it after that many milliseconds if asked. */
async function runBackup(rig: Rig, folder: string, cutAfterMs?: number): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/operate/backup.ts', 'backup', '--to', folder, '--verify'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: rig.postgres.url(),
      DATABASE_DIRECT_URL: '',
      SECRET: drillSecret,
      PUBLIC_URL: 'http://127.0.0.1',
      STORAGE: '',
      STORAGE_FOLDER: rig.storageFolder,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const cut = cutAfterMs && setTimeout(() => child.kill('SIGKILL'), cutAfterMs);
  const [code] = (await once(child, 'close')) as [number | null];
  if (cut) clearTimeout(cut);
  return { code, text };
}
