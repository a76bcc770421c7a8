import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const PICTURES = 12;

/** Adds receipts to the queue of the server under test, as an operator does, and returns the first and the last id. */
export const fillQueue = async (receipts: number): Promise<{ first: number; last: number }> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/start/command.mjs', 'queue-fill', '--notas', String(receipts), '--fotos', String(Math.min(receipts, PICTURES))],
    { env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATABASE_DIRECT_URL: '', DATA_FOLDER: process.env.E2E_FOLDER } },
  );
  const [, first, last] = /da (\d+) à (\d+)\.$/.exec(stdout.trim()) ?? [];
  expect(last, stdout).toBeTruthy();
  return { first: Number(first), last: Number(last) };
};

interface Watching {
  nextReceipt: Promise<number>;
}

/** From the last key or click to the frame in which the picture and the number are those of another receipt, in milliseconds. */
export const watchNextReceipt = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const picture = () => document.querySelector<HTMLImageElement>('img[alt="Nota enviada"]');
    const number = () => document.querySelector<HTMLInputElement>('form [name=identificador]')?.value ?? '';
    const before = { address: picture()?.src, number: number() };
    let actedAt = 0;
    const note = () => {
      actedAt = performance.now();
    };
    for (const kind of ['keydown', 'click']) window.addEventListener(kind, note, true);
    const isShown = () => {
      const image = picture();
      const isLoaded = image !== null && image.src !== before.address && image.complete && image.naturalWidth > 0;
      return isLoaded && number() !== '' && number() !== before.number;
    };
    const nextReceipt = new Promise<number>((resolve) => {
      const look = () => {
        if (!isShown()) {
          requestAnimationFrame(look);
          return;
        }
        for (const kind of ['keydown', 'click']) window.removeEventListener(kind, note, true);
        resolve(performance.now() - actedAt);
      };
      look();
    });
    Object.assign(window, { nextReceipt });
  });

export const nextReceiptShown = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watching).nextReceipt);

/** JavaScript heap in use after a garbage collection, in MB. */
export const heapMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize / 1e6;
};
