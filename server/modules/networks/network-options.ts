import { z } from 'zod';
import { runList } from '../../platform/lists/run-list.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { networksList } from './networks.list.ts';

/** Active networks within the actor's scope, for selects. */
export const networkOptionsQuery = defineQuery({
  name: 'networkOptions',
  permission: 'network:list',
  input: z.strictObject({}),
  read: async (ctx) => {
    const { items } = await runList(networksList, ctx, { pageSize: -1 }, { ativo: true });
    return items.map(({ id, nome }) => ({ id: Number(id), nome: String(nome) }));
  },
});
