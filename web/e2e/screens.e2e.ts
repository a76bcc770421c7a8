import type { Page } from '@playwright/test';
import { matchRoutes, type RouteObject } from 'react-router';
import { DEMO_STORES } from '../../server/demo/catalogue.ts';
import { panelRoutes } from '../panel/routes.tsx';
import { entranceRoutes, storefrontRoutes } from '../storefront/routes.tsx';
import type { PanelHandle } from '../ui/route-handle.ts';
import { routePaths } from '../ui/route-paths.ts';
import { findingsInBothThemes, graveFindings } from './support/accessible.ts';
import {
  addedPanelScreens,
  addedStorefrontScreens,
  type PanelScreen,
  panelScreens,
  type StorefrontScreen,
  storefrontScreens,
} from './support/documented-screens.ts';
import { type Person, people } from './support/people.ts';
import { askApi, leave, openAs, openAsVisitor } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { walkTo } from './support/walk.ts';

const STAFF = [people.programme, people.operator, people.administrator, people.storeSeller, people.auditor, people.networkStaff];

/** Menus are the same on every screen and have their own tests. */
const LOOKED_AT_ELSEWHERE = ['nav'];

/** Converts addresses to router syntax: `/revenda/{cnpj}` becomes `revenda/:cnpj`. */
const asRoute = (address: string): string =>
  address
    .replace(/^\/(painel\/)?/, '')
    .replace(/\{(\w+)\}/g, ':$1')
    .toLowerCase();

/** Values for the addresses' parameters in this run, and query parameters some screens need. */
const parameters = new Map<string, string>();
const addressOf = (route: string): string =>
  `${route.replace(/\{\w+\}/g, (name) => parameters.get(`${route} ${name}`) ?? parameters.get(name) ?? '')}${parameters.get(route) ?? ''}`;

interface Samples {
  redemptions: { items: { id: string; cpf: string }[] };
  consumerRedemptions: { items: { id: string; idCliente: string; cpfCliente: string }[] };
  stores: { items: { id: string }[] };
}

const SAMPLES = `query ($redemptions: RedemptionsFilter!, $payouts: ConsumerRedemptionsFilter!, $stores: ListOptions) {
  redemptions(filter: $redemptions) { items { id cpf } }
  consumerRedemptions(filter: $payouts) { items { id idCliente cpfCliente } }
  stores(filter: {}, options: $stores) { items { id } }
}`;

let seller: Person;
let consumer: Person;
/** One redemption of each. */
let vouchers: { seller: string; consumer: string };

/** The offers store shows one experience in one category. */
const findExperience = async (): Promise<string> => {
  const { experienceCategories } = await askApi<{ experienceCategories: { id: string }[] }>(seller, '{ experienceCategories { id } }');
  for (const { id } of experienceCategories) {
    const { experiences } = await askApi<{ experiences: { id: string }[] }>(
      seller,
      'query ($categories: [ID!]) { experiences(categories: $categories) { id } }',
      { categories: [id] },
    );
    if (experiences[0]) return `?categoria=${id}&experience=${experiences[0].id}`;
  }
  throw new Error('The demonstration has no experiences.');
};

/** People with redemptions can also open a voucher; the two who have not accepted the rules see them everywhere. */
const findPeople = async (): Promise<void> => {
  const { redemptions, consumerRedemptions, stores } = await askApi<Samples>(people.administrator, SAMPLES, {
    redemptions: {},
    payouts: {},
    stores: { search: DEMO_STORES[0][1] },
  });
  const greeting: readonly string[] = [people.photoSeller.cpf, people.typingSeller.cpf];
  const redemption = redemptions.items.find(({ cpf }) => !greeting.includes(cpf))!;
  const payout = consumerRedemptions.items[0]!;
  seller = { audience: 'parceiro', cpf: redemption.cpf };
  consumer = { audience: 'cliente', cpf: payout.cpfCliente };
  vouchers = { seller: redemption.id, consumer: payout.id };
  const values = {
    '{cnpj}': DEMO_STORES[0][5],
    '{cpf}': seller.cpf,
    '{codigo}': 'PR001',
    '{idRevenda}': stores.items[0]!.id,
    '{uuid}': '00000000-0000-4000-8000-000000000000',
    '/painel/consumidor/{id} {id}': payout.idCliente,
    '/painel/simulador/{id} {id}': '1',
    '/loja': await findExperience(),
  };
  for (const [name, value] of Object.entries(values)) parameters.set(name, value);
};

/** An allowed screen shows its heading and fits the width. */
const expectOpen = async (page: Page, { route, title }: PanelScreen | StorefrontScreen): Promise<void> => {
  const address = addressOf(route);
  const arrival = await walkTo(page, address);
  const heading = title ?? expect.stringMatching(/./);
  expect
    .soft(arrival, address)
    .toEqual({ path: address.split('?')[0], heading, isRefused: false, isUnknown: false, hasFailed: false, overflow: 0 });
};

const NO_FINDINGS = { light: [], dark: [] };

