import { cpfOf } from '../../server/demo/people.ts';
import { formatCpf } from '../../server/shared/cpf.ts';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { actOn, leave, openAs, openAsVisitor, toastOf } from './support/session.ts';
import { expect, test } from './support/test.ts';

const INITIAL = 'Inicial#8Kp2';
const CHOSEN = 'Escolhida#7Wq';
/** A second try registers another person, because a CPF is registered once. */
const newPerson = () => {
  const { retry } = test.info();
  return { name: retry ? 'Renata Tavares' : 'Teresa Ramos', cpf: cpfOf(100_777_010 + retry), email: `nova-${retry}@exemplo.com.br` };
};

test('a new administrator enters once another one approved the account, with a code from the e-mail', { tag: '@phone' }, async ({
  browser,
}) => {
  const { name, cpf, email } = newPerson();
  const administrator = await openAs(browser, people.administrator);
  await administrator.goto('/painel/cadastrar/administrador');
  await administrator.getByLabel(/^Nome/).fill(name);
  await administrator.getByLabel(/^CPF/).fill(cpf);
  await administrator.getByLabel(/^Email/).fill(email);
  await administrator.getByLabel(/^Senha/).fill(INITIAL);
  await administrator.getByLabel(/^Permissão/).click();
  await administrator.getByRole('option', { name: 'Administrador' }).click();
  await administrator.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, 'Administrador cadastrado com sucesso. O cadastro foi enviado para a aprovação')).toBeVisible();
  await administrator.goto('/painel/administradores?situacao=AGUARDA_APROVACAO');
  await expect(administrator.getByText('Aguardando aprovação').last()).toBeVisible();
  await expectAccessible(administrator);

  const second = await openAs(browser, people.secondAdministrator);
  await second.goto('/painel/processar/segunda-aprovacao');
  await expect(second.getByText(`${name} (${email}): Administrador`)).toBeVisible();
  await actOn(second, new RegExp(`^Ações: Novo administrador: ${name}`), 'Aprovar');
  await second.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(toastOf(second, 'Pedido aprovado com sucesso')).toBeVisible();
  await second.goto('/painel/administradores?situacao=PRIMEIRO_ACESSO');
  await expect(second.getByText('Primeiro acesso pendente').last()).toBeVisible();

  const newcomer = await openAsVisitor(browser);
  const codeOf = async () => {
    await newcomer.goto('/dev/emails');
    const mails = newcomer.getByRole('row').filter({ hasText: email });
    const address = await mails
      .getByRole('link', { name: /^Primeiro acesso ao painel/ })
      .first()
      .getAttribute('href');
    // Not opened as a page: its frame forbids the script that reports crash screens.
    const mail = await newcomer.request.get(address ?? '');
    return /Código: ([\w-]+)/.exec(await mail.text())?.[1] ?? '';
  };
  await expect
    .poll(async () => {
      await newcomer.goto('/dev/emails');
      return newcomer.getByRole('link', { name: /^Primeiro acesso ao painel/ }).count();
    })
    .toBeGreaterThan(0);
  const code = await codeOf();
  await newcomer.goto('/painel');
  await newcomer.getByLabel('CPF').fill(formatCpf(cpf));
  await newcomer.getByLabel('Senha', { exact: true }).fill(INITIAL);
  await newcomer.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible();
  await expectAccessible(newcomer);
  await newcomer.getByLabel(/^Código do e-mail/).fill(code);
  await newcomer.getByLabel(/^Nova senha/).fill(CHOSEN);
  await newcomer.getByLabel(/^Confirme a nova senha/).fill(CHOSEN);
  await newcomer.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(toastOf(newcomer, `Olá, ${name}!`)).toBeVisible();

  // Not a second person for those two, and for nobody before tomorrow.
  await administrator.goto('/painel/processar/moderacao');
  const days = administrator.getByRole('textbox', { name: 'Espera de uma conta nova (horas)' });
  await expect(days).toHaveValue('24');
  // Another value at a second try: the first still waits.
  await days.fill(String(48 + test.info().retry));
  await administrator.getByRole('form', { name: 'O que uma pessoa faz sozinha' }).getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(administrator, 'Enviado para aprovação')).toBeVisible();
  await newcomer.goto('/painel/processar/segunda-aprovacao');
  await actOn(newcomer, /^Ações: Limites de uma pessoa: Mudar os limites/, 'Aprovar');
  await newcomer.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(toastOf(newcomer, 'Falta outra pessoa: até')).toBeVisible();
  await leave(administrator);
  await leave(second);
  await leave(newcomer);
});
