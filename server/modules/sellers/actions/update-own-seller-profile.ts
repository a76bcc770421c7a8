import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personFields } from '../../../shared/form-rules.ts';
import { changeOwnPassword } from '../../sessions/index.ts';
import { refuseUnbornOnes } from '../save-seller.ts';
import { Seller } from '../seller.entity.ts';
import '../seller.errors.ts';
import { sellerProfileRules } from '../seller.rules.ts';
import { sellersList } from '../sellers.list.ts';

/** A seller's Meu Perfil: personal data, never the store, and, given the current password, a new one, which ends the other sessions. */
export const updateOwnSellerProfile = defineAction({
  name: 'updateOwnSellerProfile',
  title: 'Atualização de perfil do vendedor',
  permission: 'sellerProfile:update',
  refuses: ['SELLER_CPF_FIXED', 'SELLER_BIRTH_IN_FUTURE', 'PASSWORD_WRONG'],
  edits: { of: sellersList, fields: [...personFields, 'hobby'], row: 'own', members: true },
  input: sellerProfileRules,
  handler: async (ctx, { senha, senhaAntiga, hobby, ...data }) => {
    const id = 'id' in ctx.actor ? ctx.actor.id : 0;
    refuseUnbornOnes(ctx, data.dataNascimento);
    const seller = await ctx.em.findOneOrFail(Seller, { id });
    if (seller.cpf !== data.cpf) throw new AppError('SELLER_CPF_FIXED');
    // The storefront's profile has no hobby field: keeps the panel's value.
    ctx.em.assign(seller, hobby ? { ...data, hobby } : data);
    if (senha) await changeOwnPassword(ctx, { kind: 'SELLER', id, nome: data.nome }, { senha, senhaAntiga });
    ctx.logAs({ id, senhaAlterada: Boolean(senha) });
    return { id };
  },
});
