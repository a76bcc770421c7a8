import type { Actor } from '../../platform/actor.ts';
import type { Bind } from '../../platform/lists/list.ts';
import { consumersScope } from '../consumers/index.ts';
import { sellersScope } from '../sellers/index.ts';
import type { ExpiryAudience } from './expiry.rules.ts';

/** An audience's accounts and their holders, for every statement of this module. */
interface AudienceReach {
  /** Accounts `a` with their holder `h` (and a seller's store `s` and network `n`). */
  from: string;
  /** The table of the holders. */
  holders: 'sellers' | 'consumers';
  /** Whom the actor may see (domain rules §4.15). */
  scope: (actor: Actor, bind: Bind) => string[];
  /** One currency unit of the account in BRL. */
  brlPerUnit: string;
}

/** Shared by previews, reports and runs, so that a run does exactly what its preview said. */
export const REACH: Record<ExpiryAudience, AudienceReach> = {
  BALCONISTA: {
    holders: 'sellers',
    from: `accounts a join sellers h on a.holder_type = 'SELLER' and a.currency = 'PONTO' and h.id = a.holder_id
      join stores s on s.id = h.store_id join networks n on n.id = s.network_id`,
    scope: (actor, bind) => sellersScope({ actor, bind }, 'h', 's'),
    brlPerUnit: 'n.valor_ponto',
  },
  CLIENTE_FINAL: {
    holders: 'consumers',
    from: "accounts a join consumers h on a.holder_type = 'CONSUMER' and a.currency = 'BRL' and h.id = a.holder_id",
    scope: (actor, bind) => consumersScope({ actor, bind }, 'h'),
    brlPerUnit: '1',
  },
};

/** What is left of an expiry (alias `e`) after returns and reversals of its sale. */
export const OUTSTANDING = '(-e.valor - coalesce((select sum(r.valor) from entries r where r.reverses_entry_id = e.id), 0))';

/** A statement's parameters, and a way to add one. */
export function statementParams(...params: unknown[]): { params: unknown[]; bind: Bind } {
  return { params, bind: (value) => `$${params.push(value)}` };
}

/** ' and …' for conditions, or nothing. */
export const andAll = (conditions: readonly string[]): string => conditions.map((condition) => ` and ${condition}`).join('');
