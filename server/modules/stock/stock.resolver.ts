import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { storeProductBalanceQuery, type TillBalance } from './till-balance.ts';

@ObjectType({ description: "What the seller's network may still score of a product.", simpleResolvers: true })
class StoreProductBalance implements TillBalance {
  @Field(() => DecimalScalar, { description: 'Units of the last stock count plus the purchases after it.' })
  comprado!: string;
  @Field(() => DecimalScalar, { description: 'Units scored since then.' })
  vendido!: string;
  @Field(() => DecimalScalar, { description: 'Units that staff allowed since then.' })
  liberado!: string;
  @Field(() => DecimalScalar, { description: 'Units left: comprado − vendido + liberado.' })
  disponivel!: string;
  @Field(() => Boolean, { description: 'Nothing limits the network: it has no purchase history and the settings ask for none.' })
  semHistorico!: boolean;
}

@Resolver()
export class StockResolver {
  @Query(() => StoreProductBalance, { description: 'Balance at the till of a store or programme code.' })
  storeProductBalance(@Arg('codigo', () => String) codigo: string, @Ctx() ctx: AppContext): Promise<TillBalance> {
    return runQuery(storeProductBalanceQuery, ctx, { codigo });
  }
}
