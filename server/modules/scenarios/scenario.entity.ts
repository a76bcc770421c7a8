import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, instant } from '../../platform/db/columns.ts';
import { Reward } from '../rewards/index.ts';

/**
 * What one of the four documented values of a store's `cenario` stands for (beyond C11): an extra factor, words of its own in the
 * rules and a choice of prizes. Inicial (0) is the control and adds nothing.
 */
export const Scenario = defineEntity({
  name: 'Scenario',
  tableName: 'scenarios',
  properties: {
    /** The documented number: 0 Inicial, 1 A, 2 B, 3 C. */
    id: p.smallint().primary(),
    /** What the staff call the experiment. */
    nome: p.text(),
    /** Shown to sellers above the common rules; null adds nothing. */
    textoRegulamento: p.text().nullable(),
    /** Off: only the prizes of scenario_rewards are in the catalogue. */
    todosPremios: p.boolean().default(true),
    atualizadoEm: instant().nullable(),
  },
});

/** What a scenario multiplies points by, from a day on: a sale is scored with the factor of its own date. */
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

/** A prize that the stores of a scenario may redeem, when it does not offer them all. */
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
