import { type Person, people } from './people.ts';
import { askInSession, tokenOf } from './session.ts';
import { expect } from './test.ts';

/** Network of the stores whose sellers send photographs in the tests of automatic credits. */
const NETWORK = 'Rede Horizonte';
/** The rule of its sellers' photographs, as its list names it. */
export const RULE = `${NETWORK}, Vendedor Loja, Fotografia`;
/** Another administrator's approval is needed. */
export const HELD = 'Enviado para aprovação: nada muda até outra pessoa confirmar';

const SAVE = 'mutation ($input: CreditRuleInput!) { saveCreditRule(input: $input) { id } }';
const BOUNDS = { limiteNota: '500', limiteMembro: '2000', limiteDia: '20000', diasDeConta: 0, salto: '20' };

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

/** Switches the rule on by two people, also where an earlier try left it on. */
export const switchOn = async (values: object = {}): Promise<void> => {
  const [first, second] = [await tokenOf(people.administrator), await tokenOf(people.secondAdministrator)];
  await approveAll(second, 'saveCreditRule');
  // The answer says that a second person must approve it.
  const input = { id: (await ruleOf(first)).id, ativa: true, ...BOUNDS, ...values };
  await askInSession(first, SAVE, { input }).catch(() => undefined);
  await approveAll(second, 'saveCreditRule');
  expect((await ruleOf(first)).ativa).toBe(true);
};

export const switchOff = async (): Promise<void> => {
  const token = await tokenOf(people.administrator);
  await askInSession(token, SAVE, { input: { id: (await ruleOf(token)).id, ativa: false } });
};

/** An automatic decision; `valor` and `postingId` are null when the receipt was left to a reviewer. */
export interface Decision {
  creditada: boolean;
  razoes: string[];
  valor: string | null;
  postingId: string | null;
}

/** The automatic decision about a receipt, as soon as it was made. */
export const decisionOf = async (token: string, note: string, timeout: number): Promise<Decision> => {
  let found: Decision | undefined;
  const decide = async () => {
    const { autoDecisions } = await askInSession<{ autoDecisions: { items: Decision[] } }>(
      token,
      'query ($note: ID!) { autoDecisions(filter: { submissionId: $note }) { items { creditada razoes valor postingId } } }',
      { note },
    );
    [found] = autoDecisions.items;
    return found !== undefined;
  };
  await expect.poll(decide, { timeout, intervals: [3_000] }).toBe(true);
  return found!;
};

/** The receipt that a seller sent last. */
export const newestOf = async (seller: Person): Promise<string> => {
  const { ownSubmissions } = await askInSession<{ ownSubmissions: { items: { id: string }[] } }>(
    await tokenOf(seller),
    '{ ownSubmissions(options: { pageSize: 1 }) { items { id } } }',
  );
  return ownSubmissions.items[0]!.id;
};
