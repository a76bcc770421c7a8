import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a limit of one person changes only once somebody else confirms it', { tag: '@phone' }, async ({ browser }) => {
  const [from, to] = ['45', '44'];
  const administrator = await openAs(browser, people.administrator);
  await administrator.goto('/painel/processar/moderacao');
  const days = administrator.getByRole('textbox', { name: 'Idade da venda (dias)' });
  await expect(days).toHaveValue(from);
  await days.fill(to);
  const limits = administrator.getByRole('form', { name: 'O que uma pessoa faz sozinha' });
  await limits.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, 'Enviado para aprovação: nada muda até outra pessoa confirmar')).toBeVisible();
  await administrator.reload();
  await expect(days).toHaveValue(from);

  const operator = await openAs(browser, people.operator);
  await operator.goto('/painel/dashboard');
  await operator.getByRole('link', { name: /Pedidos que aguardam você$/ }).click();
  await expect(operator).toHaveURL(/segunda-aprovacao\?decidable=true/);
  const told = `Idade da venda (dias): ${from} → ${to}`;
  await expect(operator.getByText(told)).toBeVisible();
  await expectAccessible(operator);
  await actOn(operator, /^Ações: Limites de uma pessoa: Mudar os limites/, 'Aprovar');
  const question = operator.getByRole('dialog', { name: 'Aprovar: Limites de uma pessoa?' });
  await expect(question).toContainText(told);
  await expectAccessible(operator);
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(toastOf(operator, 'Pedido aprovado com sucesso')).toBeVisible();
  await expect(operator.getByText(told)).toBeHidden();

  await administrator.reload();
  await expect(days).toHaveValue(to);
  await leave(administrator);
  await leave(operator);
});
