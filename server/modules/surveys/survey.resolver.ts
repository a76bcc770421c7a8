import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { ResearchSource } from '../../shared/enums.ts';
import { createMarketSurvey } from './actions/create-survey.ts';
import { deleteMarketSurvey } from './actions/delete-survey.ts';
import { updateMarketSurvey } from './actions/update-survey.ts';
import { marketSurveyProductsQuery, type SurveyProduct, type SurveyProducts } from './survey-products.ts';
import { surveySourceSet } from './survey-source-set.ts';
import { marketSurveysList } from './surveys.list.ts';

@InputType('MarketSurveyProductInput', { description: 'A product of a market survey.' })
class SurveyProductInput {
  @Field(() => String)
  marca!: string;
  @Field(() => String)
  produto!: string;
  @Field(() => DecimalScalar, { description: 'Units a month.' })
  qtde!: string;
  @Field(() => DecimalScalar, { description: 'Price of one unit, in BRL.' })
  valorUnitario!: string;
}

@InputType({ description: 'The new values of a market survey; what may be left out stays as it is.' })
class UpdateMarketSurveyInput {
  @Field(() => String, { nullable: true })
  categoria?: string;
  @Field(() => String, { nullable: true })
  comunicacao?: string;
  @Field(() => Int, { description: 'Sellers of the store.' })
  qtdeVendedores!: number;
  @Field(() => DecimalScalar, { description: 'BRL a month.' })
  faturamento!: string;
  @Field(() => surveySourceSet)
  fonte!: ResearchSource;
  @Field(() => [SurveyProductInput], { description: 'Best-selling products of the store; at least one.' })
  produtosMaisVendidos!: SurveyProductInput[];
  @Field(() => [SurveyProductInput], { description: 'Products by brand, the own brand included.' })
  produtosMaisVendidosConcorrentes!: SurveyProductInput[];
}

@InputType({ description: 'A market survey to register.' })
class MarketSurveyInput extends UpdateMarketSurveyInput {
  @Field(() => String, { description: 'CNPJ of the store.' })
  cnpjRevenda!: string;
}

@ObjectType('MarketSurveyProduct', { description: 'A product of a market survey.', simpleResolvers: true })
class SurveyProductType implements SurveyProduct {
  @Field(() => String)
  marca!: string;
  @Field(() => String)
  produto!: string;
  @Field(() => DecimalScalar, { description: 'Units a month.' })
  qtde!: string;
  @Field(() => DecimalScalar, { description: 'Price of one unit, in BRL.' })
  valorUnitario!: string;
}

@ObjectType('MarketSurveyProducts', { description: 'The product lists of one market survey.', simpleResolvers: true })
class SurveyProductsType implements SurveyProducts {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => [SurveyProductType], { description: 'Best-selling products of the store.' })
  produtosMaisVendidos!: SurveyProductType[];
  @Field(() => [SurveyProductType], { description: 'Products by brand.' })
  produtosMaisVendidosConcorrentes!: SurveyProductType[];
}

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
