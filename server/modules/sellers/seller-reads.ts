import { z } from 'zod';
import { takePublicAttempt } from '../../platform/auth/public-attempts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { readStatusChanges, type StatusChangeEntry } from '../staff/index.ts';
import './seller.errors.ts';
import { sellerIdRules } from './seller.rules.ts';
import { findSellerInScope } from './sellers-scope.ts';

/**
 * Whether a CPF belongs to a seller, and nothing else about the person: the forms ask when the field is left. Whoever is not
 * staff may ask a few times only. Refuses: TOO_MANY_ATTEMPTS.
 */
export const sellerTakenQuery = defineQuery({
  name: 'sellerTaken',
  permission: 'cpf:check',
  input: z.strictObject({ cpf: z.string({ error: 'CPF não é válido' }).max(20, 'CPF não é válido') }),
  read: async (ctx, { cpf }) => {
    await takePublicAttempt(ctx, 'seller-cpf');
    const rows = await ctx.read('select 1 from sellers where cpf = $1 and excluido_em is null', [normalizeCpf(cpf)]);
    return rows.length > 0;
  },
});

/** The activation history of a seller, newest first. Refuses: SELLER_NOT_FOUND. */
export const sellerStatusChangesQuery = defineQuery({
  name: 'sellerStatusChanges',
  permission: 'seller:list',
  input: sellerIdRules,
  read: async (ctx, { id }): Promise<StatusChangeEntry[]> => {
    if ((await findSellerInScope(ctx, id)) === null) throw new AppError('SELLER_NOT_FOUND');
    return readStatusChanges(ctx.read, 'SELLER', id);
  },
});
