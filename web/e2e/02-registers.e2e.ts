import { expect, type Page, test } from '@playwright/test';
import { cpfOf } from '../../server/demo/people.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, choose, leave, openAs, toastOf } from './support/session.ts';

const STORE_CNPJ = '9A1B2C3D000186';
const SELLER_CPF = cpfOf(100_500_000);
const PROGRAMME_CODE = 'E2E100';

let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openAs(browser, people.administrator);
});
test.afterAll(() => leave(page));

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Salvar' }).click();
const cell = (text: string) => page.getByRole('gridcell', { name: text }).first();
/** Searches the list and waits for its answer. */
const search = async (box: string, text: string) => {
  await page.getByRole('searchbox', { name: box }).fill(text);
  await page.getByRole('searchbox', { name: box }).press('Enter');
  await expect(page.getByRole('group', { name: 'Filtros ativos' })).toContainText(`Buscar: ${text}`);
};
/** The address follows the postcode. */
const typeAddress = async () => {
  await field('CEP').fill('01310100');
  await field('CEP').blur();
  await expect(field('Rua')).toHaveValue('Avenida Paulista');
  await field('Número').fill('1578');
  await expect(field('Cidade')).toHaveValue('São Paulo');
};

test('a network is refused without a name, registered, found in the list and edited', async () => {
  await page.goto('/painel/cadastrar/rede');
  await save();
  await expect(toastOf(page, 'Informe o nome')).toBeVisible();
  await field('Nome').fill('Rede Bela Vista');
  await field('Região').fill('Sudeste');
  await field('Valor do Ponto').fill('0,05');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Rede cadastrada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/redes/);
  await search('Buscar rede', 'Bela Vista');
  await expect(cell('R$ 0,05')).toBeVisible();
  await expectAccessible(page);
  await actOn(page, 'Ações: Rede Bela Vista', 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Valor do Ponto' }).fill('0,06');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Rede alterada com sucesso')).toBeVisible();
  await expect(cell('R$ 0,06')).toBeVisible();
});

test('a store with an alphanumeric CNPJ is registered in it and edited; a wrong CNPJ is cleared', async () => {
  await page.goto('/painel/cadastrar/revenda');
  await save();
  await expect(toastOf(page, 'Tipo de pontuação obrigatório')).toBeVisible();
  await choose(page, /^Rede/, 'Rede Bela Vista');
  await choose(page, /^Tipo de pontuação/, 'Foto');
  await field('Código').fill('E2E01');
  await field('CNPJ').fill('9A1B2C3D000187');
  await field('CNPJ').blur();
  await expect(toastOf(page, 'CNPJ não é válido')).toBeVisible();
  await expect(field('CNPJ')).toHaveValue('');
  await field('CNPJ').fill(STORE_CNPJ);
  await field('CNPJ CD').fill(STORE_CNPJ);
  await field('Nome Fantasia').fill('Tintas Bela Vista');
  await field('Razão Social').fill('Tintas Bela Vista Ltda.');
  await field('Responsável').fill('Clara Mendes');
  await field('Celular').fill('11987654321');
  await typeAddress();
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Loja cadastrada com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/Lojas/);
  await search('Buscar por nome, código, CNPJ ou cidade', 'Bela Vista');
  await expect(cell('9A.1B2.C3D/0001-86')).toBeVisible();
  await expectAccessible(page);
  await actOn(page, 'Ações: Tintas Bela Vista', 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome Fantasia' }).fill('Tintas Bela Vista Centro');
  await save();
  await expect(toastOf(page, 'Revenda alterada com sucesso')).toBeVisible();
  await expect(cell('Tintas Bela Vista Centro')).toBeVisible();
});

