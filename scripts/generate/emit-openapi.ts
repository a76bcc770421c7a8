import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../../server/platform/openapi/document.ts';
import '../../server/rest/index.ts';
import { openApiProblems } from '../prove/lint-openapi.ts';

/** Writes the REST door's OpenAPI document to the build output; with --check, reports whether it is complete and valid. */
const FILE = path.join('dist', 'openapi.json');

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses?: object;
}

/** Problems with the operations beyond OpenAPI's own rules, which require neither descriptions nor ids. */
function* problemsOf(paths: Record<string, Record<string, Operation>>): Generator<string> {
  const known = new Map<string, string>();
  for (const [template, operations] of Object.entries(paths))
    for (const [method, { operationId, summary, description, tags, responses }] of Object.entries(operations)) {
      const place = `${method.toUpperCase()} ${template}`;
      if (!operationId) yield `${place}: sem operationId`;
      else if (known.has(operationId)) yield `${place}: operationId ${operationId} já é de ${known.get(operationId)}`;
      else known.set(operationId, place);
      if (!summary?.trim() || !description?.trim()) yield `${place}: sem descrição`;
      if (!tags?.length) yield `${place}: sem grupo`;
      if (!responses || Object.keys(responses).length < 2) yield `${place}: sem respostas`;
    }
}

// As served: without what JSON omits.
const document = JSON.parse(JSON.stringify(openApiDocument()));
if (process.argv.includes('--check')) {
  const problems = [...problemsOf(document.paths), ...(await openApiProblems(document))];
  process.stdout.write(problems.length > 0 ? `${problems.join('\n')}\n` : 'O documento OpenAPI está completo.\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
}
