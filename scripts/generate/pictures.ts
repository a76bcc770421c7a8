import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { cpfOf, DEMO_LOGINS, DEMO_PASSWORD } from '../../server/demo/people.ts';
import { findChromium } from '../prove/find-chromium.mjs';
import { startDemoServer } from '../start/demo-server.mjs';
import { buildWebWhenOld } from '../start/prepare.mjs';

/** `npm run pictures`: takes the README's screenshots from its own demonstration. */
const FOLDER = 'docs/images';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The demonstration's receipts are read four a minute. */
const READING_TRIES = 30;
const READING_PAUSE_MS = 5_000;

interface Login {
  /** Whose session it is, as in its path. */
  audience: string;
  tipoUsuario: string;
  cpf: string;
}

const PANEL: Login = { audience: 'usuario', tipoUsuario: 'administrador', cpf: DEMO_LOGINS.staff[2] ?? '' };
/** From a photo-scoring store, with the terms accepted so that no dialog covers the page. */
const SELLER: Login = { audience: 'parceiro', tipoUsuario: 'parceiro', cpf: cpfOf(100_100_084) };

/** Waits until no request and no visible picture is loading: pictures further down are not fetched. */
const SETTLED = `!document.querySelector('.MuiSkeleton-root')
  && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')`;

interface Picture {
  name: string;
  who: Login;
  viewport: typeof DESK;
  open: (page: Page) => Promise<unknown>;
}

const pictures: readonly Picture[] = [
  {
    name: 'review',
    who: PANEL,
    viewport: DESK,
    open: async (page) => {
      await page.goto('/painel/processar/pontuacoes-pendentes');
      // A photo that was read: a second approval shows no form, and a PDF no picture. The oldest is read first.
      const read = page.getByRole('row').filter({ hasText: 'Pré-validada' }).last();
      await read.getByRole('button', { name: /^Ações/ }).click();
      await page.getByRole('menuitem', { name: 'Processar' }).click();
      await page.getByRole('heading', { name: 'Revisar nota' }).waitFor();
      for (let tries = 0; tries < READING_TRIES && !(await page.getByText('Lida da foto').isVisible()); tries++) {
        await page.waitForTimeout(READING_PAUSE_MS);
        await page.reload();
        await page.getByRole('heading', { name: 'Revisar nota' }).waitFor();
        await page.waitForLoadState('networkidle');
      }
    },
  },
  { name: 'dashboard', who: PANEL, viewport: DESK, open: (page) => page.goto('/painel/dashboard') },
  { name: 'seller-home', who: SELLER, viewport: PHONE, open: (page) => page.goto('/home') },
  { name: 'prizes', who: SELLER, viewport: PHONE, open: (page) => page.goto('/premios-dia-dia') },
];

async function take(browser: Browser, url: string, { name, who, viewport, open }: Picture): Promise<void> {
  const answer = await fetch(`${url}/api/sessoes/${who.audience}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: who.cpf, senha: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const isStaff = who === PANEL;
  const session = { tokenPainel: isStaff ? token : null, tokenLoja: isStaff ? null : token, tipoUsuario: who.tipoUsuario };
  const localStorage = [{ name: 'fidelidade', value: JSON.stringify(session) }];
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Scripts this command runs in the page are not the page's own.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript({ content: "sessionStorage.setItem('showedModal', 'true')" });
  await open(page);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(SETTLED);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  await context.close();
  process.stdout.write(`${FOLDER}/${name}.png\n`);
}

buildWebWhenOld();
const server = await startDemoServer({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const picture of pictures) await take(browser, server.url, picture);
} finally {
  await browser.close();
  await server.stop();
}
