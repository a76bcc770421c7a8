import type { Page } from '@playwright/test';
import { DEMO_PRODUCTS } from '../../server/demo/catalogue.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, choose, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { rowOf } from './support/width.ts';

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const dialog = () => page.getByRole('dialog');

test('other points are tried on the months that were approved, and nothing of them changes', async () => {
  const product = DEMO_PRODUCTS[2]!;
  await page.goto('/painel/simulador');
  await page.getByRole('link', { name: 'Nova simulação' }).click();
  await expect(page.getByRole('button', { name: 'Simular', exact: true })).toBeDisabled();
  const add = async (parameter: string, value: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Adicionar mudança' }).click();
    await choose(dialog(), /^O que muda/, parameter);
    await value();
    await dialog().getByRole('button', { name: 'Adicionar mudança' }).click();
  };
  await add('Pontos de um produto', async () => {
    await dialog().getByRole('combobox', { name: 'Produto' }).fill(product.nome);
    await page.getByRole('option').filter({ hasText: product.codigo }).click();
    await dialog().getByRole('textbox', { name: 'Novo valor' }).fill('900,00');
  });
  await expect(dialog()).toBeHidden();
  await add('Pontos de todos os produtos (%)', () => dialog().getByRole('textbox', { name: 'Novo valor' }).fill('-150'));
  await expect(toastOf(page, 'Ajuste inválido')).toBeVisible();
  await dialog().getByRole('textbox', { name: 'Novo valor' }).fill('-2,5');
  await dialog().getByRole('button', { name: 'Adicionar mudança' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pontos de todos os produtos (%): -2,50%' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simular', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Simulação nº \d+$/ })).toBeVisible();
  const chart = page.getByRole('region', { name: 'Custo dos pontos por rede' });
  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(chart.getByRole('row').filter({ hasText: 'Rede Serra Azul' })).toContainText('R$');
  await page.getByRole('tab', { name: 'Produtos' }).click();
  const row = page.getByRole('tabpanel', { name: 'Produtos' }).getByRole('row').filter({ hasText: product.nome });
  await expect(row).toContainText('R$');
  await expectAccessible(page);
  // The URL is enough to reopen it.
  await page.reload();
  await expect(row).toContainText('R$');
});

test('points that move the cost by more than ten percent are simulated, then confirmed', async () => {
  const product = DEMO_PRODUCTS[2]!;
  await page.goto(`/painel/produtos?busca=${encodeURIComponent(product.codigo)}`);
  await actOn(page, `Ações: ${product.nome}`, 'Editar');
  await dialog().getByRole('textbox', { name: 'Valor Pontos' }).fill('900,00');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('dialog', { name: 'Simular antes de salvar?' }).getByRole('button', { name: 'Simular agora' }).click();
  const question = page.getByRole('dialog', { name: 'Confirmar a mudança?' });
  await expect(question).toContainText(/Simulação nº \d+, vendas de .+: custo de R\$/);
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog().getByRole('textbox', { name: 'Valor Pontos' })).toHaveValue('900,00');
});

test('a scenario adds words to the rules of its sellers', async ({ browser }) => {
  await page.goto('/painel/cenarios');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Editar: Cenário A' }).click();
  await dialog().getByRole('textbox', { name: 'Fator extra' }).fill('0');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Fator extra deve ser maior que 0 e até 10')).toBeVisible();
  await dialog().getByRole('textbox', { name: 'Fator extra' }).fill('1,00');
  await dialog().getByRole('textbox', { name: 'Texto do regulamento' }).fill('Sorteio de fim de ano só para a sua loja.');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Cenário alterado com sucesso')).toBeVisible();
  const seller = await openAs(browser, people.otherTypingSeller);
  await seller.goto('/regulamento');
  await expect(seller.getByRole('heading', { name: 'Condições da sua loja' })).toBeVisible();
  await expect(seller.getByText('Sorteio de fim de ano só para a sua loja.')).toBeVisible();
  await leave(seller);
});

test('stores are put into a scenario from the list of stores', async () => {
  await page.goto('/painel/Lojas?busca=Colorama');
  await rowOf(page, 'Colorama Materiais').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Alterar cenário' }).click();
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Cenário obrigatório')).toBeVisible();
  // It already has this one: the history restarts and nothing else changes.
  await choose(dialog(), /^Cenário/, 'C');
  await dialog().getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Cenário das lojas alterado')).toBeVisible();
});

test('an experiment of few stores says that they are too few, and how to read one', async () => {
  await page.goto('/painel/experimentos?cenario=1');
  await expect(page.getByText('n insuficiente')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Como ler' })).toContainText('1.000 sorteios');
  await expectAccessible(page);
  await choose(page, /^Janela/, '30 dias');
  await expect(page.getByText('Comparados 30 dias de cada lado do início.')).toBeVisible();
});
