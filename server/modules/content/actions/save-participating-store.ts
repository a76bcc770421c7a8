import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../content.errors.ts';
import { participatingStoresList } from '../content.lists.ts';
import { participatingStoreRules, updateParticipatingStoreRules } from '../content.rules.ts';
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

/** Changes its name or visibility to consumers. */
export const updateParticipatingStore = defineAction({
  name: 'updateParticipatingStore',
  title: 'Alteração de loja participante',
  permission: 'content:edit',
  refuses: ['PARTICIPATING_STORE_NOT_FOUND', 'PARTICIPATING_STORE_NAME_TAKEN'],
  edits: { of: participatingStoresList, fields: ['nome', 'ativo'] },
  input: updateParticipatingStoreRules,
  handler: async (ctx, { id, nome, ativo }) => {
    const changed = await ctx.sql(
      'update participating_stores set nome = coalesce($2, nome), ativo = coalesce($3, ativo) where id = $1 returning id',
      [id, nome, ativo],
    );
    if (!changed.length) throw new AppError('PARTICIPATING_STORE_NOT_FOUND');
    return { id };
  },
});
