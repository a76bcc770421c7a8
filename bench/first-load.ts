import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/prove/find-chromium.mjs';
import { startDemoServer } from '../scripts/start/demo-server.mjs';
import { buildWebWhenOld } from '../scripts/start/prepare.mjs';
import { cpfOf, DEMO_LOGINS, DEMO_PASSWORD } from '../server/demo/people.ts';
import { openFront } from './http2-front.ts';

/**
 * Lighthouse's mobile preset, once called fast 3G: 150 ms and 1.6 Mbit/s, as its constants give them to the browser's own throttling,
 * which then counts a connection's beginnings into each request and neither delays connections nor TLS.
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
};
const SLOWER_PROCESSOR = 4;
const GOAL_SECONDS = 3;
const RUNS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };

const homes = [
  // From a photo-scoring store, with the terms accepted.
  { path: '/home', audience: 'parceiro', cpf: cpfOf(100_100_084) },
  { path: '/home-consumidor-final', audience: 'cliente', cpf: DEMO_LOGINS.consumers[0] },
] as const;
type Home = (typeof homes)[number];

interface Visit {
  /** Until the balance is displayed and its links respond: rendered by the page's first frame or by the client. */
  seconds: number;
  /** Until the client itself has rendered the complete home page and responds to everything. */
  clientSeconds: number;
  requests: number;
  kilobytes: number;
  scriptSeconds: number;
}

/**
 * Notes when the balance card and its action are on screen, regardless of who rendered them, and when the client has rendered the home: the
 * first frame is gone, the greeting has a name and nothing is loading. Each is noted after the browser has painted once.
 */
const NOTE_USABLE = `
  sessionStorage.setItem('showedModal', 'true');
  localStorage.setItem('boas-vindas', 'fechado');
  const note = (name) => requestAnimationFrame(() => setTimeout(() => { globalThis[name] ??= performance.now(); }));
  const greets = (main) => /^Olá/.test(main?.querySelector('h1')?.textContent ?? '');
  new MutationObserver((_changes, observer) => {
    const main = document.querySelector('main');
    const act = main?.querySelector('section[aria-label] a[href="/enviar-pontuacao"]');
    if (greets(main) && act?.getClientRects().length) note('usableAfter');
    if (document.getElementById('quadro') || !greets(main) || main.querySelector('[role="status"][aria-label="Carregando"]')) return;
    observer.disconnect();
    note('clientAfter');
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

async function sessionOf(url: string, { audience, cpf }: Home): Promise<string> {
  const answer = await fetch(`${url}/api/sessoes/${audience}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, senha: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return JSON.stringify({ tokenPainel: null, tokenLoja: token, tipoUsuario: audience });
}

/** One page load on a slow phone, with its network requests. */
async function visit(page: Page, home: Home): Promise<Visit> {
  const tools = await page.context().newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  tools.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tools.send('Network.enable');
  await tools.send('Performance.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(home.path, { waitUntil: 'commit' });
  await page.waitForFunction('globalThis.clientAfter', undefined, { timeout: 120_000 });
  const [seconds, clientSeconds] = ((await page.evaluate('[usableAfter, clientAfter]')) as [number, number]).map((ms) => ms / 1_000);
  const { metrics } = await tools.send('Performance.getMetrics');
  const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  const seen = { seconds: seconds!, clientSeconds: clientSeconds!, requests, kilobytes: bytes / 1_000, scriptSeconds };
  await page.waitForLoadState('networkidle');
  await tools.detach();
  return seen;
}

/** A first visit with a session, then a second one with the files cached. */
async function bothVisits(browser: Browser, url: string, session: string, home: Home): Promise<[first: Visit, next: Visit]> {
  const localStorage = [{ name: 'fidelidade', value: session }];
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    baseURL: url,
    serviceWorkers: 'block',
    // Scripts this benchmark runs in the page are not the page's own.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await context.addInitScript({ content: NOTE_USABLE });
  try {
    const visits: Visit[] = [];
    for (let number = 0; number < 2; number += 1) {
      const page = await context.newPage();
      visits.push(await visit(page, home));
      await page.close();
    }
    return [visits[0]!, visits[1]!];
  } finally {
    await context.close();
  }
}

/** The median by time. */
const median = (visits: readonly Visit[]): Visit =>
  visits.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(visits.length / 2)]!;

function line(title: string, { seconds, clientSeconds, requests, kilobytes, scriptSeconds }: Visit): string {
  const verdict = seconds <= GOAL_SECONDS ? 'met' : 'missed';
  return `| P11 | ${title} | ${seconds.toFixed(2)} s | ${clientSeconds.toFixed(2)} s | ${requests} | ${kilobytes.toFixed(0)} | ${scriptSeconds.toFixed(2)} | ${GOAL_SECONDS} s: ${verdict} |`;
}

/** Time until members' home pages are usable on a slow phone, on the demonstration; the median of five. */
export async function firstLoadLines(): Promise<string[]> {
  buildWebWhenOld();
  const server = await startDemoServer({ LOG_LEVEL: 'warn' });
  const front = await openFront(server.url);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--ignore-certificate-errors-spki-list=${front.certificate}`],
  });
  try {
    const lines = [
      '\n| # | Home | usable after | client stands after | requests | kB transferred | seconds of script, slowed | goal |\n|---|---|---|---|---|---|---|---|',
    ];
    for (const home of homes) {
      const pairs: [Visit, Visit][] = [];
      for (let run = 0; run < RUNS; run += 1) pairs.push(await bothVisits(browser, front.url, await sessionOf(server.url, home), home));
      lines.push(line(`${home.path}, nothing kept`, median(pairs.map(([first]) => first))));
      lines.push(line(`${home.path}, files kept`, median(pairs.map(([, next]) => next))));
    }
    return lines;
  } finally {
    await browser.close();
    await front.stop();
    await server.stop();
  }
}
