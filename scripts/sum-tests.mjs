// Sums up the tests that Jest and Playwright ran, in one closing line. A report that is missing counts as a failure.
import fs from 'node:fs';

let passed = 0;
let failed = 0;

function add(file, count) {
  if (!fs.existsSync(file)) {
    process.stdout.write(`${file} is missing\n`);
    failed += 1;
    return;
  }
  const [good, bad] = count(JSON.parse(fs.readFileSync(file, 'utf8')));
  passed += good;
  failed += bad;
}

// A suite that did not even load has no tests to count.
add('test-results/jest.json', (report) => [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites]);
add('test-results/e2e.json', ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
