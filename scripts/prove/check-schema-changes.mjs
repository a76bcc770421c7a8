// Compares schema.graphql with the schema of the last release. A breaking change that is not accepted fails, and so does an accepted one
// that does not exist (docs/graphql.md). Run by `npm run check`.
import fs from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';

const read = (file) => fs.readFileSync(file, 'utf8');
const accepted = read('server/schema/accepted-changes.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => new RegExp(line));
const changes = findBreakingChanges(buildSchema(read('server/schema/released.graphql')), buildSchema(read('schema.graphql'))).map(
  ({ description }) => description,
);
const problems = [
  ...changes.filter((change) => !accepted.some((pattern) => pattern.test(change))).map((change) => `Breaking change: ${change}`),
  ...accepted
    .filter((pattern) => !changes.some((change) => pattern.test(change)))
    .map(({ source }) => `Accepted, but no such change: ${source}`),
];
if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`);
process.exit(problems.length > 0 ? 1 : 0);
