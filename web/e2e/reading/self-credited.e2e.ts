import { expectAccessible } from '../support/accessible.ts';
import { decisionOf, HELD, newestOf, RULE, switchOff, switchOn } from '../support/credit-rule.ts';
import { people } from '../support/people.ts';
import { photoOfReceipt } from '../support/receipts.ts';
import { actOn, balanceOf, giveReason, leave, openAs, toastOf, tokenOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const READING_MS = 240_000;
const SELLER = people.otherPhotoSeller;
test.setTimeout(480_000);

test.describe('a receipt credited without a reviewer', () => {
  test.beforeAll(() => switchOn());

  // Other tests send receipts of this network to a reviewer.
  test.afterAll(() => switchOff());

  test('the seller has the points at once and reads why; two administrators take them back', async ({ browser }) => {
    const before = await balanceOf(SELLER);
    // Another purchase at each try: the same one is doubted.
    const { file } = await photoOfReceipt(7301 + test.info().retry, [
      [1, 2 + test.info().retry],
      [13, 1],
    ]);
    const member = await openAs(browser, SELLER);
    await member.goto('/enviar-pontuacao');
    await member.getByLabel('Escolher imagens ou PDF').setInputFiles([file]);
    await member.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(toastOf(member, '1 arquivo(s) enviado(s) com sucesso')).toBeVisible();
    const note = await newestOf(SELLER);
    // A refusal shows its reasons.
    expect(await decisionOf(await tokenOf(people.administrator), note, READING_MS)).toMatchObject({ creditada: true, razoes: [] });
    expect(await balanceOf(SELLER)).toBeGreaterThan(before);
    await member.goto('/pontuacoes');
    await expect(member.getByText(/crédito automático/).first()).toBeVisible();
    await expectAccessible(member);
    await leave(member);

    const administrator = await openAs(browser, people.administrator);
    await administrator.goto('/painel/credito-automatico/decisoes?creditada=true');
    await administrator.getByText(`#${note}`, { exact: true }).click();
    await expect(administrator.getByText('Todas as condições da regra foram atendidas.')).toBeVisible();
    await expectAccessible(administrator);

    // Receipts of the demonstration that are still being read are credited too, until the rule is off.
    await switchOff();
    await administrator.goto('/painel/credito-automatico?fonte=FOTO&audience=SELLER');
    await actOn(administrator, `Ações: ${RULE}`, 'Recolher período');
    const effects = administrator.getByRole('dialog').getByRole('region', { name: 'Efeito no período' });
    await expect(effects).toContainText('Notas que voltam à fila');
    await expectAccessible(administrator);
    await giveReason(administrator, 'Valor errado', 'Pedir recolhimento');
    await expect(toastOf(administrator, HELD)).toBeVisible();
    await leave(administrator);

    const second = await openAs(browser, people.secondAdministrator);
    await second.goto('/painel/processar/segunda-aprovacao?tipo=takeBackCredits');
    await actOn(second, /^Ações: Recolhimento de créditos automáticos: /, 'Aprovar');
    await second.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
    await expect(toastOf(second, 'Pedido aprovado com sucesso')).toBeVisible();
    await leave(second);
    // A second try also takes back what the first one left.
    expect(await balanceOf(SELLER)).toBeLessThanOrEqual(before);
  });
});
