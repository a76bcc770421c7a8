import { Arg, Ctx, Int, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, optional } from '../../platform/graphql/object-type.ts';
import { ChangesRow } from '../../platform/lists/changes-row.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { confirmSimulation } from './actions/confirm-simulation.ts';
import { simulate } from './actions/simulate.ts';
import { simulationRowsList, simulationsList } from './simulations.lists.ts';

const SimulatedPoints = inputType('SimulatedPoints', 'Points per unit of one product.', {
  codProduto: field(String, 'Code of the product.'),
  valor: field(DecimalScalar, 'Points per unit to try.'),
});

const SimulatedFactor = inputType('SimulatedFactor', 'Factor of one store.', {
  cnpjLoja: field(String, 'CNPJ of the store.'),
  valor: field(DecimalScalar, 'Whole, 1 to 10.'),
});

const SimulatedPointValue = inputType('SimulatedPointValue', 'BRL per point of one network.', {
  rede: field(String, 'Name or id.'),
  valor: field(DecimalScalar, 'BRL per point to try.'),
});

const SimulatedExtraFactor = inputType('SimulatedExtraFactor', 'Extra factor of one scenario.', {
  cenario: field(Int, '1 A, 2 B, 3 C.'),
  valor: field(DecimalScalar, 'Extra factor to try, above 0 and at most 10.'),
});

const SimulationChangesInput = inputType('SimulationChangesInput', 'What to change; at least one.', {
  valorPontos: optional([SimulatedPoints], 'Points of products.'),
  ajusteValorPontos: optional(DecimalScalar, 'Percent on every product that is not named.'),
  fatorPontuacao: optional([SimulatedFactor], 'Factors of stores.'),
  valorPonto: optional([SimulatedPointValue], 'Values of a point of networks.'),
  fatorExtra: optional([SimulatedExtraFactor], 'Extra factors of scenarios.'),
  limitePontuacao: optional(DecimalScalar, 'Most points of a seller in a month; 0 for none.'),
  percentualCashback: optional(DecimalScalar, 'Percentage, 0 to 100.'),
});

const SimulationWindow = inputType('SimulationWindow', 'Whole months.', {
  de: field(String, "First month, 'YYYY-MM'."),
  ate: field(String, "Last month, 'YYYY-MM'."),
});

const SimulationInput = inputType('SimulationInput', 'Other parameters to try on our own history.', {
  mudancas: field(SimulationChangesInput, 'What to change.'),
  janela: field(SimulationWindow, 'Months whose approved postings are replayed.'),
  rede: optional(String, 'Name or id of one network; all within reach without it.'),
});
type SimulationInput = InstanceType<typeof SimulationInput>;

/** Trials of other parameters. */
@Resolver()
export class SimulationResolver {
  @ChangesRow(simulationsList, 'Confirms a finished simulation of the viewer: within the hour exactly that change may be saved.')
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
