import { Arg, Ctx, Float, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createProduct } from './actions/create-product.ts';
import { deleteProduct } from './actions/delete-product.ts';
import { setProductActive } from './actions/set-product-active.ts';
import { updateProduct } from './actions/update-product.ts';
import { type ProductValueEntry, productValuesQuery } from './product-values.ts';
import { productsList } from './products.list.ts';
import { productByBarcodeQuery, productByCodeQuery, type TillProduct } from './till-product.ts';

const UpdateProductInput = inputType('UpdateProductInput', 'New values of a programme product.', {
  codigo: field(String),
  nome: field(String),
  valorPontos: field(DecimalScalar, 'Points per unit, from today on.'),
  gtin: optional(String, 'EAN-13, UPC-A or EAN-8; left out it stays, empty it is removed.'),
  categoria: optional(String, 'Group of products in reports; left out it stays, empty it is removed.'),
});
type UpdateProductInput = InstanceType<typeof UpdateProductInput>;

const ProductInput = inputType(
  'ProductInput',
  'A programme product to register.',
  {
    valorUnitario: field(DecimalScalar, 'Price per unit in BRL.'),
  },
  UpdateProductInput,
);
type ProductInput = InstanceType<typeof ProductInput>;

const TillProductType = objectType('TillProduct', "A product as the seller's store sells it.", {
  id: field(IdScalar, 'Of the programme product.'),
  codigo: field(String, "The store's own code where it has one."),
  nome: field(String),
  valorPontos: field(DecimalScalar, "Points per unit today, before the store's factor."),
  valorUnitario: field(DecimalScalar, 'Price per unit in BRL.'),
  fatorPontuacao: field(
    Float,
    'By how much the points are multiplied today: the factor of the store, 1 to 10, times what its scenario adds.',
  ),
} satisfies FieldsOf<TillProduct>);

const ProductValueType = objectType('ProductValue', 'What a product is worth from a day on.', {
  id: field(IdScalar),
  valorPontos: field(DecimalScalar, 'Points per unit.'),
  vigenteEm: optional(DayScalar, 'First day on which it counts; null: from before any sale.'),
  criadoEm: field(DateTimeScalar, 'When it was saved.'),
} satisfies FieldsOf<ProductValueEntry>);

@Resolver()
export class ProductResolver {
  @Query(() => [ProductValueType], { description: 'The values of a programme product by date, the one in force first.' })
  productValues(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<ProductValueEntry[]> {
    return runQuery(productValuesQuery, ctx, { id });
  }

  @Query(() => TillProductType, { nullable: true, description: 'The product that a scanned bar code stands for; null when there is none.' })
  productByBarcode(@Arg('codigo', () => String) codigo: string, @Ctx() ctx: AppContext): Promise<TillProduct | null> {
    return runQuery(productByBarcodeQuery, ctx, { codigo });
  }

  @Query(() => TillProductType, { nullable: true, description: 'The product of a typed code; null when no participating product has it.' })
  productByCode(@Arg('codigo', () => String) codigo: string, @Ctx() ctx: AppContext): Promise<TillProduct | null> {
    return runQuery(productByCodeQuery, ctx, { codigo });
  }

  @ChangesRow(productsList, 'Registers a programme product.')
  createProduct(@Arg('input', () => ProductInput) input: ProductInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createProduct, ctx, { ...input });
  }

  @ChangesRow(productsList, 'Changes a programme product; new points hold from today on.')
  updateProduct(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateProductInput) input: UpdateProductInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateProduct, ctx, { ...input, id }, { lido });
  }

  @ChangesRow(productsList, 'Activates or deactivates a product, with `atualizarRevenda` also its store products.')
  setProductActive(
    @Arg('id', () => IdScalar) id: number,
    @Arg('ativo', () => Boolean) ativo: boolean,
    @Arg('atualizarRevenda', () => Boolean, { defaultValue: false }) atualizarRevenda: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(setProductActive, ctx, { id, ativo, atualizarRevenda });
  }

  @Mutation(() => Changed, { description: 'Removes a product that nothing depends on.' })
  deleteProduct(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteProduct, ctx, { id });
  }
}

export const { resolver: ProductsListResolver } = listDoor(productsList, { single: 'product' });
