import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { type FieldsOf, field, objectType } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { storeProductBalanceQuery, type TillBalance } from './till-balance.ts';

const StoreProductBalance = objectType('StoreProductBalance', "What the seller's network may still score of a product.", {
  comprado: field(DecimalScalar, 'Units of the last stock count plus the purchases after it.'),
  vendido: field(DecimalScalar, 'Units scored since then.'),
  liberado: field(DecimalScalar, 'Units that staff allowed since then.'),
  disponivel: field(DecimalScalar, 'Units left: comprado − vendido + liberado.'),
  semHistorico: field(Boolean, 'Nothing limits the network: it has no purchase history and the settings ask for none.'),
} satisfies FieldsOf<TillBalance>);

@Resolver()
export class StockResolver {
  @Query(() => StoreProductBalance, { description: 'Balance at the till of a store or programme code.' })
  storeProductBalance(@Arg('codigo', () => String) codigo: string, @Ctx() ctx: AppContext): Promise<TillBalance> {
    return runQuery(storeProductBalanceQuery, ctx, { codigo });
  }
}
