import { readFile } from 'node:fs/promises';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Storage } from '../platform/files/storage.ts';
import { sourceFile } from '../platform/source-file.ts';
import { abstractPicture } from './pictures.ts';
import { seededRandom } from './random.ts';
import { keep } from './receipts.ts';
import { insert, type Registers } from './registers.ts';

const PICTURES = 14;
const HUES = [18, 44, 92, 150, 176, 205, 238, 268, 300, 332];
const VIDEO = sourceFile('demo', 'delivery.webm');

interface Redeemed {
  id: number;
  resgatado_em: Date;
}

/** Photos of the newest redemptions, as stores send them, and one video. */
export async function loadGallery(tx: Transaction, storage: Storage, { staff }: Registers): Promise<void> {
  const random = seededRandom(PICTURES);
  const staffUserId = staff[1]!.id;
  const redeemed = await tx.sql<Redeemed>(
    `select id, resgatado_em from redemptions where audience = 'SELLER' and status <> 3 order by resgatado_em desc, id limit ${PICTURES}`,
  );
  const add = async (bytes: Buffer, nome: string, { id, resgatado_em }: Redeemed) => {
    const fileId = await keep(tx, storage, bytes, nome, `staff:${staffUserId}`);
    await insert(tx, 'redemption_media', { redemptionId: id, fileId, staffUserId, criadoEm: resgatado_em });
  };
  for (const [index, row] of redeemed.entries())
    await add(await abstractPicture(HUES[index % HUES.length]!, 960, 720, random), `resgate-${row.id}.jpg`, row);
  await add(await readFile(VIDEO), 'entrega.webm', redeemed[0]!);
}
