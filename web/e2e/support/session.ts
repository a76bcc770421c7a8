import { type Browser, type BrowserContext, type Locator, type Page, request } from '@playwright/test';
import { type Audience, PASSWORD, type Person } from './people.ts';
import { expect } from './test.ts';

const STORED_AS: Record<Audience, string> = { usuario: 'administrador', parceiro: 'parceiro', cliente: 'cliente' };
const SESSION_KEY = 'fidelidade';

const address = () => process.env.E2E_URL ?? '';

/** Signs in through the documented endpoint, so that screen tests need not type passwords. */
export const tokenOf = async ({ audience, cpf }: Person): Promise<string> => {
  const api = await request.newContext({ baseURL: address() });
  const answer = await api.post(`/api/sessoes/${audience}`, { data: { cpf, senha: PASSWORD } });
  const { token } = (await answer.json()) as { token?: string };
  await api.dispose();
  expect(token, `a session of ${cpf}`).toBeTruthy();
  return token ?? '';
};

const storedSession = async (person: Person) => {
  const token = await tokenOf(person);
  const isStaff = person.audience === 'usuario';
  return JSON.stringify({
    tokenPainel: isStaff ? token : null,
    tokenLoja: isStaff ? null : token,
    tipoUsuario: STORED_AS[person.audience],
  });
};

/** A page in a browser that has already seen the entry dialog, which few tests cover. */
const greetedPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    // A PDF's frame has no storage.
    if (window !== window.top) return;
    sessionStorage.setItem('showedModal', 'true');
  });
  return page;
};

/** A separate browser with nobody signed in. */
export const openAsVisitor = async (browser: Browser): Promise<Page> => greetedPage(await browser.newContext());

/** A separate browser with the person signed in. */
export const openAs = async (
  browser: Browser,
  person: Person,
  { isGreeted = true, ...options }: { colorScheme?: 'dark'; isGreeted?: boolean } = {},
): Promise<Page> => {
  const localStorage = [{ name: SESSION_KEY, value: await storedSession(person) }];
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [{ origin: address(), localStorage }] } });
  return isGreeted ? greetedPage(context) : context.newPage();
};

/** Closes the browser of `openAs`. */
export const leave = (page: Page): Promise<void> => page.context().close();

/** Sends one API request as the person, e.g. to prepare or read a balance. */
export const askApi = async <Data>(person: Person, query: string, variables: object = {}): Promise<Data> =>
  askInSession(await tokenOf(person), query, variables);

/** The same in an existing session, because sign-ins per minute are limited. */
export const askInSession = async <Data>(token: string, query: string, variables: object = {}): Promise<Data> => {
  const api = await request.newContext({ baseURL: address(), extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const answer = (await (await api.post('/graphql', { data: { query, variables } })).json()) as { data?: Data; errors?: unknown };
  await api.dispose();
  expect(answer.errors, query).toBeUndefined();
  return answer.data as Data;
};

/** Fills in CPF and password on a login page. */
export const signInByForm = async (page: Page, { cpf }: Person, senha: string = PASSWORD): Promise<void> => {
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf);
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha);
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click();
};

/** A toast. */
export const toastOf = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text }).first();

/** Selects an option by the field's label. */
export const choose = async (scope: Page | Locator, label: RegExp, option: string | RegExp): Promise<void> => {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
};

/** Opens a row's menu and chooses an action. */
export const actOn = async (page: Page, row: string | RegExp, act: string): Promise<void> => {
  await page.getByRole('button', { name: row }).first().click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
};

/** Confirms the open dialog. */
export const answerYes = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'SIM', exact: true }).click();

/** Gives the reason that a reversal asks for. */
export const giveReason = async (page: Page, reason: string, submit: string, explanation?: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await choose(dialog, /^Motivo/, reason);
  if (explanation) await dialog.getByRole('textbox', { name: 'Explicação' }).fill(explanation);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
};

/** What a seller can spend now. */
export const balanceOf = async (person: Person): Promise<number> => {
  const { viewer } = await askApi<{ viewer: { saldoPontos: string } }>(person, '{ viewer { saldoPontos } }');
  return Number(viewer.saldoPontos);
};
