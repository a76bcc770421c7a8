import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { assignScenario } from './actions/assign-scenario.ts';
import { updateScenario } from './actions/update-scenario.ts';
import { type Cohort, type Experiment, experimentQuery } from './experiment.query.ts';
import type { Arm } from './lift.ts';
import {
  type ScenarioBundle,
  type StoreScenarioEntry,
  scenarioCohortsQuery,
  scenariosQuery,
  storeScenariosQuery,
} from './scenario.queries.ts';

const ScenarioType = objectType('Scenario', 'What a scenario of stores gives them. Inicial is the control.', {
  id: field(IdScalar, '0 Inicial, 1 A, 2 B, 3 C.'),
  nome: field(String, 'What the staff call the experiment.'),
  fatorExtra: field(DecimalScalar, 'Multiplies the points of its stores today, beside their own factor.'),
  proximoFator: optional(DecimalScalar, 'The factor that waits for its day.'),
  proximoFatorEm: optional(DayScalar, 'That day.'),
  textoRegulamento: optional(String, 'Own words in the rules; null adds nothing.'),
  todosPremios: field(Boolean, 'Whether every prize is in the catalogue.'),
  premios: field([IdScalar], 'Ids of the prizes, when not all.'),
  lojas: field(Int, 'Stores in it today.'),
  atualizadoEm: optional(DateTimeScalar, 'When staff changed it last.'),
} satisfies FieldsOf<ScenarioBundle>);

const StoreScenarioType = objectType('StoreScenario', 'A scenario of a store from a day on.', {
  id: field(IdScalar, 'Of this entry.'),
  cenario: field(Int, '0 Inicial, 1 A, 2 B, 3 C.'),
  vigenteEm: field(DayScalar, 'Day from which it counts; may be ahead.'),
  criadoEm: field(DateTimeScalar, 'When it was noted.'),
} satisfies FieldsOf<StoreScenarioEntry>);

const ScenarioCohortType = objectType('ScenarioCohort', 'Stores that began a scenario on the same day.', {
  cenario: field(Int, '1 A, 2 B, 3 C.'),
  nome: field(String, 'What the staff call the scenario.'),
  inicio: field(DayScalar, 'First day.'),
  lojas: field(Int, 'How many stores.'),
} satisfies FieldsOf<Cohort>);

const ExperimentArmType = objectType('ExperimentArm', 'One side of an experiment.', {
  lojas: field(Int, 'Stores compared.'),
  mediaAntes: optional(DecimalScalar, 'BRL a store before the first day.'),
  mediaDepois: optional(DecimalScalar, 'BRL a store from the first day on.'),
} satisfies FieldsOf<Arm>);

const ExperimentType = objectType('Experiment', 'What a scenario brought, by difference in differences.', {
  cenario: field(Int, '1 A, 2 B, 3 C.'),
  inicio: field(DayScalar, 'First day.'),
  dias: field(Int, 'Whole days compared on each side.'),
  foraDaComparacao: field(Int, 'Stores that began then and are not compared.'),
  tratadas: field(ExperimentArmType, 'The stores of the scenario.'),
  controle: field(ExperimentArmType, 'The stores of Inicial.'),
  insuficiente: field(Boolean, 'Fewer than eight stores in an arm: nothing is said.'),
  lift: optional(DecimalScalar, 'Percent over the control.'),
  inferior: optional(DecimalScalar, 'Lower bound of the 90 % interval, percent.'),
  superior: optional(DecimalScalar, 'Upper bound of the 90 % interval, percent.'),
} satisfies FieldsOf<Experiment>);

const ScenarioInput = inputType('ScenarioInput', 'What a scenario gives its stores.', {
  nome: field(String, 'What the staff call it.'),
  fatorExtra: field(DecimalScalar, 'Above 0, at most 10.'),
  fatorVigenteEm: optional(DayScalar, 'From when a new factor holds,; today without it.'),
  textoRegulamento: optional(String, 'Own words in the rules; empty adds nothing.'),
  todosPremios: field(Boolean, 'Whether every prize is in the catalogue.'),
  premios: optional([IdScalar], 'Ids of the prizes, when not all.'),
});
type ScenarioInput = InstanceType<typeof ScenarioInput>;

const AssignScenarioInput = inputType('AssignScenarioInput', 'Stores that are given a scenario.', {
  lojas: field([IdScalar], 'Ids of stores.'),
  cenario: field(Int, '0 Inicial, 1 A, 2 B, 3 C.'),
  inicio: optional(DayScalar, 'First day,; today without it.'),
});
type AssignScenarioInput = InstanceType<typeof AssignScenarioInput>;

const ScenarioAssigned = objectType('ScenarioAssigned', 'Stores that were given a scenario.', {
  lojas: field(Int, 'How many.'),
});
type ScenarioAssigned = InstanceType<typeof ScenarioAssigned>;

const ExperimentInput = inputType('ExperimentInput', 'Which experiment, and how many days on each side.', {
  cenario: field(Int, '1 A, 2 B, 3 C.'),
  inicio: field(DayScalar, 'First day in the scenario.'),
  dias: field(Int, '1 to 366; fewer are compared while fewer have passed.'),
});
type ExperimentInput = InstanceType<typeof ExperimentInput>;

/** Stores' scenarios and their results. */
@Resolver()
export class ScenarioResolver {
  @Query(() => [ScenarioType], { description: 'The four scenarios, Inicial first.' })
  scenarios(@Ctx() ctx: AppContext): Promise<ScenarioBundle[]> {
    return runQuery(scenariosQuery, ctx);
  }

  @Query(() => [StoreScenarioType], { description: 'The scenarios of a store, newest first.' })
  storeScenarios(
    @Arg('id', () => IdScalar, { description: 'Of the store.' }) id: number,
    @Ctx() ctx: AppContext,
  ): Promise<StoreScenarioEntry[]> {
    return runQuery(storeScenariosQuery, ctx, { id });
  }

  @Query(() => [ScenarioCohortType], { description: 'The experiments that can be looked at, newest first.' })
  scenarioCohorts(@Ctx() ctx: AppContext): Promise<Cohort[]> {
    return runQuery(scenarioCohortsQuery, ctx);
  }

  @Query(() => ExperimentType, { description: 'Lift of a scenario over the control, with its 90 % interval.' })
  experiment(@Arg('of', () => ExperimentInput) of: ExperimentInput, @Ctx() ctx: AppContext): Promise<Experiment> {
    return runQuery(experimentQuery, ctx, { ...of });
  }

  @Mutation(() => Changed, { description: 'Says what a scenario gives its stores; Inicial never changes.' })
  updateScenario(
    @Arg('id', () => IdScalar, { description: '1 A, 2 B, 3 C.' }) id: number,
    @Arg('input', () => ScenarioInput) input: ScenarioInput,
    @AsRead() lido: FieldRead[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateScenario, ctx, { ...input, id }, { lido });
  }

  @Mutation(() => ScenarioAssigned, { description: 'Puts stores into a scenario from a day on.' })
  assignScenario(@Arg('input', () => AssignScenarioInput) input: AssignScenarioInput, @Ctx() ctx: AppContext): Promise<ScenarioAssigned> {
    return runAction(assignScenario, ctx, { ...input });
  }
}
