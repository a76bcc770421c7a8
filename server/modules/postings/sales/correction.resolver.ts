import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { type CorrectedSale, correctSale } from './actions/correct-sale.ts';
import { type SaleToCorrect, salesToCorrectQuery } from './corrections.query.ts';

@ObjectType('SaleToCorrect', {
  description: 'A sale whose points are not those of the values in force on its day.',
  simpleResolvers: true,
})
class SaleToCorrectType implements SaleToCorrect {
  @Field(() => IdScalar)
  idVenda!: number;
  @Field(() => String)
  revenda!: string;
  @Field(() => String)
  parceiro!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => String)
  identificador!: string;
  @Field(() => DecimalScalar)
  pontuacaoAtual!: string;
  @Field(() => DecimalScalar)
  pontuacaoNova!: string;
  @Field(() => DecimalScalar, { description: 'Below zero takes points back.' })
  aPontuar!: string;
}

@ObjectType('CorrectedSale', { description: 'What a correction did.', simpleResolvers: true })
class CorrectedSaleType implements CorrectedSale {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DecimalScalar)
  aPontuar!: string;
  @Field(() => String)
  mensagem!: string;
}

@Resolver()
export class CorrectionResolver {
  @Query(() => [SaleToCorrectType], { description: 'Approved sales to correct, newest first.' })
  salesToCorrect(@Ctx() ctx: AppContext): Promise<SaleToCorrect[]> {
    return runQuery(salesToCorrectQuery, ctx);
  }

  @Mutation(() => CorrectedSaleType, { description: 'Gives a sale the points of the values in force on its day.' })
  correctSale(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<CorrectedSale> {
    return runAction(correctSale, ctx, { id });
  }
}
