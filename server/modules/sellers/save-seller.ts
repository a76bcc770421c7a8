import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { generateRedemptionCode } from '../../shared/redemption-code.ts';
import { Store } from '../stores/index.ts';
import { Seller } from './seller.entity.ts';
import './seller.errors.ts';
import type { sellerRules } from './seller.rules.ts';

type SellerData = Omit<z.output<typeof sellerRules>, 'cnpjRevenda'>;

interface Extras {
  senhaHash?: string;
  quemIndicou?: string | null;
  codigoCadastro?: string | null;
  aceitouPoliticaPrivacidadeEm?: Date;
}

/** Creates an active seller of a store, with a referral code. Refuses: SELLER_CPF_TAKEN. */
export async function saveNewSeller(ctx: ActionContext, storeId: number, data: SellerData, extras: Extras = {}): Promise<number> {
  refuseUnbornOnes(ctx, data.dataNascimento);
  const seller = ctx.em.create(Seller, {
    ...data,
    ...extras,
    store: ctx.em.getReference(Store, storeId),
    // Read aloud and typed by others, like a voucher: the same alphabet without look-alikes.
    idIndicacao: generateRedemptionCode(randomBytes),
    criadoEm: ctx.clock.now(),
  });
  await ctx.flush();
  return seller.id;
}

/** Refuses: SELLER_BIRTH_IN_FUTURE. */
export function refuseUnbornOnes(ctx: Pick<ActionContext, 'clock'>, dataNascimento: string): void {
  if (dataNascimento > ctx.clock.today()) throw new AppError('SELLER_BIRTH_IN_FUTURE');
}
