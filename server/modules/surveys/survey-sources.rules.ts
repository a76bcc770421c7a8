/** Where the figures of a survey come from (document 000 §3). */
export const SURVEY_SOURCES = ['Sistema', 'Equipe'] as const;
