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
const query = () => page.getByRole('region', { name: 'Editor de consultas' });
const result = () => page.getByRole('region', { name: 'Resultado em JSON' });
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
  await button(/^Executar consulta/).click();
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
  await button(/^Mostrar Documentação/).click();
  await expect(page.locator('.graphiql-doc-explorer')).toBeVisible();
  const [docs, editor, answer] = await Promise.all([box('.graphiql-plugin'), box('.graphiql-query-editor'), box('.graphiql-response')]);
  expect(docs.x + docs.width).toBeLessThanOrEqual(editor.x);
  expect(docs.x + docs.width).toBeLessThanOrEqual(answer.x);
  expect(editor.width).toBeGreaterThanOrEqual(600);
  await button(/^Ocultar Documentação/).click();
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
  await expectResult(/Consulta grande demais: pode ler [\d.]+ linhas e o limite é 250\.000\. Peça páginas menores\./);
  await button('Resultado em CSV').click();
  await expect(toastOf(page, 'Execute uma consulta que traga linhas antes de exportar')).toBeVisible();
  await run('mutation { createNetwork(input: { nome: "", regiao: "", valorPonto: "1" }) { id } }');
  await expectResult(/Informe o nome/);
});

/** The console ends at the window's lower edge, and the page does not scroll. */
const expectWholeHeight = async () => {
  const { height } = page.viewportSize()!;
  const frame = (await page.locator('.console-frame').boundingBox())!;
  expect(frame.y + frame.height).toBeGreaterThan(height - 24);
  expect(frame.y + frame.height).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
};
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const form = (name: string) => page.getByRole('form', { name });

