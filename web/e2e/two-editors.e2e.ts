import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { rowOf } from './support/width.ts';

test('the second of two editors is told who changed what, merges and saves both changes', async ({ browser }) => {
  const name = 'Rede Dupla';
  const administrator = await openAs(browser, people.administrator);
  await administrator.goto('/painel/cadastrar/rede');
  await administrator.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await administrator.getByRole('textbox', { name: 'Região' }).fill('Sudeste');
  await administrator.getByRole('textbox', { name: 'Valor do Ponto' }).fill('0,05');
  await administrator.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, 'Rede cadastrada com sucesso')).toBeVisible();

  const colleague = await openAs(browser, people.administrator);
  for (const page of [administrator, colleague]) {
    await page.goto(`/painel/redes?busca=${encodeURIComponent(name)}`);
    await actOn(page, `Ações: ${name}`, 'Editar');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Região' })).toHaveValue('Sudeste');
  }
  await administrator.getByRole('dialog').getByRole('textbox', { name: 'Região' }).fill('Norte');
  await administrator.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, 'Rede alterada com sucesso')).toBeVisible();

  const form = colleague.getByRole('dialog').filter({ has: colleague.getByRole('textbox', { name: 'Nome' }) });
  await form.getByRole('textbox', { name: 'Nome' }).fill(`${name} Sul`);
  await form.getByRole('button', { name: 'Salvar' }).click();
  const told = colleague.getByRole('dialog', { name: 'Este cadastro mudou enquanto você o editava' });
  await expect(told).toContainText(/Região: Sudeste → Norte \(.+, \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\)/);
  await expect(told).not.toContainText('Você também mudou');
  await expectAccessible(colleague);
  await told.getByRole('button', { name: 'Juntar' }).click();
  await expect(told).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Região' })).toHaveValue('Norte');
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue(`${name} Sul`);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(colleague, 'Rede alterada com sucesso')).toBeVisible();
  await expect(rowOf(colleague, `${name} Sul`)).toContainText('Norte');
  await leave(administrator);
  await leave(colleague);
});
