import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { keepProofs } from '../keep-proofs.ts';

/** Keeps one row for each truth, so that the job finds every one of them. */
export const keepAllProofs = defineAction({
  name: 'keepProofs',
  title: 'Lista das provas de integridade',
  permission: 'integrity:prove',
  logged: false,
  input: z.strictObject({}),
  handler: (ctx) => keepProofs(ctx.sql),
});