test('a question is asked without GraphQL and answered as a table and as a chart', async () => {
  await openConsole();
  await button(/^O que posso perguntar$/).click();
  const ask = form('O que posso perguntar');
  await ask.getByRole('checkbox', { name: 'Vendas', exact: true }).uncheck();
  await ask.getByRole('button', { name: 'Executar' }).click();
  await expect(ask.getByText('Escolha ao menos uma medida')).toBeVisible();
  await ask.getByRole('checkbox', { name: 'Valor vendido (R$)' }).check();
  await ask.getByRole('checkbox', { name: 'Rede', exact: true }).check();
  await ask.getByLabel('De', { exact: true }).fill('01/01/2026');
  await ask.getByLabel('Até', { exact: true }).fill('31/03/2026');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Executar' }).click();
  await expectResult(/"salesTotals": \{ "rows": \[ \{ "month": "2026-01", "network": "Rede/);
  await expect(query()).toContainText('VendasDosVendedoresPorMesERede');
  await expectWholeHeight();

  await tab('Tabela').click();
  const table = page.getByRole('table', { name: 'Resultado' });
  await expect(table.getByRole('columnheader')).toHaveText(['Mês', 'Rede', 'Valor vendido']);
  await expect(table.getByRole('row').nth(1)).toContainText(/01\/2026Rede .*R\$\s[\d.]+,\d{2}/);
  await expectAccessible(page);

  await tab('Gráfico').click();
  const chart = page.getByRole('region', { name: 'Valor vendido por mês e rede' });
  await expect(chart.locator('.MuiLineChart-line, .MuiLineElement-root').first()).toBeVisible();
  await expect(chart.getByText(DEMO_NETWORKS[0].nome)).toBeVisible();
  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(chart.getByRole('columnheader')).toContainText(['Mês', DEMO_NETWORKS[0].nome]);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Tipo de gráfico' }).click();
  await page.getByRole('option', { name: 'Barras' }).click();
  await expect(chart.locator('.MuiBarChart-element, .MuiBarElement-root').first()).toBeVisible();
  // The choice is kept for the next result of the same columns.
  await ask.getByRole('button', { name: 'Executar' }).click();
  await expect(page.getByRole('combobox', { name: 'Tipo de gráfico' })).toHaveText('Barras');
  await button('Ampliar resultado').click();
  await expect(query()).toBeHidden();
  await button('Mostrar editor').click();
  await expect(query()).toBeVisible();
  await tab('JSON').click();
  await expect(result()).toBeVisible();
  await button(/^O que posso perguntar$/).click();
  await expect(ask).toBeHidden();
});

test('the explorer of fields writes the query', async () => {
  await openConsole();
  await write('query Quem { viewer { __typename } }');
  await button('Mostrar Explorador de campos').click();
  const explorer = page.locator('.graphiql-explorer-root');
  await explorer.getByText('banners', { exact: true }).first().click();
  await expect(query()).toContainText('banners');
  await button('Ocultar Explorador de campos').click();
});

test('a saved query asks for its variables in a form', async () => {
  // A second try saves its own.
  const name = `Vendas do período ${Date.now()}`;
  await openConsole();
  await write(
    `query VendasDoPeriodo($de: Day! = "2026-02-01", $ate: Day, $groupBy: [SalesDimension!]! = [NETWORK], $direction: SortDirection = DESC) {
      salesTotals(groupBy: $groupBy, filter: { from: $de, to: $ate }, options: { direction: $direction, sort: "amount" }) { rows { network month amount } }
    }`,
  );
  await button('Salvar consulta').click();
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Consulta salva')).toBeVisible();
  await write('{ networks { total } }');
  await button('Consultas salvas').click();
  await dialog()
    .getByRole('button', { name: `Abrir: ${name}` })
    .click();

  const parameters = form('Parâmetros');
  await expect(parameters.getByLabel('De', { exact: true })).toHaveValue('01/02/2026');
  await expect(parameters.getByRole('checkbox', { name: 'Rede', exact: true })).toBeChecked();
  await expectAccessible(page);
  await parameters.getByLabel('Até', { exact: true }).fill('28/02/2026');
  await parameters.getByRole('checkbox', { name: 'Mês', exact: true }).check();
  await parameters.getByRole('combobox', { name: 'Ordem' }).click();
  await page.getByRole('option', { name: 'Crescente', exact: true }).click();
  await parameters.getByRole('button', { name: 'Executar' }).click();
  await expectResult(/"month": "2026-02"/);
  await tab('Tabela').click();
  const rows = page.getByRole('table', { name: 'Resultado' }).getByRole('row');
  await expect(rows.filter({ hasText: '02/2026' })).toHaveCount((await rows.count()) - 1);
  await tab('JSON').click();
  // The experts' editor holds the same variables.
  await button('Mostrar variáveis').click();
  await expect(page.getByRole('region', { name: 'Variáveis' })).toContainText('"ate": "2026-02-28"');
  await button('Ocultar variáveis').click();
  await button(/^Parâmetros$/).click();
  await expect(parameters).toBeHidden();
});

test('on a phone the console fills the window, and a panel covers the editor', { tag: '@phone-only' }, async () => {
  await openConsole();
  await expectWholeHeight();
  await button('Mostrar O que posso perguntar').click();
  await expect(query()).toBeHidden();
  await form('O que posso perguntar').getByRole('button', { name: 'Executar' }).click();
  await expectResult(/"salesTotals"/);
  await expect(query()).toBeVisible();
  await tab('Gráfico').click();
  await expect(page.getByRole('region', { name: 'Vendas por mês' })).toBeVisible();
  await expectWholeHeight();
});

test('every field is explained, and what was asked is in the history', async () => {
  await openConsole();
  const docs = page.getByRole('region', { name: 'Documentação' });
  if (!(await docs.isVisible())) await button('Mostrar Documentação').click();
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await docs.getByRole('combobox').fill('salesTotals');
  await page.getByRole('option').filter({ hasText: 'salesTotals' }).first().click();
  await expect(docs).toContainText('groupBy');
  await docs.getByRole('link', { name: 'Voltar para Query' }).click();
  await button('Ocultar Documentação').click();
  await button('Mostrar Histórico').click();
  const history = page.getByRole('region', { name: 'Histórico' });
  const asked = (text: string) => history.getByRole('button', { name: 'Abrir no editor' }).filter({ hasText: text });
  await asked('{ networks').last().click();
  await expect(query()).toContainText('ativo');
  await history.getByRole('button', { name: 'Dar um nome' }).last().click();
  await history.getByPlaceholder('Dê um nome').fill('Rede Horizonte');
  await history.getByRole('button', { name: 'Salvar' }).click();
  // Queries of the history may contain the same words.
  await expect(history.getByText('Rede Horizonte', { exact: true })).toBeVisible();
  await button('Ocultar Histórico').click();
});

test('an unknown field is underlined by the editor and refused by the server in Portuguese', async ({ expectErrors }) => {
  expectErrors(REFUSED);
  await openConsole();
  await write('{ viewer { saldos } }');
  await expect(query().locator('.squiggly-error')).toBeVisible({ timeout: 30_000 });
  await button(/^Executar consulta/).click();
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
  await expect(colleague.getByRole('region', { name: 'Editor de consultas' })).toContainText('valorPonto');
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
