import type { ActionContext } from '../../platform/context.ts';

/**
 * Ids of all banners in order, locked until the transaction ends: reordering, adding and removing each depend on the whole order. Readers
 * are not blocked.
 */
export async function lockBanners({ sql }: Pick<ActionContext, 'sql'>): Promise<number[]> {
  await sql('lock table banners in share row exclusive mode', []);
  const rows = await sql<{ id: number }>('select id from banners order by ordem', []);
  return rows.map(({ id }) => id);
}

/** Numbers the banners from 1 as listed. Uniqueness is checked at the end of the transaction, so rows may swap positions. */
export async function numberBanners({ sql }: Pick<ActionContext, 'sql'>, order: readonly number[]): Promise<void> {
  await sql(
    `update banners b set ordem = n.ordem from unnest($1::int[]) with ordinality n (id, ordem)
     where n.id = b.id and b.ordem <> n.ordem`,
    [order],
  );
}
