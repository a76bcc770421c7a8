import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { DayScalar } from '../../../platform/graphql/day.ts';
import { DecimalScalar } from '../../../platform/graphql/decimal.ts';
import { IdScalar } from '../../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType } from '../../../platform/graphql/object-type.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import { CausaArg, ObservacaoArg } from '../../audiences/index.ts';
import { type CorrectedSale, correctSale } from './actions/correct-sale.ts';
import { type SaleToCorrect, salesToCorrectQuery } from './corrections.query.ts';

const SaleToCorrectType = objectType('SaleToCorrect', 'A sale whose points are not those of the values in force on its day.', {
  idVenda: field(IdScalar),
  revenda: field(String),
  parceiro: field(String),
  cpf: field(String),
  identificador: field(String),
  pontuacaoAtual: field(DecimalScalar),
  pontuacaoNova: field(DecimalScalar),
  aPontuar: field(DecimalScalar, 'Below zero takes points back.'),
} satisfies FieldsOf<SaleToCorrect>);

const CorrectedSaleType = objectType('CorrectedSale', 'What a correction did.', {
  id: field(IdScalar),
  aPontuar: field(DecimalScalar),
  mensagem: field(String),
} satisfies FieldsOf<CorrectedSale>);

/** An older name of an argument. */
const aged = (instead: string) => ({
  nullable: true as const,
  description: `Older name of \`${instead}\`.`,
  deprecationReason: `Use ${instead}. Removed after release 0.5.`,
});

@Resolver()
export class CorrectionResolver {
  @Query(() => [SaleToCorrectType], { description: 'Approved sales to correct, newest first.' })
  salesToCorrect(
    @Arg('from', () => DayScalar, { nullable: true, description: 'First day of the sale.' }) from: string | undefined,
    @Arg('to', () => DayScalar, { nullable: true, description: 'Last day of the sale.' }) to: string | undefined,
    @Arg('networkId', () => IdScalar, { nullable: true, description: 'One network; all without it.' }) networkId: number | undefined,
    @Arg('de', () => DayScalar, aged('from')) de: string | undefined,
    @Arg('ate', () => DayScalar, aged('to')) ate: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<SaleToCorrect[]> {
    return runQuery(salesToCorrectQuery, ctx, { de: from ?? de, ate: to ?? ate, networkId });
  }

  @Mutation(() => CorrectedSaleType, { description: 'Gives a sale the points of the values in force on its day.' })
  correctSale(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<CorrectedSale> {
    return runAction(correctSale, ctx, { id, causa, observacao });
  }
}
