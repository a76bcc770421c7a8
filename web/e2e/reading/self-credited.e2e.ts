import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { photoOfReceipt } from '../support/receipts.ts';
import { actOn, askInSession, balanceOf, giveReason, leave, openAs, toastOf, tokenOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const READING_MS = 240_000;
const SELLER = people.otherPhotoSeller;
const NETWORK = 'Rede Horizonte';
const RULE = `${NETWORK}, Vendedor Loja, Fotografia`;
const SAVE = 'mutation ($input: CreditRuleInput!) { saveCreditRule(input: $input) { id } }';

test.setTimeout(480_000);

/** The rule of sellers' photographs in the seller's network. */
const ruleOf = async (token: string) => {
  const { creditRules } = await askInSession<{ creditRules: { items: { id: string; rede: string; ativa: boolean }[] } }>(
    token,
    '{ creditRules(filter: { audience: SELLER, fonte: FOTO }) { items { id rede ativa } } }',
  );
  return creditRules.items.find(({ rede }) => rede === NETWORK)!;
};

/** Approves what waits of one kind as another administrator. */
const approveAll = async (token: string, tipo: string): Promise<void> => {
  const { heldActions } = await askInSession<{ heldActions: { items: { id: string; versao: number }[] } }>(
    token,
    'query ($tipo: String!) { heldActions(filter: { tipo: $tipo, status: AGUARDA }) { items { id versao } } }',
    { tipo },
  );
  const approve = 'mutation ($id: ID!, $versao: Int!) { approveHeldAction(id: $id, versao: $versao) { id } }';
  for (const { id, versao } of heldActions.items) await askInSession(token, approve, { id, versao });
};

const switchOff = async (): Promise<void> => {
  const token = await tokenOf(people.administrator);
  await askInSession(token, SAVE, { input: { id: (await ruleOf(token)).id, ativa: false } });
};

test.describe('a receipt credited without a reviewer', () => {
  test.beforeAll(async () => {
    const [first, second] = [await tokenOf(people.administrator), await tokenOf(people.secondAdministrator)];
    await approveAll(second, 'saveCreditRule');
    const { id, ativa } = await ruleOf(first);
    if (ativa) return;
    const input = { id, ativa: true, limiteNota: '500', limiteMembro: '2000', limiteDia: '20000', diasDeConta: 0 };
    // The answer says that a second person must approve it.
    await askInSession(first, SAVE, { input }).catch(() => undefined);
    await approveAll(second, 'saveCreditRule');
    expect((await ruleOf(first)).ativa).toBe(true);
  });

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
    const [own, staff] = [await tokenOf(SELLER), await tokenOf(people.administrator)];
    const { ownSubmissions } = await askInSession<{ ownSubmissions: { items: { id: string }[] } }>(
      own,
      '{ ownSubmissions(options: { pageSize: 1 }) { items { id } } }',
    );
    const note = ownSubmissions.items[0]!.id;
    const decision = async () => {
      const { autoDecisions } = await askInSession<{ autoDecisions: { items: { creditada: boolean; razoes: string[] }[] } }>(
        staff,
        'query ($note: ID!) { autoDecisions(filter: { submissionId: $note }) { items { creditada razoes } } }',
        { note },
      );
      return autoDecisions.items;
    };
    // A refusal shows its reasons.
    await expect.poll(decision, { timeout: READING_MS, intervals: [3_000] }).toEqual([{ creditada: true, razoes: [] }]);
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
    await expect(toastOf(administrator, 'Enviado para aprovação: nada muda até outra pessoa confirmar')).toBeVisible();
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
