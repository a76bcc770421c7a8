import type { ActionContext } from '../../platform/context.ts';

/**
 * Ids of all banners in their order, which nobody else changes until the transaction ends: new places, a new banner and a
 * removed one each look at the whole order. Readers are not held up.
 */
export async function lockBanners({ sql }: Pick<ActionContext, 'sql'>): Promise<number[]> {
  await sql('lock table banners in share row exclusive mode', []);
  const rows = await sql<{ id: number }>('select id from banners order by ordem', []);
  return rows.map(({ id }) => id);
}

/** Numbers the banners from 1 as listed. Uniqueness is checked when the transaction ends, so the rows may pass each other. */
export async function numberBanners({ sql }: Pick<ActionContext, 'sql'>, order: readonly number[]): Promise<void> {
  await sql(
    `update banners b set ordem = n.ordem from unnest($1::int[]) with ordinality n (id, ordem)
     where n.id = b.id and b.ordem <> n.ordem`,
    [order],
  );
}
