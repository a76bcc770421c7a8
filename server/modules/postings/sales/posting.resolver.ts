import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { listDoor } from '../../../platform/lists/list-door.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import { postOwnSale } from './actions/post-own-sale.ts';
import { cashbackPostingsList } from './cashback-postings.list.ts';
import { postingItemsQuery, saleConsumerQuery, saleSellerQuery, salesByNumberQuery } from './posting.queries.ts';
import {
  OwnSaleInput,
  PostedSaleType,
  PostingEditType,
  PostingItemType,
  plainSale,
  SaleConsumer,
  SaleFound,
  SaleSeller,
} from './posting.types.ts';
import { postingEditsQuery } from './posting-edits.query.ts';
import { fiscalTypeSet } from './posting-sets.ts';
import { ownPostingsList, postingsList, sellerPostingsList } from './postings.list.ts';
import { soldItemsList } from './sold-items.list.ts';

@Resolver()
export class PostingResolver {
  @Query(() => [PostingItemType], { description: 'Items of a posting that this person may see.' })
  postingItems(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<PostingItemType[]> {
    return runQuery(postingItemsQuery, ctx, { id });
  }

  @Query(() => [SaleFound], { description: 'Approved sales with this fiscal number: the duplicate check of a new sale.' })
  salesByNumber(
    @Arg('identificador', () => String) identificador: string,
    @Arg('tipoFiscal', () => fiscalTypeSet, { nullable: true }) tipoFiscal: FiscalType | undefined,
    @Arg('codRevenda', () => String, { nullable: true }) codRevenda: string | undefined,
    @Arg('cpf', () => String, { nullable: true }) cpf: string | undefined,
    @Arg('audience', () => audienceSet, { nullable: true, description: 'Whose sales; by default those of sellers.' }) audience:
      | Audience
      | undefined,
    @Arg('cnpjLoja', () => String, { nullable: true }) cnpjLoja: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SaleFound[]> {
    return runQuery(salesByNumberQuery, ctx, { identificador, tipoFiscal, codRevenda, cpf, cnpjLoja, ...(audience ? { audience } : {}) });
  }

  @Query(() => SaleSeller, { nullable: true, description: 'The seller of a CPF, for the new-sale form; null means CPF inválido.' })
  saleSeller(@Arg('cpf', () => String) cpf: string, @Ctx() ctx: AppContext): Promise<SaleSeller | null> {
    return runQuery(saleSellerQuery, ctx, { cpf });
  }

  @Query(() => SaleConsumer, { nullable: true, description: 'The consumer of a CPF, for the new-sale form; null means CPF inválido.' })
  saleConsumer(@Arg('cpf', () => String) cpf: string, @Ctx() ctx: AppContext): Promise<SaleConsumer | null> {
    return runQuery(saleConsumerQuery, ctx, { cpf });
  }

  @Query(() => [PostingEditType], { description: 'Corrections of what identifies a sale, oldest first.' })
  postingEdits(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<PostingEditType[]> {
    return runQuery(postingEditsQuery, ctx, { id });
  }

  @Mutation(() => PostedSaleType, { description: 'A seller of a typing store records a sale by product code.' })
  postOwnSale(
    @Arg('input', () => OwnSaleInput) input: OwnSaleInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<PostedSaleType> {
    return runAction(postOwnSale, ctx, plainSale(input), { idempotencyKey });
  }
}

export const { resolver: PostingsListResolver } = listDoor(postingsList, { single: 'posting' });
export const { resolver: OwnPostingsListResolver } = listDoor(ownPostingsList, { single: 'ownPosting' });
export const { resolver: SellerPostingsListResolver } = listDoor(sellerPostingsList);
export const { resolver: CashbackPostingsListResolver } = listDoor(cashbackPostingsList, { single: 'cashbackPosting' });
export const { resolver: SoldItemsListResolver } = listDoor(soldItemsList);
