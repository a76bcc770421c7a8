import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, askApi, leave, openAs, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { byWidth } from './support/width.ts';

const HELD = 'Enviado para aprovação: nada muda até outra pessoa confirmar';

interface Rule {
  id: string;
  networkId: string;
  rede: string;
  ativa: boolean;
}

/** A rule that is off. A second try takes another one, because the first may have left a request that waits. */
const findRule = async (): Promise<Rule> => {
  const { creditRules } = await askApi<{ creditRules: { items: Rule[] } }>(
    people.administrator,
    '{ creditRules(filter: { audience: CONSUMER, fonte: XML_ASSINADO, ativa: false }) { items { id networkId rede ativa } } }',
  );
  const rule = creditRules.items[test.info().retry];
  expect(rule).toBeDefined();
  return rule!;
};

const openRule = async (page: Page, { networkId, rede }: Rule, act: string): Promise<void> => {
  await page.goto(`/painel/credito-automatico?networkId=${networkId}&audience=CONSUMER&fonte=XML_ASSINADO`);
  await actOn(page, `Ações: ${rede}, Consumidor, XML assinado`, act);
};

test('a rule is switched on by two people and off by one', { tag: '@phone' }, async ({ browser }) => {
  const rule = await findRule();
  const name = `${rule.rede}, Consumidor, XML assinado`;
  const limit = byWidth('12,00', '13,00');
  const administrator = await openAs(browser, people.administrator);
  await openRule(administrator, rule, 'Ligar');
  const form = administrator.getByRole('dialog', { name: `Alterar regra: ${name}` });
  await expect(form.getByRole('switch', { name: 'Ligada' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Limite por nota' }).fill('1000000,00');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('De 0 a 999.999,99')).toBeVisible();
  await form.getByRole('textbox', { name: 'Limite por nota' }).fill(limit);
  await form.getByRole('textbox', { name: 'Limite por participante e dia' }).fill('50,00');
  await form.getByRole('textbox', { name: 'Limite por dia' }).fill('500,00');
  await expect(form.getByRole('region', { name: 'Com estes limites, nos últimos 90 dias' })).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('só vale depois que outra pessoa aprovar');
  await expectAccessible(administrator);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, HELD)).toBeVisible();
  await expect(form).toBeHidden();

  const second = await openAs(browser, people.secondAdministrator);
  await second.goto('/painel/processar/segunda-aprovacao?tipo=saveCreditRule');
  await actOn(second, new RegExp(`^Ações: Regra de crédito automático: .*${rule.rede}`), 'Aprovar');
  const question = second.getByRole('dialog', { name: 'Aprovar: Regra de crédito automático?' });
  await expect(question).toContainText(`(${rule.rede}, consumidores, XML assinado)`);
  await expect(question).toContainText('Ligada: Não → Sim');
  await expect(question).toContainText(`→ ${limit}`);
  await expect(question.getByRole('region', { name: 'Com estes limites, nos últimos 90 dias' })).toBeVisible();
  await expectAccessible(second);
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(toastOf(second, 'Pedido aprovado com sucesso')).toBeVisible();
  await leave(second);

  await openRule(administrator, rule, 'Desligar');
  const off = administrator.getByRole('dialog', { name: `Desligar: ${name}` });
  await off.getByRole('textbox', { name: 'Motivo' }).fill('Campanha encerrada');
  await off.getByRole('button', { name: 'Desligar' }).click();
  await expect(toastOf(administrator, 'Regra desligada')).toBeVisible();
  await expect(administrator.getByText('Campanha encerrada')).toBeVisible();
  await expectAccessible(administrator);

  await openRule(administrator, rule, 'Recolher período');
  const takeBack = administrator.getByRole('dialog', { name: `Recolher período: ${name}` });
  await expect(takeBack.getByText('Não há créditos automáticos a recolher neste período.')).toBeVisible();
  await expectAccessible(administrator);
  await leave(administrator);
});

test('staff who set no rules only read them', async ({ browser }) => {
  const operator = await openAs(browser, people.operator);
  await operator.goto('/painel/credito-automatico');
  await operator
    .getByRole('button', { name: /^Ações: .*XML assinado$/ })
    .first()
    .click();
  await expect(operator.getByRole('menuitem')).toHaveText(['Ver decisões']);
  await operator.getByRole('menuitem', { name: 'Ver decisões' }).click();
  await expect(operator.getByText('Sem resultados')).toBeVisible();
  await expectAccessible(operator);
  await leave(operator);
});
