import { type Browser, type BrowserContext, type Locator, type Page, request } from '@playwright/test';
import { type Audience, PASSWORD, type Person } from './people.ts';
import { expect } from './test.ts';

const STORED_AS: Record<Audience, string> = { usuario: 'administrador', parceiro: 'parceiro', cliente: 'cliente' };
const SESSION_KEY = 'fidelidade';

const address = () => process.env.E2E_URL ?? '';

/** A session by the documented endpoint: tests of a screen do not type passwords. */
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

/** A page of a browser that has seen the banners and the introduction of a first entry: few tests are about them. */
const greetedPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    // The frame of a PDF has no storage.
    if (window !== window.top) return;
    sessionStorage.setItem('showedModal', 'true');
    localStorage.setItem('boas-vindas', 'fechado');
  });
  return page;
};

/** A browser of its own in which nobody is signed in yet. */
export const openAsVisitor = async (browser: Browser): Promise<Page> => greetedPage(await browser.newContext());

/** A browser of its own in which the person is signed in. */
export const openAs = async (browser: Browser, person: Person, options: { colorScheme?: 'dark' } = {}): Promise<Page> => {
  const localStorage = [{ name: SESSION_KEY, value: await storedSession(person) }];
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [{ origin: address(), localStorage }] } });
  return greetedPage(context);
};

/** Ends the browser of `openAs`. */
export const leave = (page: Page): Promise<void> => page.context().close();

/** One question to the API in somebody's name, e.g. to prepare a balance or to read one. */
export const askApi = async <Data>(person: Person, query: string, variables: object = {}): Promise<Data> =>
  askInSession(await tokenOf(person), query, variables);

/** The same in a session that is kept: nobody signs in any number of times a minute. */
export const askInSession = async <Data>(token: string, query: string, variables: object = {}): Promise<Data> => {
  const api = await request.newContext({ baseURL: address(), extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const answer = (await (await api.post('/graphql', { data: { query, variables } })).json()) as { data?: Data; errors?: unknown };
  await api.dispose();
  expect(answer.errors, query).toBeUndefined();
  return answer.data as Data;
};

/** Types CPF and password into a login page. */
export const signInByForm = async (page: Page, { cpf }: Person, senha: string = PASSWORD): Promise<void> => {
  await page.getByRole('textbox', { name: 'CPF' }).fill(cpf);
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha);
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click();
};

/** A message that appears and goes by itself. */
export const toastOf = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text }).first();

/** Chooses from a select by its label. */
export const choose = async (scope: Page | Locator, label: RegExp, option: string | RegExp): Promise<void> => {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
};

/** A row's menu, then one of its acts. */
export const actOn = async (page: Page, row: string | RegExp, act: string): Promise<void> => {
  await page.getByRole('button', { name: row }).first().click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
};

/** Answers the question that is open. */
export const answerYes = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'SIM', exact: true }).click();

/** What a seller may spend now. */
export const balanceOf = async (person: Person): Promise<number> => {
  const { viewer } = await askApi<{ viewer: { saldoPontos: string } }>(person, '{ viewer { saldoPontos } }');
  return Number(viewer.saldoPontos);
};
