import type { TestApp } from '../../test/app.ts';
import { openDemoApp } from '../../test/demo.ts';
import { askWorkedQuestions, writeAnswers } from './worked-questions.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('docs/analysts.md', () => {
  it('answers every question as the demonstration network does', async () => {
    const questions = await askWorkedQuestions(app);
    // Use `WRITE_ANSWERS=1` after changing the demonstration on purpose.
    if (process.env.WRITE_ANSWERS) await writeAnswers(questions);
    expect(questions).toHaveLength(25);
    for (const { query, written, given } of questions) {
      expect(given).not.toHaveProperty('errors');
      if (!process.env.WRITE_ANSWERS) expect({ query, answer: written }).toEqual({ query, answer: given });
    }
  }, 240_000);
});
