import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSheetRows } from '../../../server/platform/sheets/read-sheet.ts';
import { people } from '../support/people.ts';
import { todayTyped } from '../support/receipts.ts';
import type { Engine } from './engine.ts';
import { DESK, expect, seeToast, signIn, test } from './journey.ts';
import type { Page } from './page.ts';
import { until } from './until.ts';

test.use({ viewport: DESK });

const DOWNLOAD_MS = 30_000;

const enter = async (page: Page, person: (typeof people)['operator' | 'administrator']): Promise<void> => {
  await page.goTo('/painel');
  await signIn(page, person);
  await page.role('heading', 'Dashboard', 1).see();
};

test('an operator posts one receipt and rejects another, and sees the next receipt each time', async ({ tab: page }) => {
  await enter(page, people.operator);
  await page.goTo('/painel/processar/pontuacoes-pendentes');
  await page.role('button', 'Revisar fila').click();
  const form = page.role('form', 'Venda');
  const number = form.role('textbox', 'Identificador');
  const picture = page.role('img', 'Nota enviada');
  /** Waits for an undecided receipt with its picture and returns its number. */
  const seeAnother = async (...decided: string[]) => {
    const value = await number.seeValue(new RegExp(`^(?!${decided.join('|') || '-'})\\d{20,}`));
    await picture.see();
    return value;
  };
  const first = await seeAnother();
  await form.role('textbox', 'Data da Venda').fill(todayTyped());
  await form.role('combobox', 'Produto').fill('1000');
  await page.role('option', /1000/).click();
  await form.role('textbox', 'Quantidade').fill('3');
  await form.role('button', 'Adicionar item').click();
  await form.role('list', 'Itens').role('listitem').seeCount(1);
  await form.role('button', /^ENVIAR/).click();
  await seeToast(page, /37,50 pontos para /);
  const second = await seeAnother(first);
  await page.role('button', /^REPROVAR/).click();
  await page.role('dialog', 'Reprovar nota').role('button', 'Nota Ilegível').click();
  await seeToast(page, 'Nota reprovada com sucesso');
  await seeAnother(first, second);
});

/** The file a click downloads, once complete. */
const downloadedBy = async (engine: Engine, { ending, press }: { ending: string; press: () => Promise<void> }): Promise<Buffer> => {
  const files = () => readdirSync(engine.downloads).filter((name) => name.endsWith(ending));
  const before = files();
  await press();
  const ask = () => {
    const file = files().find((name) => !before.includes(name));
    const content = file && readFileSync(path.join(engine.downloads, file));
    return Promise.resolve(content && content.length > 0 ? content : undefined);
  };
  return until(ask, { withinMs: DOWNLOAD_MS, otherwise: () => `No ${ending} came down` });
};

test('an administrator pages and filters a list, edits a row and exports what is left', async ({ tab: page, engine }) => {
  await enter(page, people.administrator);
  await page.goTo('/painel/Lojas');
  const rows = page.role('row');
  await page.text(/^1-10 de /).see();
  const label = await page.role('button', /^Ações: /).seeLabel();
  const store = label.replace('Ações: ', '');
  await rows.holding(store).see();
  await page.role('button', 'Próxima página').click();
  await page.text(/^11-\d+ de /).see();
  await rows.holding(store).seeNone();
  await page.role('searchbox', 'Buscar por nome, código, CNPJ ou cidade').fill(store);
  await page.role('searchbox').press('Enter');
  await page.role('group', 'Filtros ativos').see(`Buscar: ${store}`);
  await rows.holding(store).see();

  await page.role('button', `Ações: ${store}`).click();
  await page.role('menuitem', 'Editar').click();
  const edited = `${store} Matriz`;
  const dialog = page.role('dialog');
  await dialog.role('textbox', 'Nome Fantasia').fill(edited);
  await dialog.role('button', 'Salvar').click();
  await seeToast(page, 'Revenda alterada com sucesso');
  await rows.holding(edited).see();

  await page.role('button', 'Exportar').click();
  const csv = await downloadedBy(engine, { ending: '.csv', press: () => page.role('menuitem', 'Exportar tudo (CSV)').click() });
  const [header, ...lines] = csv.toString().trim().split('\n');
  expect(header).toContain('Nome Fantasia');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(edited);
});

test('an administrator takes the sellers out as a spreadsheet that the page itself holds', async ({ tab: page, engine }) => {
  await enter(page, people.administrator);
  await page.goTo('/painel/vendedores');
  await page.text(/^1-10 de /).see();
  const press = () => page.role('button', 'Exportar Excel').click();
  const xlsx = await downloadedBy(engine, { ending: '.xlsx', press });
  await seeToast(page, /./);
  const rows = [];
  for await (const { cells } of readSheetRows(xlsx, { kind: 'xlsx' })) rows.push(cells);
  expect(rows.length).toBeGreaterThan(10);
});
