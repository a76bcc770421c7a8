import { SCENARIO_LABELS, SCORING_TYPE_LABELS, type Scenario, type ScoringType } from '../../../../server/shared/enums.ts';

/** 1 Digitação, 2 Foto, anything else Sistema: the list's rule, also used on the detail page (domain rules §4.0, 6). */
export const scoringTypeLabel = (tipo: number): string => SCORING_TYPE_LABELS[tipo as ScoringType] ?? SCORING_TYPE_LABELS[0];

const optionsOf = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: Number(value), label }));

export const scoringTypeOptions = optionsOf(SCORING_TYPE_LABELS);
export const scenarioOptions = optionsOf(SCENARIO_LABELS satisfies Record<Scenario, string>);
/** 1x to 10x (document 000 §9). */
export const factorOptions = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, label: `${index + 1}x` }));
