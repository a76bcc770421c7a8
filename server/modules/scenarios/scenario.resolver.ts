import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import { AsRead, type FieldRead } from '../../platform/audit/as-read.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
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

@ObjectType('Scenario', { description: 'What a scenario of stores gives them. Inicial is the control.', simpleResolvers: true })
class ScenarioType implements ScenarioBundle {
  @Field(() => IdScalar, { description: '0 Inicial, 1 A, 2 B, 3 C.' })
  id!: number;
  @Field(() => String, { description: 'What the staff call the experiment.' })
  nome!: string;
  @Field(() => DecimalScalar, { description: 'Multiplies the points of its stores today, beside their own factor.' })
  fatorExtra!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'The factor that waits for its day.' })
  proximoFator!: string | null;
  @Field(() => DayScalar, { nullable: true, description: 'That day.' })
  proximoFatorEm!: string | null;
  @Field(() => String, { nullable: true, description: 'Own words in the rules; null adds nothing.' })
  textoRegulamento!: string | null;
  @Field(() => Boolean, { description: 'Whether every prize is in the catalogue.' })
  todosPremios!: boolean;
  @Field(() => [IdScalar], { description: 'Ids of the prizes, when not all.' })
  premios!: number[];
  @Field(() => Int, { description: 'Stores in it today.' })
  lojas!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When staff changed it last.' })
  atualizadoEm!: Date | null;
}

@ObjectType('StoreScenario', { description: 'A scenario of a store from a day on.', simpleResolvers: true })
class StoreScenarioType implements StoreScenarioEntry {
  @Field(() => IdScalar, { description: 'Of this entry.' })
  id!: number;
  @Field(() => Int, { description: '0 Inicial, 1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => DayScalar, { description: 'Day from which it counts; may be ahead.' })
  vigenteEm!: string;
  @Field(() => DateTimeScalar, { description: 'When it was noted.' })
  criadoEm!: Date;
}

@ObjectType('ScenarioCohort', { description: 'Stores that began a scenario on the same day.', simpleResolvers: true })
class ScenarioCohortType implements Cohort {
  @Field(() => Int, { description: '1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => String, { description: 'What the staff call the scenario.' })
  nome!: string;
  @Field(() => DayScalar, { description: 'First day.' })
  inicio!: string;
  @Field(() => Int, { description: 'How many stores.' })
  lojas!: number;
}

@ObjectType('ExperimentArm', { description: 'One side of an experiment.', simpleResolvers: true })
class ExperimentArmType implements Arm {
  @Field(() => Int, { description: 'Stores compared.' })
  lojas!: number;
  @Field(() => DecimalScalar, { nullable: true, description: 'BRL a store before the first day.' })
  mediaAntes!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'BRL a store from the first day on.' })
  mediaDepois!: string | null;
}

@ObjectType('Experiment', { description: 'What a scenario brought, by difference in differences.', simpleResolvers: true })
class ExperimentType implements Experiment {
  @Field(() => Int, { description: '1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => DayScalar, { description: 'First day.' })
  inicio!: string;
  @Field(() => Int, { description: 'Whole days compared on each side.' })
  dias!: number;
  @Field(() => Int, { description: 'Stores that began then and are not compared.' })
  foraDaComparacao!: number;
  @Field(() => ExperimentArmType, { description: 'The stores of the scenario.' })
  tratadas!: Arm;
  @Field(() => ExperimentArmType, { description: 'The stores of Inicial.' })
  controle!: Arm;
  @Field(() => Boolean, { description: 'Fewer than eight stores in an arm: nothing is said.' })
  insuficiente!: boolean;
  @Field(() => DecimalScalar, { nullable: true, description: 'Percent over the control.' })
  lift!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Lower bound of the 90 % interval, percent.' })
  inferior!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Upper bound of the 90 % interval, percent.' })
  superior!: string | null;
}

@InputType({ description: 'What a scenario gives its stores.' })
class ScenarioInput {
  @Field(() => String, { description: 'What the staff call it.' })
  nome!: string;
  @Field(() => DecimalScalar, { description: 'Above 0, at most 10.' })
  fatorExtra!: string;
  @Field(() => DayScalar, { nullable: true, description: 'From when a new factor holds,; today without it.' })
  fatorVigenteEm?: string | null;
  @Field(() => String, { nullable: true, description: 'Own words in the rules; empty adds nothing.' })
  textoRegulamento?: string | null;
  @Field(() => Boolean, { description: 'Whether every prize is in the catalogue.' })
  todosPremios!: boolean;
  @Field(() => [IdScalar], { nullable: true, description: 'Ids of the prizes, when not all.' })
  premios?: number[];
}

@InputType({ description: 'Stores that are given a scenario.' })
class AssignScenarioInput {
  @Field(() => [IdScalar], { description: 'Ids of stores.' })
  lojas!: number[];
  @Field(() => Int, { description: '0 Inicial, 1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => DayScalar, { nullable: true, description: 'First day,; today without it.' })
  inicio?: string | null;
}

@ObjectType({ description: 'Stores that were given a scenario.', simpleResolvers: true })
class ScenarioAssigned {
  @Field(() => Int, { description: 'How many.' })
  lojas!: number;
}

@InputType({ description: 'Which experiment, and how many days on each side.' })
class ExperimentInput {
  @Field(() => Int, { description: '1 A, 2 B, 3 C.' })
  cenario!: number;
  @Field(() => DayScalar, { description: 'First day in the scenario.' })
  inicio!: string;
  @Field(() => Int, { description: '1 to 366; fewer are compared while fewer have passed.' })
  dias!: number;
}

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
