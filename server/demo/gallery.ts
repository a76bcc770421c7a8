import { readFile } from 'node:fs/promises';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Storage } from '../platform/files/storage.ts';
import { sourceFile } from '../platform/source-file.ts';
import { keep, keepPicture } from './pictures.ts';
import { insert, type Registers } from './registers.ts';

const PICTURES = 14;
const VIDEO = sourceFile('demo', 'delivery.webm');

interface Redeemed {
  id: number;
  codigo: string;
  resgatado_em: Date;
}

/** Pictures of the newest redemptions, as stores send them, and one video. */
export async function loadGallery(tx: Transaction, storage: Storage, { staff }: Registers): Promise<void> {
  const staffUserId = staff[1]!.id;
  const sentBy = `staff:${staffUserId}`;
  const redeemed = await tx.sql<Redeemed>(
    `select x.id, r.codigo, x.resgatado_em from redemptions x join rewards r on r.id = x.reward_id
     where x.audience = 'SELLER' and x.status <> 3 order by x.resgatado_em desc, x.id limit ${PICTURES}`,
  );
  const add = (fileId: number, { id, resgatado_em }: Redeemed) =>
    insert(tx, 'redemption_media', { redemptionId: id, fileId, staffUserId, criadoEm: resgatado_em });
  for (const row of redeemed) await add(await keepPicture(tx, storage, row.codigo, sentBy), row);
  await add(await keep(tx, storage, await readFile(VIDEO), 'entrega.webm', sentBy), redeemed[0]!);
}
