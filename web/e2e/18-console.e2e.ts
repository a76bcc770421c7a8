import { type Page, request } from '@playwright/test';
import { DEMO_NETWORKS } from '../../server/demo/catalogue.ts';
import { expectAccessible } from './support/accessible.ts';
import { sheetBy } from './support/downloads.ts';
import { commandsOf, englishOn, isEnglish } from './support/english.ts';
import { people } from './support/people.ts';
import { actOn, answerYes, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, isPhone, rowOf } from './support/width.ts';

/** Filtered by name, because other tests add networks. */
const NETWORKS =
  '{ networks(options: { search: "Rede Horizonte", pageSize: 3 }, filter: { ativo: true }) { items { nome valorPonto } total } }';
/** More rows than the console may read. */
const TOO_MUCH =
  '{ networks(options: { pageSize: -1 }) { items { nome stores(options: { pageSize: 1000 }) { sellers(options: { pageSize: 1000 }) { nome } } } } }';

/** The browser's console message for a query the server refuses. */
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

/** Both widths save to the same database. */
const named = (name: string) => `${name} ${byWidth('A', 'B')}`;
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const query = () => page.getByRole('region', { name: 'Editor da consulta' });
const result = () => page.getByRole('region', { name: 'Resultado' });
/** The editor uses non-breaking spaces and wraps long lines. */
const expectResult = (text: RegExp) =>
  expect.poll(async () => (await result().innerText()).replaceAll(/\s+/g, ' '), { timeout: 30_000 }).toMatch(text);
const openConsole = async () => {
  await page.goto('/painel/analise');
  await expect(query().locator('.view-line').first()).toBeVisible({ timeout: 60_000 });
};
/** Replaces the editor's content, removing the brackets it closes automatically. */
const write = async (text: string) => {
  await query().getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('Delete');
};
const run = async (text: string) => {
  await write(text);
  await button(/^Executar consulta/).click();
};

test('a question is written, run and priced, and its rows leave as CSV and Excel', { tag: '@phone' }, async ({ expectErrors }) => {
  expectErrors(REFUSED);
  await openConsole();
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
  // A phone shows only the first lines of an answer.
  if (isPhone()) return;
  await run('mutation { createNetwork(input: { nome: "", regiao: "", valorPonto: "1" }) { id } }');
  await expectResult(/Informe o nome/);
});

test('every field is explained, and what was asked is in the history', { tag: '@phone' }, async () => {
  await openConsole();
  const docs = page.getByRole('region', { name: 'Documentação' });
  if (!(await docs.isVisible())) await button('Mostrar Documentação').click();
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await docs.getByRole('combobox', { name: 'Buscar em Query' }).fill('salesTotals');
  await page.getByRole('option').filter({ hasText: 'salesTotals' }).first().click();
  await expect(docs).toContainText('groupBy');
  await expectAccessible(page);
  await docs.getByRole('link', { name: 'Voltar para Query' }).click();
  await button('Esconder Documentação').click();
  await button('Mostrar Histórico').click();
  const history = page.getByRole('region', { name: 'Histórico' });
  await expectAccessible(page);
  await history
    .getByRole('button', { name: /^Abrir: \{ networks/ })
    .last()
    .click();
  await expect(query()).toContainText('ativo');
  await history.getByRole('button', { name: 'Dar nome' }).last().click();
  await history.getByRole('textbox', { name: 'Nome da consulta' }).fill('Rede Horizonte');
  await history.getByRole('button', { name: 'Salvar' }).click();
  await expect(history.getByRole('button', { name: 'Abrir: Rede Horizonte' })).toBeVisible();
  await button('Esconder Histórico').click();
});

test('what the schema has not is underlined and said in Portuguese, by the editor as by the server', async ({ expectErrors }) => {
  expectErrors(REFUSED);
  await openConsole();
  await write('{ viewer { saldos } }');
  await expect(query().locator('.squiggly-error')).toBeVisible({ timeout: 30_000 });
  await query().getByRole('textbox').focus();
  await page.keyboard.press('F8');
  await expect(query().locator('.marker-widget')).toContainText('O tipo "Viewer" não tem o campo "saldos".');
  await button(/^Executar consulta/).click();
  await expectResult(/O tipo \\"Viewer\\" não tem o campo \\"saldos\\"\./);
});

test('nothing of the console is in English', async () => {
  await openConsole();
  const scope =
    '.graphiql-container, .graphiql-dialog, [role="tooltip"], .graphiql-tooltip, .monaco-menu, .quick-input-widget, .find-widget';
  // Queries in the history are the person's own text, in the schema's words.
  const none = () => expect.poll(() => englishOn(page, scope, /^(query|mutation|Query|Mutation): ?$|^(Abrir: )?\s*\{/)).toEqual([]);
  await none();
  const docs = page.getByRole('region', { name: 'Documentação' });
  await button(/Mostrar Documentação/).click();
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await none();
  await docs.getByRole('link', { name: 'salesTotals', exact: true }).first().click();
  await none();
  await button('Esconder Documentação').click();
  await button('Mostrar Histórico').click();
  await none();
  await button('Esconder Histórico').click();
  await button('Nova aba').click();
  await none();
  await button('Fechar aba').first().click();
  await button('Atalhos do teclado').click();
  await none();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Fechar' }).click();
  await button('Configurações do console').click();
  await none();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Fechar' }).click();
  await query().locator('.view-line').first().click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: /Lista de comandos/ })).toBeVisible();
  await none();
  await page.keyboard.press('Escape');
  // The command list shows a few at a time, so ask the editor for all of them.
  expect((await commandsOf(page)).filter(isEnglish)).toEqual([]);
  await query().getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+F');
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeVisible();
  await none();
  await page.keyboard.press('Escape');
});

test('a question is saved for oneself or for the team, who see the shared one alone', { tag: '@phone' }, async ({ browser }) => {
  const [own, shared] = [named('Redes por nome'), named('Valor do ponto')];
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
  await expect(colleague.getByRole('region', { name: 'Editor da consulta' })).toContainText('valorPonto');
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

test('a token reads what its scope says until it is revoked', { tag: '@phone' }, async ({ baseURL }) => {
  const name = named('Planilha da diretoria');
  await openConsole();
  await page.getByRole('link', { name: 'Tokens de acesso' }).click();
  await button('Novo token').first().click();
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
  expect((await ask('{ redemptions(filter: {}) { total } }')).errors?.[0]?.extensions?.code).toBe('NOT_ALLOWED');
  await page.reload();
  await expect(rowOf(page, name)).toContainText('Ativo');
  if (!isPhone()) await expect(rowOf(page, name).locator('[data-field="ultimoUsoEm"]')).toHaveText(/^\d{2}\/\d{2}\/\d{4}/);
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
