import { type Page, request } from '@playwright/test';
import { DEMO_NETWORKS } from '../../server/demo/catalogue.ts';
import { expectAccessible } from './support/accessible.ts';
import { sheetBy } from './support/downloads.ts';
import { people } from './support/people.ts';
import { actOn, answerYes, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { rowOf } from './support/width.ts';

/** By its name: other tests add networks. */
const NETWORKS =
  '{ networks(options: { search: "Rede Horizonte", pageSize: 3 }, filter: { ativo: true }) { items { nome valorPonto } total } }';
/** More rows than a console may read. */
const TOO_MUCH =
  '{ networks(options: { pageSize: -1 }) { items { nome stores(options: { pageSize: 1000 }) { items { sellers(options: { pageSize: 1000 }) { items { nome } } } } } } }';

/** The browser's own line for a query that the server refuses. */
const REFUSED = /status of 400 .*\/graphql/;

let page: Page;
const outside: string[] = [];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, baseURL }) => {
  page = await openAs(browser, people.administrator);
  page.on('request', (asked) => {
    if (!/^(data|blob):/.test(asked.url()) && !asked.url().startsWith(baseURL!)) outside.push(asked.url());
  });
});
test.afterAll(() => leave(page));

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const query = () => page.getByRole('region', { name: 'Operation Editor' });
const result = () => page.getByRole('region', { name: 'Result Window' });
/** Spaces inside the editor are no ordinary ones, and long lines are broken. */
const expectResult = (text: RegExp) =>
  expect.poll(async () => (await result().innerText()).replaceAll(/\s+/g, ' '), { timeout: 30_000 }).toMatch(text);
const openConsole = async () => {
  await page.goto('/painel/analise');
  await expect(query().locator('.view-line').first()).toBeVisible({ timeout: 60_000 });
};
/** Types over what stands in the editor, and takes away the brackets that it closes by itself. */
const write = async (text: string) => {
  await query().getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('Delete');
};
const run = async (text: string) => {
  await write(text);
  await button(/^Execute query/).click();
};

test('a question is written, run and priced, and its rows leave as CSV and Excel', async ({ expectErrors }) => {
  expectErrors(REFUSED);
  await openConsole();
  // The editor takes half of a common screen either way, beside the documentation too.
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const half = page.viewportSize()!;
  expect((await box('.graphiql-query-editor')).width).toBeGreaterThanOrEqual(half.width / 2);
  expect((await box('.graphiql-query-editor')).height).toBeGreaterThanOrEqual(half.height / 2);
  // Without a result, it reaches down to the tools below it; all that stays in view is Portuguese.
  const [alone, tools] = await Promise.all([box('.graphiql-editors'), box('.graphiql-sessions')]);
  expect(alone.height).toBeGreaterThanOrEqual(tools.height * 0.8);
  await expect(page.locator('.graphiql-container').getByText('Variáveis', { exact: true })).toBeVisible();
  await expect(page.locator('.graphiql-container')).not.toContainText('<untitled>');
  await expect(page.locator('.graphiql-container')).not.toContainText('Variables');
  await run('{ viewer { __typename } }');
  await expect(result()).toBeVisible();
  await button(/^Show Documentation Explorer/).click();
  await expect(page.locator('.graphiql-doc-explorer')).toBeVisible();
  const [docs, editor, answer] = await Promise.all([box('.graphiql-plugin'), box('.graphiql-query-editor'), box('.graphiql-response')]);
  expect(docs.x + docs.width).toBeLessThanOrEqual(editor.x);
  expect(docs.x + docs.width).toBeLessThanOrEqual(answer.x);
  expect(editor.width).toBeGreaterThanOrEqual(600);
  await button(/^Hide Documentation Explorer/).click();
  await run(NETWORKS);
  await expectResult(/Rede Horizonte/);
  await expect(page.getByRole('status').filter({ hasText: 'Preço' })).toHaveText('Preço 3 de 250.000 linhas');
  await expectAccessible(page);
  const csv = await sheetBy(page, () => button('Resultado em CSV').click());
  expect(csv.name).toBe('analise.csv');
  expect(csv.rows[0]).toEqual(['nome', 'valorPonto']);
  expect(csv.rows[1]).toEqual([DEMO_NETWORKS[0].nome, DEMO_NETWORKS[0].valorPonto.replace('.', ',')]);
  const xlsx = await sheetBy(page, () => button('Resultado em Excel').click());
  expect(xlsx.name).toBe('analise.xlsx');
  expect(xlsx.rows).toEqual([
    ['nome', 'valorPonto'],
    [DEMO_NETWORKS[0].nome, DEMO_NETWORKS[0].valorPonto],
  ]);

  await run(TOO_MUCH);
  await expectResult(/Consulta grande demais: pode ler \d+ linhas e o limite é 250000\. Peça páginas menores\./);
  await button('Resultado em CSV').click();
  await expect(toastOf(page, 'Execute uma consulta que traga linhas antes de exportar')).toBeVisible();
  await run('mutation { createNetwork(input: { nome: "", regiao: "", valorPonto: "1" }) { id } }');
  await expectResult(/Informe o nome/);
});

