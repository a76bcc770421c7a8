import { z } from 'zod';
import { takePublicAttempt } from '../../platform/auth/public-attempts.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery, type Query } from '../../platform/queries/query.ts';
import type { Permission } from '../../policy/permissions.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { AUDIENCES, type Audience } from './audience.ts';
import { readStatusChanges, type StatusChangeEntry } from './status-changes.ts';

const cpfRules = z.strictObject({ cpf: z.string({ error: 'CPF não é válido' }).max(20, 'CPF não é válido') });

/**
 * Whether a CPF belongs to a member, and nothing else about the person: forms check it on blur. Anyone but staff has few attempts. Refuses:
 * TOO_MANY_ATTEMPTS.
 */
export function takenQuery(audience: Audience, name: string): Query<typeof cpfRules, boolean> {
  return defineQuery({
    name,
    permission: 'cpf:check',
    input: cpfRules,
    read: async (ctx, { cpf }) => {
      await takePublicAttempt(ctx, `${audience.toLowerCase()}-cpf`);
      const rows = await ctx.read(`select 1 from ${AUDIENCES[audience].table} where cpf = $1 and excluido_em is null`, [normalizeCpf(cpf)]);
      return rows.length > 0;
    },
  });
}

interface HistoryOf {
  name: string;
  permission: Permission;
  input: z.ZodType<{ id: number }>;
  /** The same id when the actor may see that member, else null. */
  findInScope: (ctx: AppContext, id: number) => Promise<number | null>;
}

/** The activation history of a member, newest first. Refuses: SELLER_NOT_FOUND, CONSUMER_NOT_FOUND. */
export function statusChangesQuery(
  audience: Audience,
  { findInScope, ...query }: HistoryOf,
): Query<z.ZodType<{ id: number }>, StatusChangeEntry[]> {
  return defineQuery({
    ...query,
    read: async (ctx, { id }) => {
      if ((await findInScope(ctx, id)) === null) throw new AppError(`${audience}_NOT_FOUND`);
      return readStatusChanges(ctx.read, audience, id);
    },
  });
}
