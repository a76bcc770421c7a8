import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeCnpj } from '../../shared/cnpj.ts';
import { storesScope } from './stores-scope.ts';

/** Whether a store already has a code or a CNPJ, even one the actor may not see: the form checks on blur. */
export const storeTakenQuery = defineQuery({
  name: 'storeTaken',
  permission: 'store:create',
  input: z.strictObject({
    codigo: z.string().max(200).nullish(),
    cnpj: z.string().max(30).nullish(),
    exceptId: z.int32().nullish(),
  }),
  read: async (ctx, { codigo, cnpj, exceptId }) => {
    const rows = await ctx.read('select 1 from stores where excluido_em is null and id <> $3 and (codigo = $1 or cnpj = $2) limit 1', [
      codigo?.trim() || null,
      cnpj ? normalizeCnpj(cnpj) : null,
      exceptId ?? 0,
    ]);
    return rows.length > 0;
  },
});

/** What the storefront needs of a store: whether redeeming is enabled and which terms apply. */
export interface StoreTerms {
  resgateLiberado: boolean;
  cenario: number;
}

/** A store's terms by CNPJ: a seller reads only their own store, a consumer those open to consumers. Null when there is none. */
export const storeTermsQuery = defineQuery({
  name: 'storeTerms',
  permission: 'store:read',
  input: z.strictObject({ cnpj: z.string().max(30) }),
  read: async (ctx, { cnpj }): Promise<StoreTerms | null> => {
    const params: unknown[] = [normalizeCnpj(cnpj)];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const where = ['s.cnpj = $1', 's.excluido_em is null', ...storesScope({ actor: ctx.actor, bind }, 's')].join(' and ');
    const [row] = await ctx.read<StoreTerms>(
      `select s.resgate_liberado as "resgateLiberado", s.cenario from stores s where ${where}`,
      params,
    );
    return row ?? null;
  },
});

/** The active store with this id or CNPJ for registering a seller; null when there is none. */
export async function findStoreToJoin(
  ctx: Pick<AppContext, 'read'>,
  { id = null, cnpj = null }: { id?: number | null; cnpj?: string | null },
): Promise<{ id: number; networkId: number } | null> {
  const [row] = await ctx.read<{ id: number; networkId: number }>(
    `select id, network_id as "networkId" from stores where ativo and excluido_em is null and (id = $1 or $1::int is null) and (cnpj = $2 or $2 is null)
     and ($1::int is not null or $2::text is not null)`,
    [id, cnpj],
  );
  return row ?? null;
}
