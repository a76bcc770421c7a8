import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { Reward } from '../rewards/index.ts';

/**
 * The meaning of one of the four documented values of a store's `cenario` (beyond C11): an extra factor, its own text in the rules and a
 * choice of prizes. Inicial (0) is the control and adds nothing.
 */
export const Scenario = defineEntity({
  name: 'Scenario',
  tableName: 'scenarios',
  properties: {
    /** The documented number: 0 Inicial, 1 A, 2 B, 3 C. */
    id: p.smallint().primary(),
    /** The staff's name for the experiment. */
    nome: p.text(),
    /** Shown to sellers above the common rules; null adds nothing. */
    textoRegulamento: p.text().nullable(),
    /** Off: the catalogue has only the prizes of scenario_rewards. */
    todosPremios: p.boolean().default(true),
    atualizadoEm: instant().nullable(),
  },
});

/** A scenario's point multiplier from a day on: a sale is scored with its own date's factor. */
export const ScenarioFactor = defineEntity({
  name: 'ScenarioFactor',
  tableName: 'scenario_factors',
  uniques: [{ properties: ['scenario', 'vigenteEm'] }],
  properties: {
    id: id(),
    scenario: () => p.manyToOne(Scenario).index().deleteRule('cascade'),
    /** 0.01 to 10. */
    fatorExtra: p.decimal().precision(4).scale(2),
    vigenteEm: p.date(),
    criadoEm: createdAt(),
  },
});

/** A prize available to a scenario's stores, when it does not offer all. */
export const ScenarioReward = defineEntity({
  name: 'ScenarioReward',
  tableName: 'scenario_rewards',
  uniques: [{ properties: ['scenario', 'reward'] }],
  properties: {
    id: id(),
    scenario: () => p.manyToOne(Scenario).index().deleteRule('cascade'),
    reward: () => p.manyToOne(Reward).index().deleteRule('cascade'),
  },
});
