import type { AppContext } from '../../platform/context.ts';
import type { CepAddress } from '../../platform/ports/cep-services.ts';
import { normalizeCep } from '../../shared/cep.ts';

/** FOUND has an address; NOT_FOUND clears the form; UNAVAILABLE lets the person type (the services are down). */
export type CepAnswer = { status: 'FOUND'; address: CepAddress } | { status: 'NOT_FOUND' | 'UNAVAILABLE'; address: null };

const DAY_MS = 86_400_000;
const FOUND_DAYS = 90;
const NOT_FOUND_DAYS = 1;

type Reader = Pick<AppContext, 'read' | 'database' | 'clock' | 'ports'>;

/** The address of a CEP: from the cache, else from ViaCEP and BrasilAPI. Never throws because a service is down. */
export async function lookUpCep(ctx: Reader, text: string): Promise<CepAnswer> {
  const cep = normalizeCep(text);
  if (cep.length !== 8) return { status: 'NOT_FOUND', address: null };
  const kept = await fromCache(ctx, cep);
  if (kept) return kept;
  const answer = await ctx.ports.cep.lookUp(cep);
  if (answer.status === 'UNAVAILABLE') return { status: 'UNAVAILABLE', address: null };
  const address = answer.status === 'FOUND' ? answer.address : null;
  await keep(ctx, cep, address);
  return address ? { status: 'FOUND', address } : { status: 'NOT_FOUND', address: null };
}

async function fromCache(ctx: Reader, cep: string): Promise<CepAnswer | null> {
  const [row] = await ctx.read<{ encontrado: boolean; endereco: CepAddress | null }>(
    'select encontrado, endereco from cep_cache where cep = $1 and expira_em > $2',
    [cep, ctx.clock.now()],
  );
  if (!row) return null;
  return row.endereco ? { status: 'FOUND', address: row.endereco } : { status: 'NOT_FOUND', address: null };
}

/** A cache, not product data: written outside actions and their log. */
async function keep(ctx: Reader, cep: string, address: CepAddress | null): Promise<void> {
  const days = address ? FOUND_DAYS : NOT_FOUND_DAYS;
  const expiresAt = new Date(ctx.clock.now().getTime() + days * DAY_MS);
  await ctx.database.transaction((tx) =>
    tx.sql(
      `insert into cep_cache (cep, encontrado, endereco, expira_em) values ($1, $2, $3, $4)
       on conflict (cep) do update set encontrado = excluded.encontrado, endereco = excluded.endereco, expira_em = excluded.expira_em`,
      [cep, address !== null, address && JSON.stringify(address), expiresAt],
    ),
  );
}
