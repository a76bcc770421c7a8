import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/migrate.ts';
import { openUnit, type Unit } from '../unit.ts';

/** As every demonstration of releases since 0.3 has them. */
const DEMO = { staff: '10000001252', seller: '10000001848', senha: 'Demo@2026' };
const ROUNDS = 40;
const FEW_ROUNDS = 8;

interface Releases {
  /** The former release's files, with its demonstration in the database at `url`. */
  checkout: string;
  url: string;
  folder: string;
  files: string;
  small: boolean;
}

/** What both releases were asked. */
interface Seen {
  requests: number;
  sales: number;
  /** Requests during the migration that were told to repeat. */
  repeated: number;
}

/**
 * An upgrade: the former release works while this one migrates, then both work on the migrated database, then the former one starts
 * again, as for a roll back. Every answer below 500 counts as one; during the migration 503 does too. Returns a figure.
 */
export async function sideBySide(
  { checkout, url, folder, files, small }: Releases,
  note: (what: string, example: string) => void,
): Promise<string> {
  const around = {
    folder,
    databaseUrl: url,
    storageFolder: files,
    preload: { api: 'tsx' },
    fallen: (text: string) => note('a process ended', text),
  };
  const former = await openUnit('former', 'api', { ...around, checkout, program: path.join(checkout, 'server/main.ts') });
  const present = await openUnit('present', 'api', { ...around, program: path.resolve('server/main.ts') });
  const seen: Seen = { requests: 0, sales: 0, repeated: 0 };
  const rounds = small ? FEW_ROUNDS : ROUNDS;
  try {
    await former.start();
    const product = await productIn(url);
    const client = openVisitor(seen, note);
    await client.visit(former, product);
    let isMigrated = false;
    const migration = migrate(url).finally(() => {
      isMigrated = true;
    });
    while (!isMigrated) await client.visit(former, product, { mayWait: true });
    const applied = await migration;
    await present.start();
    for (let round = 0; round < rounds; round++) await Promise.all([former, present].map((unit) => client.visit(unit, product)));
    await former.terminate();
    await former.start();
    await client.visit(former, product);
    return `${applied.length} migrations and definitions beside the former release; ${seen.requests} requests, ${seen.sales} sales of both, ${seen.repeated} repeated`;
  } finally {
    await Promise.all([former, present].map((unit) => unit.kill()));
    await Promise.all([former, present].map(({ door }) => door.close()));
  }
}

async function productIn(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // More than the sales of this part take.
    await client.query('update stock_counts set saldo = saldo + 1000');
    const { rows } = await client.query<{ codigo: string }>('select codigo from products where excluido_em is null order by id limit 1');
    return rows[0]!.codigo;
  } finally {
    await client.end();
  }
}

let notes = 80_000_000;

/** Signs in, reads a list and sells: over REST and GraphQL, with what both releases have. */
function openVisitor(seen: Seen, note: (what: string, example: string) => void) {
  const ask = async (unit: Unit, route: string, { mayWait = false, ...request }: RequestInit & { mayWait?: boolean }) => {
    seen.requests++;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${seen.requests >> 8}.${seen.requests & 255}`,
      ...request.headers,
    };
    const answer = await fetch(`http://127.0.0.1:${unit.port}${route}`, { ...request, headers });
    const text = await answer.text();
    if (mayWait && (answer.status === 503 || text.includes('SERVICE_UNAVAILABLE'))) seen.repeated++;
    else if (answer.status >= 500 || !answer.ok || text.includes('"errors"'))
      note(`${unit.name}: ${route} answered ${answer.status}`, text.slice(0, 300));
    return JSON.parse(text) as { token?: string; data?: { postOwnSale?: { id: number } } };
  };
  const signIn = (unit: Unit, kind: string, cpf: string, mayWait: boolean) =>
    ask(unit, `/api/sessoes/${kind}`, { method: 'POST', body: JSON.stringify({ cpf, senha: DEMO.senha }), mayWait });
  return {
    visit: async (unit: Unit, codigo: string, { mayWait = false } = {}) => {
      const staff = await signIn(unit, 'usuario', DEMO.staff, mayWait);
      const seller = await signIn(unit, 'parceiro', DEMO.seller, mayWait);
      await ask(unit, '/api/pontuacoes', { headers: { authorization: `|${staff.token}` }, mayWait });
      const realizadoEm = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());
      const input = {
        tipoFiscal: 'N',
        identificador: String(notes++),
        realizadoEm,
        itens: [{ codigo, qtde: '1', valorUnitario: '10.00' }],
      };
      const query = 'mutation ($input: OwnSaleInput!) { postOwnSale(input: $input) { id totalPontos } }';
      const body = JSON.stringify({ query, variables: { input } });
      const sale = await ask(unit, '/graphql', { method: 'POST', headers: { authorization: `${seller.token}|` }, body, mayWait });
      if (sale.data?.postOwnSale) seen.sales++;
    },
  };
}
