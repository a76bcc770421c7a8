// Loaded first in a process that tests a mutant of a TypeScript module: the module is read with the mutant's text. The file stays as it is.
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const { MUTANT_OF: file, MUTANT_TEXT: textFile } = process.env;
if (file && textFile) {
  const wanted = pathToFileURL(path.resolve(file)).href;
  const jsc = { target: 'es2023', parser: { syntax: 'typescript', decorators: true }, transform: { legacyDecorator: true } };
  const { code } = transformSync(fs.readFileSync(textFile, 'utf8'), { swcrc: false, module: { type: 'es6' }, jsc });
  registerHooks({
    load: (url, context, nextLoad) =>
      url.split('?')[0] === wanted ? { format: 'module', source: code, shortCircuit: true } : nextLoad(url, context),
  });
}
