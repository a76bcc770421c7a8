import { defineAction } from '../../../platform/actions/action.ts';
import '../content.errors.ts';
import { participatingStoreRules } from '../content.rules.ts';
import { ParticipatingStore } from '../participating-store.entity.ts';

/** Registers a participating store. */
export const createParticipatingStore = defineAction({
  name: 'createParticipatingStore',
  title: 'Cadastro de loja participante',
  permission: 'content:create',
  refuses: ['PARTICIPATING_STORE_NAME_TAKEN'],
  input: participatingStoreRules,
  handler: async (ctx, input) => {
    const store = ctx.em.create(ParticipatingStore, { ...input, criadoEm: ctx.clock.now() });
    await ctx.flush();
    return { id: store.id };
  },
});
