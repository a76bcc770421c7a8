import { z } from 'zod';
import { takePublicAttempt } from '../../platform/auth/public-attempts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { readStatusChanges, type StatusChangeEntry } from '../staff/index.ts';
import './consumer.errors.ts';
import { consumerIdRules } from './consumer.rules.ts';
import { findConsumerInScope } from './consumers-scope.ts';

/**
 * Whether a CPF belongs to a consumer, and nothing else about the person: the forms ask when the field is left. Whoever is not
 * staff may ask a few times only. Refuses: TOO_MANY_ATTEMPTS.
 */
export const consumerTakenQuery = defineQuery({
  name: 'consumerTaken',
  permission: 'cpf:check',
  input: z.strictObject({ cpf: z.string({ error: 'CPF não é válido' }).max(20, 'CPF não é válido') }),
  read: async (ctx, { cpf }) => {
    await takePublicAttempt(ctx, 'consumer-cpf');
    const rows = await ctx.read('select 1 from consumers where cpf = $1 and excluido_em is null', [normalizeCpf(cpf)]);
    return rows.length > 0;
  },
});

/** The activation history of a consumer, newest first. Refuses: CONSUMER_NOT_FOUND. */
export const consumerStatusChangesQuery = defineQuery({
  name: 'consumerStatusChanges',
  permission: 'consumer:list',
  input: consumerIdRules,
  read: async (ctx, { id }): Promise<StatusChangeEntry[]> => {
    if ((await findConsumerInScope(ctx, id)) === null) throw new AppError('CONSUMER_NOT_FOUND');
    return readStatusChanges(ctx.read, 'CONSUMER', id);
  },
});
