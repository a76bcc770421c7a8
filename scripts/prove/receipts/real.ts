import fs from 'node:fs/promises';
import path from 'node:path';
import { readReceiptFile } from '../../../server/modules/readings/index.ts';
import { multiply } from '../../../server/shared/money.ts';
import { compareReading } from './compare.ts';
import type { Measured } from './table.ts';
import type { ReceiptTruth } from './truth.ts';

/** An entry of a folder's truth.json, whose amounts are JSON numbers. */
interface RealEntry {
  chave?: string | null;
  cnpj?: string | null;
  data?: string;
  total?: number;
  nItens?: number;
  itens?: { codigo: string; qtde: number; total: number }[];
}

/** Folders whose receipts are foreign and must end as no Brazilian receipt. */
const FOREIGN = /-(?!br$)[a-z]{2}$/;

/** Measures every file of the folders with a truth.json; the table's degree is the folder. */
export async function measureReal(root: string, onMeasured: (one: Measured) => void): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const folder of (await fs.readdir(root)).sort()) {
    const truthFile = path.join(root, folder, 'truth.json');
    const text = await fs.readFile(truthFile, 'utf8').catch(() => null);
    if (text === null) continue;
    for (const [name, entry] of Object.entries(JSON.parse(text) as Record<string, RealEntry>)) {
      const bytes = await fs.readFile(path.join(root, folder, name));
      const started = process.cpuUsage();
      const reading = await readReceiptFile(bytes);
      const { user, system } = process.cpuUsage(started);
      const one = {
        name: path.join(folder, name),
        degree: folder,
        layout: name,
        comparison: compareReading(reading, truthOf(entry, FOREIGN.test(folder))),
        cpuSeconds: (user + system) / 1e6,
      };
      measured.push(one);
      onMeasured(one);
    }
  }
  return measured;
}

function truthOf({ chave, cnpj, data, total, nItens, itens }: RealEntry, isForeign: boolean): ReceiptTruth {
  return {
    isForeign,
    ...(chave === undefined ? {} : { chave }),
    ...(cnpj === undefined ? {} : { cnpj }),
    ...(data === undefined ? {} : { data }),
    ...(nItens === undefined ? {} : { nItens }),
    ...(total === undefined ? {} : { total: multiply(String(total), '1') }),
    ...(itens
      ? { itens: itens.map((item) => ({ codigo: item.codigo, qtde: String(item.qtde), total: multiply(String(item.total), '1') })) }
      : {}),
  };
}
