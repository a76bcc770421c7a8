// Sums up the Jest and Playwright runs in one closing line, after the names of failed tests, because people read the end of the output
// first. A missing report counts as a failure, unless LEFT_OUT names its browser.
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

let passed = 0;
let failed = 0;

function add(file, count) {
  if (!fs.existsSync(file)) {
    process.stdout.write(`${file} is missing: the run died before its end\n`);
    failed += 1;
    return;
  }
  const [good, bad, lines] = count(JSON.parse(fs.readFileSync(file, 'utf8')));
  for (const line of lines) process.stdout.write(`failed: ${line}\n`);
  passed += good;
  failed += bad;
}

/** What `.ci/run` could not test on this machine. */
function leftOut() {
  const file = 'test-results/left-out.txt';
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** The beginning of an error, without terminal colours. */
const start = (text = '') => stripVTControlCharacters(text).replaceAll('\n', ' ').slice(0, 400);

function failuresOfFile({ name, message, assertionResults }) {
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  const said = tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${start(failureMessages[0])}`);
  return said.length > 0 ? said : [`${name}: ${start(message)}`];
}

/** The browser tests with one of these outcomes: project, title and what every failed attempt said. */
function describeTests(outcome, suite) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => {
        const errors = results.flatMap(({ error }) => (error ? [start(error.message)] : []));
        return [`${projectName}: ${title}`, ...errors].join(' | ');
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => describeTests(outcome, inner))];
}

// A suite that failed to load has no tests to count.
add('test-results/jest.json', (report) => [
  report.numPassedTests,
  report.numFailedTests + report.numRuntimeErrorTestSuites,
  report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
]);
function countBrowserTests({ stats, errors, suites }) {
  for (const title of suites.flatMap((suite) => describeTests('flaky', suite)))
    process.stdout.write(`passed at the second try: ${title}\n`);
  return [stats.expected + stats.flaky, stats.unexpected + errors.length, suites.flatMap((suite) => describeTests('unexpected', suite))];
}
for (const width of ['desktop', 'phone']) add(`test-results/e2e-${width}.json`, countBrowserTests);
const missing = leftOut();
for (const browser of ['firefox', 'webkit']) {
  if (!missing.some((line) => line.startsWith(`e2e ${browser}:`))) add(`test-results/e2e-${browser}.json`, countBrowserTests);
}
for (const line of missing) process.stdout.write(`left out: ${line}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
