import zlib from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { type Person, people } from './support/people.ts';
import { leave, openAs, openAsVisitor } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Limit on a login's gzipped JavaScript, in kilobytes of 1,000 bytes (docs/performance.md, P11). */
const LOGIN = 182;
/** Pages without a login may also have pictures and texts of the programme. */
const OPEN_PAGE = 190;
const MEMBERS_HOME = 315;
/** What a home loads before it renders. */
const BEFORE_HOME = 275;
/** Above P11's 400: the grid alone is 137 (docs/performance.md, First load). */
const LIST = 500;
/** The same list on a phone shows cards and loads no grid. */
const LIST_ON_A_PHONE = 350;
const PHONE = { width: 390, height: 844 };

interface FirstPage {
  path: string;
  who?: Person;
  limit: number;
  viewport?: { width: number; height: number };
  /** Must be loaded before measuring: a busy machine may pause before everything is requested. */
  until?: 'grid' | 'list';
}

const firstPages: readonly FirstPage[] = [
  { path: '/', limit: OPEN_PAGE },
  { path: '/login', limit: LOGIN },
  { path: '/login-consumidor-final', limit: LOGIN },
  { path: '/home-cliente', limit: OPEN_PAGE },
  { path: '/politica-privacidade', limit: OPEN_PAGE },
  { path: '/painel', limit: LOGIN },
  { path: '/home', who: people.photoSeller, limit: MEMBERS_HOME },
  { path: '/home-consumidor-final', who: people.cashbackConsumer, limit: MEMBERS_HOME },
  ...[
    '/painel/redes',
    '/painel/lojas',
    '/painel/vendedores',
    '/painel/resgates',
    '/painel/processar/pontuacoes-pendentes',
    '/painel/corroboracao',
    '/painel/ofertas-tlc',
    '/painel/gestao-conteudo',
  ].map((path): FirstPage => ({ path, who: people.administrator, limit: LIST, until: 'grid' })),
  { path: '/painel/redes', who: people.administrator, limit: LIST_ON_A_PHONE, viewport: PHONE, until: 'list' },
];

const open = (browser: Browser, who: Person | undefined) => (who ? openAs(browser, who) : openAsVisitor(browser));

/** Total size of all scripts the page requested until idle, each gzipped separately as a server sends it, in kilobytes. */
const scriptsOf = async (page: Page, { path, until }: FirstPage): Promise<number> => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(
        response.body().then(
          (body) => zlib.gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (until) await expect(page.getByRole('main').getByRole(until).first()).toBeVisible();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
};

test('no first page of a visit loads more than its share of JavaScript', async ({ browser }) => {
  test.setTimeout(400_000);
  const loaded: { path: string; kilobytes: number; limit: number }[] = [];
  for (const firstPage of firstPages) {
    const { path, who, limit, viewport } = firstPage;
    const page = await open(browser, who);
    if (viewport) await page.setViewportSize(viewport);
    loaded.push({ path, kilobytes: Math.round(await scriptsOf(page, firstPage)), limit });
    await leave(page);
  }
  process.stdout.write(`${loaded.map(({ path, kilobytes, limit }) => `  ${path}: ${kilobytes} kB of ${limit}`).join('\n')}\n`);
  expect(loaded.filter(({ kilobytes, limit }) => kilobytes > limit || kilobytes < 100)).toEqual([]);
});

test('what a home needs before it stands is announced with its page', async ({ request }) => {
  for (const path of ['/home', '/home-consumidor-final']) {
    const link = (await request.get(path)).headers().link ?? '';
    const scripts = [...link.matchAll(/<([^>]+\.js)>; rel=modulepreload/g)].map(([, file]) => file!);
    const bodies = await Promise.all(scripts.map(async (file) => (await request.get(file)).body()));
    const kilobytes = bodies.reduce((sum, body) => sum + zlib.gzipSync(body).length, 0) / 1_000;
    expect(scripts.some((file) => /\/seller-home-page-|\/consumer-home-page-/.test(file))).toBe(true);
    expect(scripts.some((file) => /\/data-/.test(file))).toBe(true);
    expect(kilobytes, path).toBeLessThan(BEFORE_HOME);
  }
});

test("a list's dialogs are fetched at the first movement, and one opens with the focus in it", async ({ browser }) => {
  const page = await openAs(browser, people.administrator);
  const forms: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/forms-/.test(request.url())) forms.push(request.url());
  });
  await page.goto('/painel/redes', { waitUntil: 'networkidle' });
  await expect(page.getByRole('grid')).toBeVisible();
  expect(forms).toEqual([]);
  await page.mouse.move(400, 300);
  await expect.poll(() => forms.length).toBe(1);
  await page
    .getByRole('button', { name: /^Ações/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Editar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar' });
  await expect(dialog.getByLabel('Nome')).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await leave(page);
});

/** Counts layout shifts as Chromium does for Core Web Vitals, and names the elements. */
const COUNT_SHIFTS = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        globalThis.shifts.push({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) =>
            [node?.nodeName, node?.textContent?.slice(0, 40), JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' ')),
        });
  }).observe({ type: 'layout-shift', buffered: true });