test('a programme product is registered, refused twice, and edited', async () => {
  const register = async () => {
    await field('Código').fill(PROGRAMME_CODE);
    await field('Nome').fill('Tinta de teste 3,6 L');
    await field('Preço Unitário').fill('100,00');
    await field('Valor Pontos').fill('10,00');
    await save();
  };
  await page.goto('/painel/cadastrar/produto');
  await page.getByRole('link', { name: /Produto Experiências SW/ }).click();
  await expectAccessible(page);
  await register();
  await expect(toastOf(page, 'Produto cadastrado com sucesso')).toBeVisible();
  await expect(field('Código')).toHaveValue('');
  await register();
  await expect(toastOf(page, /já/)).toBeVisible();
  await page.goto('/painel/produtos');
  await search('Buscar produto', PROGRAMME_CODE);
  await expect(cell('10,00')).toBeVisible();
  await expectAccessible(page);
  await actOn(page, 'Ações: Tinta de teste 3,6 L', 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Valor Pontos' }).fill('12,50');
  await save();
  await expect(toastOf(page, 'Produto alterado com sucesso')).toBeVisible();
  await expect(cell('12,50')).toBeVisible();
});

test('a store product takes its points from the catalogue; an unknown code is refused', async () => {
  await page.goto('/painel/cadastrar/produto/revenda');
  await page.getByRole('combobox', { name: 'Loja' }).fill('Bela Vista');
  await page.getByRole('option', { name: /Tintas Bela Vista Centro/ }).click();
  await field('Código Experiências SW').fill('NAO-EXISTE');
  await field('Código Experiências SW').blur();
  await expect(toastOf(page, 'Produto Experiências SW não encontrado')).toBeVisible();
  await field('Código Experiências SW').fill(PROGRAMME_CODE);
  await field('Código Experiências SW').blur();
  await expect(field('Produto Experiências SW')).toHaveValue('Tinta de teste 3,6 L');
  await field('Código Loja').fill('7001');
  await field('Descrição Loja').fill('TINTA TESTE 3,6L');
  await field('Preço Unitário Loja').fill('110,00');
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Produto cadastrado com sucesso')).toBeVisible();
  await page.goto(`/painel/revenda/${STORE_CNPJ}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tintas Bela Vista Centro' })).toBeVisible();
  await expect(cell('TINTA TESTE 3,6L')).toBeVisible();
  await expect(cell('12,50')).toBeVisible();
  await expectAccessible(page);
  await actOn(page, 'Ações: TINTA TESTE 3,6L', 'Editar');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Preço Unitário Loja' }).fill('119,90');
  await save();
  await expect(toastOf(page, 'Produto alterado com sucesso')).toBeVisible();
  await expect(cell('R$ 119,90')).toBeVisible();
});

test('a seller is registered in the store and edited; a CPF that is taken is cleared', async () => {
  await page.goto('/painel/cadastrar/parceiro');
  await page.getByRole('combobox', { name: 'Loja' }).fill('Bela Vista');
  await page.getByRole('option', { name: /Tintas Bela Vista Centro/ }).click();
  await field('CPF').fill(people.photoSeller.cpf);
  await field('CPF').blur();
  await expect(toastOf(page, 'Vendedor Loja já cadastrado')).toBeVisible();
  await expect(field('CPF')).toHaveValue('');
  await field('CPF').fill(SELLER_CPF);
  await field('Nome').fill('Vera Lúcia Campos');
  await choose(page, /^Sexo/, 'Feminino');
  await field('Data de Nascimento').fill('15/03/1990');
  await field('Celular').fill('11976543210');
  await typeAddress();
  await expectAccessible(page);
  await save();
  await expect(toastOf(page, 'Vendedor Loja cadastrado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/painel\/vendedores/);
  await search('Buscar por nome, CPF, e-mail ou celular', 'Vera Lúcia');
  await expect(cell('Tintas Bela Vista Centro')).toBeVisible();
  await expectAccessible(page);
  await actOn(page, 'Ações: Vera Lúcia Campos', 'Editar');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Vera Lúcia Campos Dias');
  await dialog.getByRole('textbox', { name: 'Hobby' }).fill('Leitura');
  await save();
  await expect(toastOf(page, 'Parceiro alterado com sucesso')).toBeVisible();
  await expect(cell('Vera Lúcia Campos Dias')).toBeVisible();
});
