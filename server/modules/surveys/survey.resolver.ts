import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createMarketSurvey } from './actions/create-survey.ts';
import { deleteMarketSurvey } from './actions/delete-survey.ts';
import { updateMarketSurvey } from './actions/update-survey.ts';
import { marketSurveyProductsQuery, type SurveyProduct, type SurveyProducts } from './survey-products.ts';
import { surveySourceSet } from './survey-source-set.ts';
import { marketSurveysList } from './surveys.list.ts';

const SurveyProductInput = inputType('MarketSurveyProductInput', 'A product of a market survey.', {
  marca: field(String),
  produto: field(String),
  qtde: field(DecimalScalar, 'Units a month.'),
  valorUnitario: field(DecimalScalar, 'Price of one unit, in BRL.'),
});

const UpdateMarketSurveyInput = inputType(
  'UpdateMarketSurveyInput',
  'The new values of a market survey; what may be left out stays as it is.',
  {
    categoria: optional(String),
    comunicacao: optional(String),
    qtdeVendedores: field(Int, 'Sellers of the store.'),
    faturamento: field(DecimalScalar, 'BRL a month.'),
    fonte: field(surveySourceSet),
    produtosMaisVendidos: field([SurveyProductInput], 'Best-selling products of the store; at least one.'),
    produtosMaisVendidosConcorrentes: field([SurveyProductInput], 'Products by brand, the own brand included.'),
  },
);
type UpdateMarketSurveyInput = InstanceType<typeof UpdateMarketSurveyInput>;

const MarketSurveyInput = inputType(
  'MarketSurveyInput',
  'A market survey to register.',
  {
    cnpjRevenda: field(String, 'CNPJ of the store.'),
  },
  UpdateMarketSurveyInput,
);
type MarketSurveyInput = InstanceType<typeof MarketSurveyInput>;

const SurveyProductType = objectType('MarketSurveyProduct', 'A product of a market survey.', {
  marca: field(String),
  produto: field(String),
  qtde: field(DecimalScalar, 'Units a month.'),
  valorUnitario: field(DecimalScalar, 'Price of one unit, in BRL.'),
} satisfies FieldsOf<SurveyProduct>);

const SurveyProductsType = objectType('MarketSurveyProducts', 'The product lists of one market survey.', {
  id: field(IdScalar),
  produtosMaisVendidos: field([SurveyProductType], 'Best-selling products of the store.'),
  produtosMaisVendidosConcorrentes: field([SurveyProductType], 'Products by brand.'),
} satisfies FieldsOf<SurveyProducts>);
type SurveyProductsType = InstanceType<typeof SurveyProductsType>;

@Resolver()
export class MarketSurveyResolver {
  @Query(() => [SurveyProductsType], { description: 'The products of market surveys, by their ids.' })
  marketSurveyProducts(@Arg('ids', () => [IdScalar]) ids: number[], @Ctx() ctx: AppContext): Promise<SurveyProductsType[]> {
    return runQuery(marketSurveyProductsQuery, ctx, { ids });
  }

  @ChangesRow(marketSurveysList, 'Registers a market survey.')
  createMarketSurvey(@Arg('input', () => MarketSurveyInput) input: MarketSurveyInput, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(createMarketSurvey, ctx, { ...input });
  }

  @ChangesRow(marketSurveysList, 'Changes a market survey.')
  updateMarketSurvey(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => UpdateMarketSurveyInput) input: UpdateMarketSurveyInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateMarketSurvey, ctx, { ...input, id }, { lido });
  }

  @Mutation(() => Changed, { description: 'Removes a market survey.' })
  deleteMarketSurvey(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteMarketSurvey, ctx, { id });
  }
}

export const { resolver: MarketSurveysListResolver } = listDoor(marketSurveysList);