`;
/** Core Web Vitals calls up to 0.1 good; here only a font swap may shift anything. */
const MOST_SHIFT = 0.02;

const steadyPages: readonly { path: string; who: Person }[] = [
  { path: '/home', who: people.otherPhotoSeller },
  { path: '/pontuacoes', who: people.otherPhotoSeller },
  { path: '/premios-dia-dia', who: people.otherPhotoSeller },
  { path: '/home-consumidor-final', who: people.cashbackConsumer },
  { path: '/pontuacoes', who: people.cashbackConsumer },
];

const homes = [
  { path: '/home', who: people.otherPhotoSeller, answers: ['sellerHome', 'currentBanners'] },
  { path: '/home-consumidor-final', who: people.cashbackConsumer, answers: ['consumerHome', 'currentBanners'] },
] as const;

/** The measured page must not have shifted. */
async function expectSteady(page: Page, what: string): Promise<void> {
  const shifts = (await page.evaluate('globalThis.shifts')) as { value: number; moved: string[] }[];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
}

const isAbout = (request: Request, operation: string) =>
  (request.postDataJSON() as { operationName?: string } | null)?.operationName === operation;

/** Opens the page; answers about `last` arrive only after those about `others` have rendered. */
async function openWithLast(page: Page, path: string, last: string, others: readonly string[]): Promise<void> {
  let letLast = () => {};
  const drawn = new Promise<void>((resolve) => {
    letLast = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    if (isAbout(route.request(), last)) await drawn;
    await route.fulfill({ response });
  });
  const answered = others.map((operation) => page.waitForResponse((response) => isAbout(response.request(), operation)));
  await page.goto(path);
  await Promise.all(answered);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  letLast();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test("members' pages do not move while they load", { tag: '@phone' }, async ({ browser }) => {
  for (const { path, who } of steadyPages) {
    const page = await openAs(browser, who);
    await page.addInitScript({ content: COUNT_SHIFTS });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSteady(page, `${path} of ${who.cpf}`);
    await leave(page);
  }
});

/** Every route of the storefront that needs no record of its own. */
const storefrontRoutes: readonly { who?: Person; paths: readonly string[] }[] = [
  { paths: ['/', '/login', '/login-consumidor-final', '/cadastrar', '/cadastrar-consumidor-final', '/cadastrar-vendedor/1'] },
  { paths: ['/esqueceu-senha', '/cliente/esqueceu-senha', '/politica-privacidade', '/home-cliente'] },
  {
    who: people.otherPhotoSeller,
    paths: ['/home', '/perfil', '/pontuacoes', '/resgates', '/enviar-pontuacao', '/pontos-produtos', '/regulamento', '/contato'],
  },
  {
    who: people.otherPhotoSeller,
    paths: ['/fotos-videos', '/cartao', '/loja/credito', '/premios-dia-dia', '/experiencias', '/indicacao', '/privacidade'],
  },
  {
    who: people.cashbackConsumer,
    paths: ['/home-consumidor-final', '/perfil-cliente', '/pontuacoes', '/resgates-cliente', '/enviar-pontuacao', '/cashback'],
  },
  {
    who: people.cashbackConsumer,
    paths: ['/lojas-participantes', '/produtos', '/fotos-videos', '/regulamento', '/contato', '/privacidade'],
  },
];
/** What a data table or a picture without a place of its own may shift at most. */
const MOST_ROUTE_SHIFT = 0.05;
/** Everything received for the page, compressed as it came. */
const RECEIVED = `performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)`;

test('no route of the storefront moves while it loads, nor grows unseen', { tag: '@phone-only' }, async ({ browser }) => {
  const table: { path: string; shift: number; kilobytes: number }[] = [];
  for (const { who, paths } of storefrontRoutes) {
    const page = await open(browser, who);
    await page.addInitScript({ content: COUNT_SHIFTS });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = (await page.evaluate('globalThis.shifts')) as { value: number }[];
      const kilobytes = Math.round(((await page.evaluate(RECEIVED)) as number) / 1_000);
      table.push({ path, shift: shifts.reduce((sum, { value }) => sum + value, 0), kilobytes });
    }
    await leave(page);
  }
  process.stdout.write(
    `${table.map(({ path, shift, kilobytes }) => `  ${path}: shift ${shift.toFixed(3)}, ${kilobytes} kB`).join('\n')}\n`,
  );
  expect(table.filter(({ shift }) => shift > MOST_ROUTE_SHIFT)).toEqual([]);
});

test('the homes do not move whichever answer comes last', { tag: '@phone' }, async ({ browser }) => {
  for (const { path, who, answers } of homes)
    for (const last of answers) {
      const page = await openAs(browser, who);
      await page.addInitScript({ content: COUNT_SHIFTS });
      await openWithLast(page, path, last, ['viewer', ...answers.filter((operation) => operation !== last)]);
      await expectSteady(page, `${path} of ${who.cpf}, ${last} last`);
      await leave(page);
    }
});