test('every field is explained, and what was asked is in the history', async () => {
  await openConsole();
  const docs = page.getByRole('region', { name: 'Documentation Explorer' });
  if (!(await docs.isVisible())) await button('Show Documentation Explorer').click();
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await docs.getByRole('combobox').fill('salesTotals');
  await page.getByRole('option').filter({ hasText: 'salesTotals' }).first().click();
  await expect(docs).toContainText('groupBy');
  await docs.getByRole('link', { name: 'Go back to Query' }).click();
  await button('Hide Documentation Explorer').click();
  await button('Show History').click();
  const history = page.getByRole('region', { name: 'History' });
  const asked = (text: string) => history.getByRole('button', { name: 'Set active' }).filter({ hasText: text });
  await asked('{ networks').last().click();
  await expect(query()).toContainText('ativo');
  await history.getByRole('button', { name: 'Edit label' }).last().click();
  await history.getByPlaceholder('Type a label').fill('Rede Horizonte');
  await history.getByRole('button', { name: 'Save' }).click();
  // Queries of the history may contain the same words.
  await expect(history.getByText('Rede Horizonte', { exact: true })).toBeVisible();
  await button('Hide History').click();
});

test('an unknown field is underlined by the editor and refused by the server in Portuguese', async ({ expectErrors }) => {
  expectErrors(REFUSED);
  await openConsole();
  await write('{ viewer { saldos } }');
  await expect(query().locator('.squiggly-error')).toBeVisible({ timeout: 30_000 });
  await button(/^Execute query/).click();
  await expectResult(/O tipo \\"Viewer\\" não tem o campo \\"saldos\\"\./);
});

test('a question is saved for oneself or for the team, who see the shared one alone', async ({ browser }) => {
  const [own, shared] = ['Redes por nome', 'Valor do ponto'];
  await openConsole();
  await write(NETWORKS);
  const save = async (name: string, isShared: boolean) => {
    await button('Salvar consulta').click();
    await dialog().getByRole('textbox', { name: 'Nome' }).fill(name);
    if (isShared) await dialog().getByRole('switch', { name: 'Compartilhar com a equipe de análise' }).check();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Salvar' }).click();
    await expect(toastOf(page, 'Consulta salva')).toBeVisible();
    await expect(dialog()).toBeHidden();
  };
  await save(own, false);
  await save(shared, true);

  const colleague = await openAs(browser, people.operator);
  await colleague.goto('/painel/analise');
  await colleague.getByRole('button', { name: 'Consultas salvas' }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Consultas salvas' });
  await expect(theirs.getByRole('button', { name: `Abrir: ${shared}` })).toBeVisible({ timeout: 60_000 });
  await expect(theirs.getByRole('button', { name: `Abrir: ${own}` })).toBeHidden();
  await expect(theirs.getByRole('listitem').filter({ hasText: shared }).getByRole('button', { name: 'Excluir' })).toBeHidden();
  await theirs.getByRole('button', { name: `Abrir: ${shared}` }).click();
  await expect(colleague.getByRole('region', { name: 'Operation Editor' })).toContainText('valorPonto');
  await leave(colleague);

  await write('{ networks { total } }');
  await button('Consultas salvas').click();
  const saved = dialog().getByRole('listitem').filter({ hasText: own });
  await saved.getByRole('button', { name: 'Substituir pela do editor' }).click();
  await expect(toastOf(page, 'Consulta substituída')).toBeVisible();
  await saved.getByRole('button', { name: 'Excluir' }).click();
  await answerYes(page);
  await expect(toastOf(page, 'Consulta excluída')).toBeVisible();
  await expect(saved).toBeHidden();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Fechar' }).click();
});

test('a token reads what its scope says until it is revoked', async ({ baseURL }) => {
  const name = 'Planilha da diretoria';
  await openConsole();
  await page.getByRole('link', { name: 'Tokens de acesso' }).click();
  await button('Criar token').first().click();
  await dialog().getByRole('textbox', { name: 'Nome do token' }).fill(name);
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog().getByText('Escolha ao menos um escopo').first()).toBeVisible();
  await dialog().getByRole('checkbox', { name: 'Cadastros' }).check();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  const shown = page.getByRole('textbox', { name: 'Token', exact: true });
  await expect(shown).toHaveValue(/^ana_/);
  const token = await shown.inputValue();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Token criado' }).getByRole('button', { name: 'Fechar' }).click();

  const outsider = await request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const ask = async (text: string) => (await outsider.post('/graphql', { data: { query: text } })).json();
  expect(await ask('{ networks(filter: { ativo: true }) { total } }')).toMatchObject({ data: { networks: { total: expect.any(Number) } } });
  expect((await ask('{ redemptions(filter: {}) { total } }')).errors?.[0]?.message).toBe('O token não tem o escopo necessário: RESGATES.');
  await page.reload();
  await expect(rowOf(page, name)).toContainText('Ativo');
  await expect(rowOf(page, name).locator('[data-field="ultimoUsoEm"]')).toHaveText(/^\d{2}\/\d{2}\/\d{4}/);
  await expectAccessible(page);
  await actOn(page, `Ações: ${name}`, 'Revogar');
  await answerYes(page);
  await expect(toastOf(page, 'Token revogado')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Revogado');
  expect((await ask('{ networks { total } }')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  await outsider.dispose();
});

test('nothing of it came from another site', () => {
  expect(outside).toEqual([]);
});
