import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { listDoor } from '../../../platform/lists/list-door.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { type Audience, audienceSet } from '../../audiences/index.ts';
import { postOwnSale } from './actions/post-sale.ts';
import { cancelPosting, returnPostingToPending } from './actions/undo-posting.ts';
import { cashbackPostingsList } from './cashback-postings.list.ts';
import { postingItemsQuery, saleConsumerQuery, saleSellerQuery, salesByNumberQuery } from './posting.queries.ts';
import {
  CashbackInput,
  OwnSaleInput,
  PostedCashbackType,
  PostedSaleType,
  PostingItemType,
  SaleConsumer,
  SaleFound,
  SaleInput,
  SaleSeller,
  UndonePosting,
} from './posting.types.ts';
import { fiscalTypeSet } from './posting-sets.ts';
import { ownPostingsList, postingsList, sellerPostingsList } from './postings.list.ts';
import { sendCashback, sendSale } from './send-sale.ts';
import { soldItemsList } from './sold-items.list.ts';

/** Plain objects for the strict rules: inputs arrive as class instances, with null for "not given". */
const plain = (input: OwnSaleInput) => ({
  ...input,
  itens: input.itens.map(({ valorDesconto, ...item }) => ({ ...item, ...(valorDesconto ? { valorDesconto } : {}) })),
});

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

  @Mutation(() => PostedCashbackType, { description: 'Approves a purchase of a consumer; with submissionId it decides that receipt.' })
  postCashback(
    @Arg('input', () => CashbackInput) input: CashbackInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<PostedCashbackType> {
    return sendCashback(ctx, { ...input }, { idempotencyKey });
  }

  @Mutation(() => PostedSaleType, { description: 'Records a sale for a seller; with submissionId it decides that receipt.' })
  postSale(
    @Arg('input', () => SaleInput) input: SaleInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<PostedSaleType> {
    return sendSale(ctx, { ...input, ...plain(input) }, { idempotencyKey });
  }

  @Mutation(() => PostedSaleType, { description: 'A seller of a typing store records a sale by product code.' })
  postOwnSale(
    @Arg('input', () => OwnSaleInput) input: OwnSaleInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<PostedSaleType> {
    return runAction(postOwnSale, ctx, plain(input), { idempotencyKey });
  }

  @Mutation(() => UndonePosting, { description: 'Cancels an approved posting; points already spent become a debt.' })
  cancelPosting(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<UndonePosting> {
    return runAction(cancelPosting, ctx, { id });
  }

  @Mutation(() => UndonePosting, { description: 'Takes a posting back and puts its receipt in the queue again.' })
  returnPostingToPending(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<UndonePosting> {
    return runAction(returnPostingToPending, ctx, { id });
  }
}

export const { resolver: PostingsListResolver } = listDoor(postingsList, { single: 'posting' });
export const { resolver: OwnPostingsListResolver } = listDoor(ownPostingsList, { single: 'ownPosting' });
export const { resolver: SellerPostingsListResolver } = listDoor(sellerPostingsList);
export const { resolver: CashbackPostingsListResolver } = listDoor(cashbackPostingsList, { single: 'cashbackPosting' });
export const { resolver: SoldItemsListResolver } = listDoor(soldItemsList);
