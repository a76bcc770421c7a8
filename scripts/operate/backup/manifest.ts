import fs from 'node:fs/promises';
import path from 'node:path';
import type { Fingerprint } from './tables.ts';

const FILE = 'manifest.json';
const FORMAT = 1;

/** A backup's description of itself; written last, so that a folder with one is complete. */
export interface Manifest {
  format: typeof FORMAT;
  criadoEm: string;
  /** Names of the migrations applied. */
  migrations: string[];
  tables: Record<string, Fingerprint>;
  sequences: Record<string, number>;
  /** Queues of the waiting jobs, with their policies. The product restores the rest at start-up. */
  queues: Record<string, string>;
  /** Files of the storage by key. */
  files: Record<string, { sha256: string; bytes: number }>;
  /** Keys that rows reference but the storage lacked. */
  missingFiles: string[];
}

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  await fs.writeFile(path.join(folder, FILE), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`);
}

/** Refuses a folder that is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await fs.readFile(path.join(folder, FILE), 'utf8').catch(() => null);
  const manifest = text === null ? null : (JSON.parse(text) as Manifest);
  if (manifest?.format !== FORMAT) throw new Error(`${folder} não é um backup inteiro: falta ${FILE}, ou é de outro formato.`);
  return manifest;
}

export const tableFile = (folder: string, table: string): string => path.join(folder, 'tables', `${table}.jsonl.gz`);
export const storedFile = (folder: string, key: string): string => path.join(folder, 'files', key);