/** Every screen of the panel that the level may open, one after the other, in both themes. */
const walkPanel = async (page: Page, level: number): Promise<void> => {
  await page.goto('/painel/perfil');
  // Start once the first screen has rendered.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const screen of [...panelScreens, ...addedPanelScreens]) {
    if (!screen.levels.some((admitted) => admitted === level)) continue;
    await expectOpen(page, screen);
    expect
      .soft(await findingsInBothThemes(page, { route: screen.route, without: LOOKED_AT_ELSEWHERE }), `accessibility of ${screen.route}`)
      .toEqual(NO_FINDINGS);
  }
};

/** Every screen of the panel that the level may not open. */
const expectRefusals = async (page: Page, level: number): Promise<void> => {
  for (const screen of [...panelScreens, ...addedPanelScreens]) {
    if (screen.levels.some((admitted) => admitted === level)) continue;
    const arrival = await walkTo(page, addressOf(screen.route));
    // The auditor is redirected from the dashboard to the redemptions.
    if (screen.route === '/painel/dashboard') expect.soft(arrival.path, screen.route).toBe('/painel/resgates');
    else expect.soft(arrival, screen.route).toMatchObject({ isRefused: true, heading: 'Você não tem acesso a esta tela' });
  }
};

/** The permissions an address of the panel asks for: those of every route that matches it. */
const permissionsOf = (address: string): string[] =>
  (matchRoutes(panelRoutes, address.replace('/painel', '')) ?? []).flatMap(
    ({ route }) => (route.handle as PanelHandle | undefined)?.permission ?? [],
  );

test.beforeAll(findPeople);

test('every route is in the table of screens, and every screen of the table has a route', () => {
  const routesOf = (routes: readonly RouteObject[]) => [...routePaths(routes)].sort();
  const tableOf = (screens: readonly { route: string }[]) =>
    [...new Set(screens.map(({ route }) => asRoute(route)))].filter(Boolean).sort();
  expect(routesOf(panelRoutes)).toEqual(tableOf([...panelScreens, ...addedPanelScreens]));
  // Anything after the store in an invitation's address is ignored.
  const storefront = routesOf([...entranceRoutes, ...storefrontRoutes]).map((path) => path.replace(/\/\*$/, ''));
  expect(storefront).toEqual(tableOf([...storefrontScreens, ...addedStorefrontScreens]));
});

test('each level has the permissions of its own screens, and of no other', async () => {
  for (const [level, person] of STAFF.entries()) {
    const { viewer } = await askApi<{ viewer: { abilities: string[] } }>(person, '{ viewer { abilities } }');
    for (const { route, levels } of [...panelScreens, ...addedPanelScreens]) {
      const mayOpen = permissionsOf(addressOf(route)).every((permission) => viewer.abilities.includes(permission));
      expect.soft(mayOpen, `level ${level} at ${route}`).toBe(levels.some((admitted) => admitted === level));
    }
  }
});

// The levels that see most come first, so that later ones meet few new parts.
for (const level of [2, 1, 5, 0, 3, 4]) {
  test(`level ${level} opens its own screens of the panel in both themes, without barriers`, { tag: '@phone' }, async ({ browser }) => {
    test.setTimeout(900_000);
    const page = await openAs(browser, STAFF[level]!);
    await walkPanel(page, level);
    // The table above compares every level's permissions; the level that sees the fewest screens also meets each refusal.
    if (level === 4) await expectRefusals(page, level);
    await leave(page);
  });
}

/** Where the shell redirects people who may not open a screen. */
const HOMES = { seller: '/home', consumer: '/home-consumidor-final', visitor: '/' } as const;

/** A member walks every screen of the storefront: their own and public ones open, the others redirect home. */
const walkStorefront = async (page: Page, who: keyof typeof HOMES): Promise<void> => {
  await page.goto('/politica-privacidade');
  // Start once the first screen has rendered.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const screen of [...storefrontScreens, ...addedStorefrontScreens]) {
    if (screen.route.endsWith('{uuid}')) {
      // Nobody requested this link, so it redirects to the login, which leads members to their home.
      await walkTo(page, addressOf(screen.route));
      await expect.soft(page).toHaveURL(who === 'visitor' ? /\/login$/ : new RegExp(`${HOMES[who]}$`));
      if (who === 'visitor') await expect.soft(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible();
      continue;
    }
    const admitted = who === 'visitor' ? ['public', 'visitor'] : [who, 'member'];
    if (admitted.includes(screen.audience)) {
      await expectOpen(page, screen);
      expect.soft(await graveFindings(page, LOOKED_AT_ELSEWHERE), `accessibility of ${screen.route}`).toEqual([]);
    } else if (screen.audience !== 'public') {
      expect.soft((await walkTo(page, addressOf(screen.route))).path, screen.route).toBe(HOMES[who]);
    }
  }
};

for (const who of ['visitor', 'seller', 'consumer'] as const) {
  test(`${who}: the storefront opens what is theirs and leads home from the rest`, { tag: '@phone-only' }, async ({ browser }) => {
    test.setTimeout(900_000);
    parameters.set('{id}', who === 'seller' ? vouchers.seller : vouchers.consumer);
    const page = who === 'visitor' ? await openAsVisitor(browser) : await openAs(browser, who === 'seller' ? seller : consumer);
    await walkStorefront(page, who);
    await leave(page);
  });
}
