import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { writeXlsx } from '../../server/platform/sheets/write-sheet.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { photoOfReceipt } from './support/receipts.ts';
import { actOn, answerYes, askApi, giveReason, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth, rowOf, rowsOf } from './support/width.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DESKTOP = {
  stores: ['Tintas do Porto', 'Casa Nova Cores', 'Empório da Tinta'],
  products: ['E2EUP1', 'E2EUP2'],
  foreign: ['E2EFX1', 'E2EFX2'],
  photo: 9700,
};
const PHONE: typeof DESKTOP = {
  stores: ['Tintas da Serra', 'Vila Nova Cores', 'Oficina da Tinta'],
  products: ['E2EUP3', 'E2EUP4'],
  foreign: ['E2EFX3', 'E2EFX4'],
  photo: 9701,
};

let page: Page;
let ours: typeof DESKTOP;
test.beforeAll(async ({ browser }) => {
  ours = byWidth(DESKTOP, PHONE);
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const downloadBy = async (click: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return download;
};

test('a participating store is added; a sheet brings others and names the line that it cannot take', { tag: '@phone' }, async () => {
  const [first, second, third] = ours.stores as [string, string, string];
  await page.goto('/painel/gestao-conteudo');
  await page.getByRole('button', { name: 'Nova Loja' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill(first);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Loja criada com sucesso')).toBeVisible();
  const template = await downloadBy(() => page.getByRole('button', { name: 'Download Modelo' }).click());
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('button', { name: 'Upload XLSX' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(toastOf(page, 'Selecione um arquivo')).toBeVisible();
  const rows = [{ nome: second }, { nome: third }, { nome: 'X'.repeat(400) }];
  const sheet = await buffer(writeXlsx([{ key: 'nome', title: 'Nome', type: 'text' }], rows, { sheetName: 'Lojas', textCells: true }));
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'lojas.xlsx', mimeType: XLSX, buffer: sheet });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(toastOf(page, '2 lojas importadas com sucesso')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('alert')).toContainText('Linhas não importadas');
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.goto(`/painel/gestao-conteudo?busca=${encodeURIComponent(third)}`);
  await expect(rowOf(page, third)).toBeVisible();
  await expectAccessible(page);
});

test('products come by CSV with one line refused; the upload is undone in the history', { tag: '@phone' }, async () => {
  const [first, second] = ours.products as [string, string];
  const file = `produtos-${first}.csv`;
  const csv = `Código;Nome;Valor Unitário;Valor Pontos\n${first};Tinta do envio ${first};100,00;5,00\n${second};Tinta do envio ${second};80,00;4,00\nE2ERUIM;Sem preço;abc;4,00\n`;
  await page.goto('/painel/processar/produtos');
  await page.getByRole('link', { name: /Produtos Experiências SW/ }).click();
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  await expect(toastOf(page, 'Selecione um arquivo primeiro')).toBeVisible();
  await page.getByLabel('Arquivo de produtos').setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  await expect(page.getByText('Nada foi gravado ainda. Confira e confirme.')).toBeVisible();
  await expectAccessible(page);
  const refused = await downloadBy(() => page.getByRole('button', { name: 'Baixar relatório de erros' }).click());
  expect(await readFile(await refused.path(), 'utf8')).toContain(
    '4;"Valor Unitário";"abc";"Informe somente valores válidos: ""abc"" não é um número',
  );
  await page.getByRole('button', { name: 'Processar 2 linhas' }).click();
  await expect(page.getByText('2 produtos cadastrados')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Linhas recusadas' })).toContainText('abc');
  await expectAccessible(page);
  const report = await downloadBy(() => page.getByRole('link', { name: 'Baixar relatório de erros' }).click());
  expect((await readFile(await report.path())).length).toBeGreaterThan(0);
  const exists = () => page.goto(`/painel/produtos?busca=${first}`);
  await exists();
  await expect(rowOf(page, first)).toContainText('5,00');
  await page.goto('/painel/processar/uploads');
  await expect(rowOf(page, file)).toContainText('Com erros');
  await expectAccessible(page);
  await actOn(page, `Ações: ${file}`, 'Desfazer upload');
  await giveReason(page, 'Loja errada', 'Desfazer upload');
  await expect(toastOf(page, 'Upload desfeito com sucesso')).toBeVisible();
  await expect(rowOf(page, file)).toContainText('Desfeita');
  await exists();
  await expect(page.getByText('Nenhum resultado').first()).toBeVisible();
});

test('a file with other titles is read after its columns are named once', { tag: '@phone' }, async () => {
  const [code, next] = ours.foreign as [string, string];
  const file = (...lines: string[]) => Buffer.from(['SKU;DESCRICAO ERP;CUSTO;PRECO DE VENDA;K7', ...lines].join('\n'));
  const choose = async (buffer: Buffer) => {
    await page.goto('/painel/processar/produtos/criteria');
    await page.locator('input[type="file"]').setInputFiles({ name: 'erp.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  };
  await choose(file(`${code};Selador ERP;10,00;25,00;4`));
  const form = page.getByRole('form', { name: 'Colunas do arquivo' });
  await expect(form.getByRole('alert')).toContainText('não encontrada na planilha');
  const place = async (column: string, title: string) => {
    await form.getByRole('combobox', { name: new RegExp(`^${column}`) }).click();
    await page.getByRole('option', { name: title, exact: true }).click();
  };
  await place('Código', 'SKU');
  await place('Nome', 'DESCRICAO ERP');
  await place('Valor Unitário', 'PRECO DE VENDA');
  await expect(form.getByText('No arquivo: 25,00')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Usar estas colunas' }).click();
  await expect(form.getByText('Indique a coluna Valor Pontos')).toBeVisible();
  await place('Valor Pontos', 'K7');
  await form.getByRole('button', { name: 'Usar estas colunas' }).click();
  await expect(page.getByText('As colunas foram lidas como você indicou')).toBeVisible();
  await page.getByRole('button', { name: 'Processar 1 linha' }).click();
  await expect(page.getByText('1 produtos cadastrados')).toBeVisible({ timeout: 30_000 });
  await choose(file(`${next};Selador ERP 2;10,00;26,00;5`));
  await expect(page.getByText('As colunas foram lidas como você indicou')).toBeVisible();
  await page.getByRole('button', { name: 'Processar 1 linha' }).click();
  await expect(page.getByText('1 produtos cadastrados')).toBeVisible({ timeout: 30_000 });
  await page.goto(`/painel/produtos?busca=${next}`);
  await expect(rowOf(page, next)).toContainText('Selador ERP 2');
  await expect(rowOf(page, next)).toContainText('5,00');
});

test('columns of a sales export are suggested, and the doubtful ones are marked until changed', { tag: '@phone' }, async () => {
  const titles = ['CNPJ Loja', 'CPF Vendedor', 'Cod. Produto', 'EAN', 'Qtd', 'Vlr Total', 'Dt. Emissão', 'NF', 'Cidade'];
  const cells = ['06.990.590/0001-23', '529.982.247-25', 'SW0110', '7891234567895', '2', '439,80', '03/11/2026', '123456', 'Recife'];
  const columns = titles.map((title, position) => ({ key: `c${position}`, title, type: 'text' as const }));
  const row = Object.fromEntries(cells.map((cell, position) => [`c${position}`, cell]));
  const sheet = await buffer(writeXlsx(columns, [row], { sheetName: 'Vendas', textCells: true }));
  await page.goto('/painel/processar/vendas');
  await page.locator('input[type="file"]').setInputFiles({ name: 'erp.xlsx', mimeType: XLSX, buffer: sheet });
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  const form = page.getByRole('form', { name: 'Colunas do arquivo' });
  await expect(form.getByRole('status')).toHaveText('7 de 9 colunas reconhecidas. 1 está marcada: confira.');
  const field = (column: string) => form.getByRole('combobox', { name: new RegExp(`^${column}`) });
  await expect(field('CPF do vendedor')).toHaveText('CPF Vendedor');
  await expect(field('Código do Produto')).toHaveText('Cod. Produto');
  await expect(field('Identificador')).toHaveText('NF');
  await expect(field('Valor Unitário')).toHaveText('Vlr Total');
  const doubt = form.getByText('Parece o total da linha, e aqui vai o valor de uma unidade: confira.');
  await expect(doubt).toBeVisible();
  await expectAccessible(page);
  await field('Valor Unitário').click();
  await page.getByRole('option', { name: 'Cidade', exact: true }).click();
  await expect(doubt).toBeHidden();
});

test('every error of a line is told, and a file without a valid line says why in place of a button', { tag: '@phone' }, async () => {
  const csv = 'Código;Nome;Valor Unitário;Valor Pontos\nE2ERUIM1;;abc;-1\nE2ERUIM2;;10;2\n';
  await page.goto('/painel/processar/produtos/criteria');
  await page.locator('input[type="file"]').setInputFiles({ name: 'ruins.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Verificar arquivo' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nada a processar: as 2 linhas do arquivo foram recusadas.' });
  await expect(alert).toContainText('2 linhas: Nome: Nome é obrigatório');
  await expect(page.getByRole('button', { name: /^Processar \d/ })).toHaveCount(0);
  const table = page.getByRole('table', { name: 'Linhas recusadas' });
  await expect(table.getByText(/Nome é obrigatório/)).toHaveCount(2);
  await expect(table.getByText(/"abc" não é um número/).first()).toBeVisible();
  await expect(table.getByText(/"-1" é negativo/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Trocar arquivo' }).click();
  await expect(page.getByRole('button', { name: 'Verificar arquivo' })).toBeVisible();
});

test('points past their day are expired after a question, and given back by the day', async () => {
  await page.goto('/painel/processar/pontos');
  await page.getByRole('button', { name: 'Balconista' }).click();
  const expired = page.getByRole('region', { name: 'Pontos expirados' });
  await expect(expired.getByText('Vencidos até ontem e ainda não processados.')).toBeVisible();
  await expired.getByRole('button', { name: 'PROCESSAR EXPIRADOS' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Expirar [\d.,]+ pontos de \d+ pessoas? \(\d+ lotes?\)\?/);
  await expectAccessible(page);
  await answerYes(page);
  await expect(expired.getByText('Nada a expirar agora.')).toBeVisible({ timeout: 30_000 });
  const giveBack = page.getByRole('region', { name: 'Devolver pontos' });
  await giveBack.getByRole('button', { name: 'DEVOLVER PONTOS' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Devolver [\d.,]+ pontos a \d+ pessoas?, das expirações de /);
  await answerYes(page);
  await expect(giveBack.getByText('Nada a devolver nesta data.')).toBeVisible({ timeout: 30_000 });
  const runs = page.getByRole('region', { name: 'Últimos processamentos' }).getByRole('table');
  await expect(runs).toContainText('Devolução');
  await expect(runs).toContainText('Concluída');
});

test('a photo is sent to a redemption, found in the gallery and deleted', { tag: '@phone' }, async () => {
  const { redemptions } = await askApi<{ redemptions: { items: { id: string; premio: string; usuario: string }[] } }>(
    people.administrator,
    '{ redemptions(filter: {}) { items { id premio usuario } } }',
  );
  const redemption = redemptions.items[byWidth(0, 1)]!;
  await page.goto('/painel/processar/foto-video');
  await page.getByRole('button', { name: 'PROCESSAR', exact: true }).click();
  await expect(toastOf(page, 'Selecione um arquivo primeiro')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles((await photoOfReceipt(ours.photo)).file);
  await page.getByRole('button', { name: 'PROCESSAR', exact: true }).click();
  await expect(toastOf(page, 'Informe o ID do resgate primeiro')).toBeVisible();
  await page.getByRole('textbox', { name: 'ID do resgate' }).fill(redemption.id);
  await page.getByRole('textbox', { name: 'ID do resgate' }).blur();
  await expect(page.getByRole('region', { name: 'Resgate' })).toContainText(redemption.premio);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'PROCESSAR', exact: true }).click();
  await expect(toastOf(page, 'Foto ou vídeo enviado com sucesso')).toBeVisible();
  await page.getByRole('link', { name: 'Ver na galeria' }).click();
  const articles = page.getByRole('article', { name: new RegExp(`^${redemption.id} - `) });
  await expect(articles.first()).toBeVisible();
  const before = await articles.count();
  await expectAccessible(page);
  await articles
    .first()
    .getByRole('button', { name: /^Excluir/ })
    .click();
  await answerYes(page);
  await expect(toastOf(page, 'Foto ou vídeo excluído com sucesso')).toBeVisible();
  await expect(articles).toHaveCount(before - 1);
});

test("a sale's points are corrected after a question", { tag: '@phone' }, async () => {
  await page.goto('/painel/processar/correcao-pontuacao');
  await page.getByRole('button', { name: 'Analisar correções' }).click();
  const found = page.getByText(/^\d+ vendas? para corrigir$/);
  await expect(found).toBeVisible();
  const before = Number.parseInt((await found.textContent()) ?? '', 10);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Ações: Venda/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Corrigir' }).click();
  await expect(page.getByRole('dialog')).toContainText(/(Creditar|Retirar) [\d.,]+ pontos/);
  await giveReason(page, 'Valor errado', 'Corrigir');
  await expect(page.getByText(before === 2 ? '1 venda para corrigir' : `${before - 1} vendas para corrigir`)).toBeVisible();
});

test('the chain of the logs is whole', { tag: '@phone' }, async () => {
  await page.goto('/painel/logs');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verificar integridade' }).click();
  await expect(page.getByText('Os logs estão íntegros').first()).toBeVisible();
  await expect(page.getByText(/registro\(s\) verificado\(s\)/).first()).toBeVisible();
  await expectAccessible(page);
});

test('settings are saved and kept; a wrong value is refused', { tag: '@phone' }, async () => {
  await page.goto('/painel/configuracoes');
  const uses = page.getByRole('textbox', { name: 'Usos semanais do voucher' });
  const kept = await uses.inputValue();
  await uses.fill('');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(uses).toHaveAttribute('aria-invalid', 'true');
  await uses.fill('3');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toastOf(page, 'Configurações atualizadas com sucesso')).toBeVisible();
  await page.reload();
  await expect(uses).toHaveValue('3');
  await uses.fill(kept);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toastOf(page, 'Configurações atualizadas com sucesso')).toBeVisible();
});

test('the own exports are open to whoever exports', { tag: '@phone' }, async () => {
  await page.goto('/painel/exportacoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas exportações' })).toBeVisible();
  await expectAccessible(page);
});
