import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { createStoreProduct } from './actions/create-store-product.ts';
import { deleteStoreProduct } from './actions/delete-store-product.ts';
import { setStoreProductActive } from './actions/set-store-product-active.ts';
import { updateStoreProduct } from './actions/update-store-product.ts';
import { storeProductsList } from './store-products.list.ts';

const StoreProductInput = inputType('StoreProductInput', 'How a store sells a programme product.', {
  cnpjRevenda: field(String, 'CNPJ of the store.'),
  codigoPadrao: field(String, "The programme's code."),
  codigo: field(String, "The store's own code."),
  nome: field(String),
  valorUnitario: field(DecimalScalar, 'Price per unit in BRL.'),
});
type StoreProductInput = InstanceType<typeof StoreProductInput>;

@Resolver()
export class StoreProductResolver {
  @ChangesRow(storeProductsList, 'Registers a product of a store.')
  createStoreProduct(@Arg('input', () => StoreProductInput) input: StoreProductInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createStoreProduct, ctx, { ...input });
  }

  @ChangesRow(storeProductsList, 'Changes a product of a store.')
  updateStoreProduct(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => StoreProductInput) input: StoreProductInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateStoreProduct, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(storeProductsList, 'Activates or deactivates a product of a store.')
  setStoreProductActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setStoreProductActive, ctx, { id, ativo });
  }

  @Mutation(() => Changed, { description: 'Removes a product of a store.' })
  deleteStoreProduct(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteStoreProduct, ctx, { id });
  }
}

export const { resolver: StoreProductsListResolver } = listDoor(storeProductsList);
