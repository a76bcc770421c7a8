import { defineAction } from '../../../platform/actions/action.ts';
import { hashChosenPassword } from '../../../platform/auth/hash-chosen-password.ts';
import { takePublicAttempt } from '../../../platform/auth/public-attempts.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isAdult } from '../../../shared/dates.ts';
import { noteReferral } from '../../referrals/index.ts';
import { applyRegistrationCode } from '../../registration-codes/index.ts';
import { findStoreToJoin } from '../../stores/index.ts';
import { saveNewSeller } from '../save-seller.ts';
import '../seller.errors.ts';
import { registerSellerRules } from '../seller.rules.ts';

/**
 * A seller registers on the storefront, in the link's store or a chosen one (document 002 §3). Applies a code and records a referral; an
 * invalid one never blocks the registration.
 */
export const registerSeller = defineAction({
  name: 'registerSeller',
  title: 'Cadastro de vendedor pela loja',
  permission: 'seller:register',
  refuses: ['TOO_MANY_ATTEMPTS', 'SELLER_NOT_ADULT', 'SELLER_STORE_UNKNOWN', 'SELLER_CPF_TAKEN', 'MONEY_PAUSED'],
  input: registerSellerRules,
  before: (ctx) => takePublicAttempt(ctx, 'seller-register'),
  handler: async (ctx, input) => {
    const { senha, confirmarSenha, aceitouPoliticaPrivacidade, idRevenda, cnpjRevenda, quemIndicou, codigo_cadastro, ...data } = input;
    if (!isAdult(data.dataNascimento, ctx.clock.today())) throw new AppError('SELLER_NOT_ADULT');
    const store = await findStoreToJoin({ read: ctx.sql }, { id: idRevenda ?? null, cnpj: cnpjRevenda ?? null });
    if (!store) throw new AppError('SELLER_STORE_UNKNOWN');
    const id = await saveNewSeller(ctx, store.id, data, {
      senhaHash: await hashChosenPassword(senha, data),
      quemIndicou,
      codigoCadastro: codigo_cadastro?.toUpperCase() ?? null,
      aceitouPoliticaPrivacidadeEm: ctx.clock.now(),
    });
    await noteReferral(ctx, { ...data, quemIndicou, sellerId: id });
    const mensagem = await applyRegistrationCode(ctx, codigo_cadastro, { cpf: data.cpf, sellerId: id });
    ctx.logAs({ id, storeId: store.id });
    return { id, ...(mensagem ? { mensagem } : {}) };
  },
});
