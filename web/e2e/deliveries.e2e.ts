import { type Page, request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, answerYes, askApi, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { isPhone, rowOf } from './support/width.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A name of this try alone, so that a second try finds no row of the first. */
const named = (name: string) => `${name} ${test.info().project.name} ${test.info().retry} ${Date.now() % 100_000}`;

/** A saved query of the administrator. */
async function saveQuery(nome: string): Promise<void> {
  await askApi(people.administrator, 'mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }', {
    input: { nome, consulta: '{ networks(options: { search: "Rede Horizonte" }) { items { nome regiao } } }' },
  });
}

test('an address gives a saved query to a spreadsheet until it is revoked', { tag: '@phone' }, async ({ baseURL }) => {
  const [query, name] = [named('Redes'), named('Planilha')];
  await saveQuery(query);
  await page.goto('/painel/analise');
  await page.getByRole('link', { name: 'Planilhas e agendamentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planilhas e agendamentos' })).toBeVisible();
  await button('Criar endereço').first().click();
  await choose(dialog(), /^Consulta salva/, query);
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog().getByRole('checkbox', { name: 'Vendas' }).check();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(toastOf(page, 'O token não tem o escopo necessário: CADASTROS.')).toBeVisible();
  await dialog().getByRole('checkbox', { name: 'Cadastros' }).check();
  await dialog().getByRole('button', { name: 'Criar', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Endereço criado' });
  const url = await made.getByRole('textbox', { name: 'Endereço', exact: true }).inputValue();
  await expect(made.getByRole('textbox', { name: 'Fórmula' })).toHaveValue(`=IMPORTDATA("${url}"; ";"; "pt_BR")`);
  for (const tool of ['Excel', 'LibreOffice Calc', 'Google Planilhas']) await expect(made).toContainText(tool);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Fechar' }).click();

  const outsider = await request.newContext({ baseURL: baseURL! });
  const read = () => outsider.get(new URL(url).pathname);
  const answer = await read();
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await answer.text()).toMatch(/^\uFEFFnome;regiao\r\nRede Horizonte;/);
  await page.reload();
  await expect(rowOf(page, name)).toContainText('Ativo');
  if (isPhone()) await expect(rowOf(page, name)).toContainText(/Usos\s*1/);
  else await expect(rowOf(page, name).locator('[data-field="usos"]')).toHaveText('1');
  await expectAccessible(page);
  await actOn(page, `Ações: ${name}`, 'Revogar');
  await answerYes(page);
  await expect(toastOf(page, 'Endereço revogado')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Revogado');
  const refused = await read();
  expect([refused.status(), await refused.text()]).toEqual([404, 'Este endereço não existe, venceu ou foi revogado.']);
  await outsider.dispose();
});

test('a schedule runs at once when its owner asks, and keeps its history', { tag: '@phone' }, async () => {
  const [query, name] = [named('Redes'), named('Toda segunda')];
  await saveQuery(query);
  await page.goto('/painel/analise/agendamentos');
  await button('Criar agendamento').first().click();
  await choose(dialog(), /^Consulta salva/, query);
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog().getByRole('checkbox', { name: 'Cadastros' }).check();
  await choose(dialog(), /^Frequência/, 'Toda semana');
  await choose(dialog(), /^Dia da semana/, 'segunda-feira');
  await dialog().getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(dialog().getByText('Escolha ao menos um destinatário').first()).toBeVisible();
  await dialog().getByRole('combobox', { name: 'Destinatários' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(toastOf(page, 'Agendamento criado')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Toda semana, segunda-feira, às 08:00');
  await expect(rowOf(page, name)).toContainText('Ativo');

  await actOn(page, `Ações: ${name}`, 'Executar agora');
  await expect(toastOf(page, 'Execução iniciada')).toBeVisible();
  await rowOf(page, name).getByText(name).click();
  const history = page.getByRole('region', { name: 'Histórico' });
  await expect(history.getByText('Enviada', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(history).toContainText('1 linha enviada');
  await expectAccessible(page);
  await page.goto('/painel/analise/agendamentos');
  await actOn(page, `Ações: ${name}`, 'Pausar');
  await expect(toastOf(page, 'Agendamento pausado')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Pausado');
  await actOn(page, `Ações: ${name}`, 'Excluir');
  await answerYes(page);
  await expect(toastOf(page, 'Agendamento excluído')).toBeVisible();
  await expect(rowOf(page, name)).toBeHidden();
});

test('a webhook shows its secret once', async () => {
  const [query, name] = [named('Redes'), named('Gancho')];
  await saveQuery(query);
  await page.goto('/painel/analise/agendamentos');
  await button('Criar agendamento').first().click();
  await choose(dialog(), /^Consulta salva/, query);
  await dialog().getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog().getByRole('checkbox', { name: 'Cadastros' }).check();
  await choose(dialog(), /^Enviar/, 'Para um sistema (webhook)');
  await dialog().getByRole('textbox', { name: 'Endereço do webhook' }).fill('https://8.8.8.8/gancho');
  await dialog().getByRole('button', { name: 'Criar', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Segredo do webhook' });
  await expect(made.getByRole('textbox', { name: 'Segredo' })).toHaveValue(/^whs_/);
  await made.getByRole('button', { name: 'Fechar' }).click();
  await expect(rowOf(page, name)).toContainText('https://8.8.8.8');
  await actOn(page, `Ações: ${name}`, 'Excluir');
  await answerYes(page);
  await expect(toastOf(page, 'Agendamento excluído')).toBeVisible();
});
