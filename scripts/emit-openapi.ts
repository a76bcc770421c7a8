import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument } from '../server/platform/openapi/document.ts';
import '../server/rest/index.ts';

/** Writes the document of the REST door beside what else is built, or with --check tells whether it is whole and valid. */
const FILE = path.join('dist', 'openapi.json');

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses?: object;
}

/** What is wrong with the operations beyond the rules of OpenAPI: it requires neither words nor an id. */
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

// As it is served: without what JSON leaves out.
const document = JSON.parse(JSON.stringify(openApiDocument()));
if (process.argv.includes('--check')) {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  const problems = [...problemsOf(document.paths), ...(valid ? [] : [JSON.stringify(errors, null, 2)])];
  process.stdout.write(problems.length > 0 ? `${problems.join('\n')}\n` : 'O documento OpenAPI está completo.\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
}
