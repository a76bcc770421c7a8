import type { Browser, Page } from '@playwright/test';
import { type Person, people } from './support/people.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** The first frame, until the client replaces it. */
const FRAME = '#quadro';
const ENTRY = '**/assets/index-*.js';

const homes = [
  { path: '/home', who: people.otherPhotoSeller, acts: ['Enviar nota', 'Como este saldo se formou'] },
  { path: '/home-consumidor-final', who: people.cashbackConsumer, acts: ['Enviar nota'] },
] as const;

/** Opens a home whose client loads only when the test releases it. */
async function openWithoutClient(browser: Browser, path: string, who: Person): Promise<[Page, () => void]> {
  const page = await openAs(browser, who);
  let letClient = () => {};
  const released = new Promise<void>((resolve) => {
    letClient = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(FRAME)).toBeVisible();
  return [page, letClient];
}

interface Part {
  text: string;
  place: number[];
  look: string[];
}

/** Waits for colour transitions: with reduced motion each is instant, but they run one after another down the tree. */
const settled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
      }),
    )
    .toBe(0);

/** Everything above the banners: text, position and style of each part. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      'header a, header button, h1, main section[aria-label]:first-of-type, main section:first-of-type *, nav a',
    );
    return [...parts]
      .filter((part) => part.getClientRects().length > 0 && !part.closest('[aria-roledescription], svg'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(part);
        return {
          text: [part.tagName, part.textContent, part.ariaLabel, part.getAttribute('href')].join('|'),
          place: [x, y, width, height].map((pixels) => Math.round(pixels)),
          look: [color, backgroundColor, fontSize, fontWeight],
        };
      });
  });

test('a home stands before the client: every part says, looks and lies as the client then draws it', { tag: '@phone' }, async ({
  browser,
}) => {
  for (const { path, who, acts } of homes) {
    const [page, letClient] = await openWithoutClient(browser, path, who);
    for (const name of acts) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await page.evaluate('document.fonts.ready');
    await settled(page);
    const drawn = await partsOf(page);
    letClient();
    await expect(page.locator(FRAME)).toHaveCount(0);
    await settled(page);
    const client = await partsOf(page);
    expect(drawn.length).toBeGreaterThan(12);
    for (const part of drawn) expect(client, `${path}: ${part.text}`).toContainEqual(part);
    await leave(page);
  }
});

test('what is pressed before the client is here is answered at once and done by it', { tag: '@phone' }, async ({ browser }) => {
  const [page, letClient] = await openWithoutClient(browser, '/home', people.otherPhotoSeller);
  await page.getByRole('main').getByRole('link', { name: 'Enviar nota' }).click();
  await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  letClient();
  await expect(page).toHaveURL(/\/enviar-pontuacao$/);
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.locator('#root').getByRole('heading', { level: 1, name: /^Olá, / })).toBeVisible();
  await leave(page);
});

test('who signs out before the client is here is signed out', async ({ browser }) => {
  const [page, letClient] = await openWithoutClient(browser, '/home', people.otherPhotoSeller);
  await page.getByRole('button', { name: 'Sair' }).click();
  letClient();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vender e comprar aqui vale mais' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fidelidade'))).toBeNull();
  await leave(page);
});

test('a frame goes with its session, and none is drawn for another kind of person', async ({ browser }) => {
  const [page] = await openWithoutClient(browser, '/home', people.otherPhotoSeller);
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(() => localStorage.removeItem('fidelidade'));
  await expect(page.locator(FRAME)).toHaveCount(0);
  await leave(page);

  const strangers = [
    { path: '/home', who: people.cashbackConsumer },
    { path: '/home-consumidor-final', who: people.otherPhotoSeller },
  ];
  for (const { path, who } of strangers) {
    const elsewhere = await openAs(browser, who);
    await elsewhere.route(ENTRY, () => {});
    const answered = elsewhere.waitForResponse((response) => response.url().endsWith('/graphql'));
    await elsewhere.goto(path, { waitUntil: 'commit' });
    await answered;
    await elsewhere.evaluate('new Promise((drawn) => setTimeout(drawn, 500))');
    await expect(elsewhere.locator(FRAME)).toHaveCount(0);
    await leave(elsewhere);
  }
});
