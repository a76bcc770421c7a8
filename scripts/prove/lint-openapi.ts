import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Redocly's recommended rules, but for what the documents decide. */
const rules = {
  // The documents give paths like /api/produtos/{codigo}/codigo beside /api/produtos/barcode/{code}.
  'no-ambiguous-paths': 'off',
  // A private programme has no licence to state.
  'info-license': 'off',
} as const;

/** What is wrong with an OpenAPI document, one sentence each: its structure, its references and Redocly's recommended rules. */
export async function openApiProblems(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ message, ruleId, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
