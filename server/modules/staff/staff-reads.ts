import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';
import { grantableLevels } from './grants.ts';
import { hasTwoApprovers } from './independence.ts';
import { staffIdRules } from './staff.rules.ts';

/** The levels the actor may grant. */
export const grantableLevelsQuery = defineQuery({
  name: 'grantableLevels',
  permission: 'staff:create',
  input: z.strictObject({}),
  read: async (ctx) => grantableLevels(ctx.actor),
});

/** Whether two administrators can approve for each other today. */
export const hasTwoApproversQuery = defineQuery({
  name: 'hasTwoApprovers',
  permission: 'heldAction:decide',
  input: z.strictObject({}),
  read: hasTwoApprovers,
});

/** A level 3's store, as the picker shows it. */
export interface StaffStore {
  id: number;
  cnpj: string;
  nomeFantasia: string;
}

/** The stores a staff member is limited to. */
export const staffUserStoresQuery = defineQuery({
  name: 'staffUserStores',
  permission: 'staff:list',
  input: staffIdRules,
  read: (ctx, { id }) =>
    ctx.read<StaffStore>(
      `select s.id, s.cnpj, s.nome_fantasia as "nomeFantasia" from staff_users u join stores s on s.id = any(u.id_revendas_permitidas)
       where u.id = $1 order by s.nome_fantasia, s.id`,
      [id],
    ),
});
