import { defineQuery } from '../../platform/queries/query.ts';
import { rewardCodeRules } from './reward.rules.ts';

/** Whether a code is taken, for the form's check on blur (document 001 §5). */
export const rewardCodeTakenQuery = defineQuery({
  name: 'rewardCodeTaken',
  permission: 'reward:screen',
  input: rewardCodeRules,
  read: async (ctx, { codigo }) => (await ctx.read('select 1 from rewards where codigo = $1', [codigo])).length > 0,
});
