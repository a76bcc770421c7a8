import type { TestApp } from '../../test/app.ts';
import type { buildStaff } from '../../test/builders/people.ts';

export type Owner = Awaited<ReturnType<typeof buildStaff>>;

/** A saved query of an owner; returns its id. */
export async function saveQuery(
  app: TestApp,
  owner: Owner,
  consulta: string,
  { variaveis = '', compartilhada = false } = {},
): Promise<string> {
  const { data, errors } = await app.graphql(
    'mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }',
    { input: { nome: 'Consulta', consulta, variaveis, compartilhada } },
    { token: owner.token },
  );
  expect(errors).toBeUndefined();
  return data.createSavedQuery.id;
}

export const STORES = '{ stores(options: { sort: "codigo", direction: ASC }) { items { codigo nomeFantasia } } }';
