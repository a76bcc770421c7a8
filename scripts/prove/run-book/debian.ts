import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../server/platform/free-port.ts';
import { inBook, type Place, postgresUser, shell } from './book.ts';

/** Debian's PostgreSQL on loopback. */
export interface Cluster {
  data: string;
  port: number;
  place: Place;
  /** Statements of the superuser, one connection each. */
  sql<Row extends object>(text: string, database?: string): Promise<Row[]>;
  url(user: string, password: string, database?: string): string;
  /** Starts it, or stops it and keeps its files. */
  control(verb: 'start' | 'stop'): void;
}

/** The newest of Debian's, or BOOK_POSTGRES. */
export function programs(): string {
  if (process.env.BOOK_POSTGRES) return process.env.BOOK_POSTGRES;
  const base = '/usr/lib/postgresql';
  const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  if (!versions[0]) throw new Error('apt-get install postgresql, or set BOOK_POSTGRES to the folder of its programs');
  return path.join(base, versions[0], 'bin');
}

/** The folder for a cluster's files, which PostgreSQL's user owns. */
export async function openCluster(folder: string): Promise<Cluster> {
  fs.mkdirSync(folder, { mode: 0o700 });
  const user = postgresUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const place = { folder, env: { PATH: `${programs()}:${process.env.PATH}` }, asPostgres: true };
  const url = (name: string, password: string, database = 'fidelidade') =>
    `postgres://${name}${password && `:${password}`}@127.0.0.1:${port}/${database}`;
  return {
    data,
    port,
    place,
    url,
    sql: (text, database = 'postgres') => statement(url('postgres', '', database), text),
    control: (verb) => {
      const options =
        verb === 'start' ? `-o "-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=" -l ${folder}/log` : '-m fast';
      shell(`pg_ctl ${verb} -w -D ${data} ${options}`, place);
    },
  };
}

/** Files of a new server: the superuser needs no password on this machine, every other role does. */
export function initialise({ data, place }: Cluster): void {
  shell(`${inBook('initdb -k')} -D ${data} -U postgres -A trust --locale=C.UTF-8 -E UTF8`, place);
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
}

/** One statement on one connection. */
export async function statement<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
