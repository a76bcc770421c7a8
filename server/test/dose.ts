/** How often a randomised test tries: the usual count times TEST_DOSE, which is 1 in `npm test` and more in a long search. */
export const dose = (usual: number): number => Math.ceil(usual * Number(process.env.TEST_DOSE ?? 1));

/** The seed of a randomised test: TEST_SEED replays a run; otherwise the given one, or another in each run. */
export const testSeed = (usual = Date.now() % 2 ** 31): number => Number(process.env.TEST_SEED ?? usual);
