import { Arg, Ctx, Field, InputType, Int, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { confirmSimulation } from './actions/confirm-simulation.ts';
import { simulate } from './actions/simulate.ts';
import { simulationRowsList, simulationsList } from './simulations.lists.ts';

@InputType({ description: 'Points per unit of one product.' })
class SimulatedPoints {
  @Field(() => String, { description: 'Code of the product.' })
  codProduto!: string;
  @Field(() => DecimalScalar, { description: 'Points per unit to try.' })
  valor!: string;
}

@InputType({ description: 'Factor of one store.' })
class SimulatedFactor {
  @Field(() => String, { description: 'CNPJ of the store.' })
  cnpjLoja!: string;
  @Field(() => DecimalScalar, { description: 'Whole, 1 to 10.' })
  valor!: string;
}

@InputType({ description: 'BRL per point of one network.' })
class SimulatedPointValue {
  @Field(() => String, { description: 'Name or id.' })
  rede!: string;
  @Field(() => DecimalScalar, { description: 'BRL per point to try.' })
  valor!: string;
}

@InputType({ description: 'Extra factor of one scenario.' })
class SimulatedExtraFactor {
  @Field(() => Int, { description: '1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => DecimalScalar, { description: 'Extra factor to try, above 0 and at most 10.' })
  valor!: string;
}

@InputType({ description: 'What to change; at least one.' })
class SimulationChangesInput {
  @Field(() => [SimulatedPoints], { nullable: true, description: 'Points of products.' })
  valorPontos?: SimulatedPoints[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Percent on every product that is not named.' })
  ajusteValorPontos?: string;
  @Field(() => [SimulatedFactor], { nullable: true, description: 'Factors of stores.' })
  fatorPontuacao?: SimulatedFactor[];
  @Field(() => [SimulatedPointValue], { nullable: true, description: 'Values of a point of networks.' })
  valorPonto?: SimulatedPointValue[];
  @Field(() => [SimulatedExtraFactor], { nullable: true, description: 'Extra factors of scenarios.' })
  fatorExtra?: SimulatedExtraFactor[];
  @Field(() => DecimalScalar, { nullable: true, description: 'Most points of a seller in a month; 0 for none.' })
  limitePontuacao?: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage, 0 to 100.' })
  percentualCashback?: string;
}

@InputType({ description: 'Whole months.' })
class SimulationWindow {
  @Field(() => String, { description: "First month, 'YYYY-MM'." })
  de!: string;
  @Field(() => String, { description: "Last month, 'YYYY-MM'." })
  ate!: string;
}

@InputType({ description: 'Other parameters to try on our own history.' })
class SimulationInput {
  @Field(() => SimulationChangesInput, { description: 'What to change.' })
  mudancas!: SimulationChangesInput;
  @Field(() => SimulationWindow, { description: 'Months whose approved postings are replayed.' })
  janela!: SimulationWindow;
  @Field(() => String, { nullable: true, description: 'Name or id of one network; all within reach without it.' })
  rede?: string | null;
}

/** Trials of other parameters. */
@Resolver()
export class SimulationResolver {
  @ChangesRow(simulationsList, 'Stands by a finished simulation of one’s own: within the hour exactly that change may be saved.')
  confirmSimulation(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(confirmSimulation, ctx, { id });
  }

  @ChangesRow(simulationsList, 'Replays the approved postings of some months with other parameters; changes none of them.')
  simulate(@Arg('input', () => SimulationInput) input: SimulationInput, @Ctx() ctx: AppContext): Promise<Changed> {
    const { mudancas, janela, rede } = input;
    return runAction(simulate, ctx, { mudancas: { ...mudancas }, janela: { ...janela }, ...(rede ? { rede } : {}) });
  }
}

export const { resolver: SimulationsListResolver } = listDoor(simulationsList, { single: 'simulation' });
export const { resolver: SimulationRowsListResolver } = listDoor(simulationRowsList);
