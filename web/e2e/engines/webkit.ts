import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine, Json, Tab, Viewport } from './engine.ts';
import { until } from './until.ts';

const START_MS = 30_000;
/** WebDriver's key for element references. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Otherwise the toolbar would keep the window wider than a phone. */
const NARROW_TOOLS = 'window * { min-width: 0; padding: 0; margin: 0; }';

type Ask = (method: 'GET' | 'POST' | 'DELETE', address: string, body?: object) => Promise<unknown>;

/** WebKit's MiniBrowser on a virtual display, over WebDriver. Browsers on iPhones use WebKit. */
export const startWebkit = async (program: string): Promise<Engine> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fidelidade-webkit-'));
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLS);
  // Pages see this as prefers-reduced-motion.
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      TZ: 'America/Sao_Paulo',
      LANGUAGE: 'pt_BR',
      // Containers may not create namespaces, and the only pages loaded are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${address}/status`).catch(() => undefined), {
    withinMs: START_MS,
    otherwise: () => 'WebKitWebDriver did not start',
  });
  return {
    downloads,
    openTab: (viewport) => openTab(address, viewport),
    stop: async () => {
      await end(driver);
      await end(screen);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}

const asker =
  (base: string): Ask =>
  async (method, address, body) => {
    const answer = await fetch(`${base}${address}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };

/** Each session is a separate browser and keeps nothing. */
async function openTab(base: string, viewport: Viewport): Promise<Tab> {
  const { sessionId } = (await asker(base)('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const ask = asker(`${base}/session/${sessionId}`);
  const execute = (body: string, input: Json) =>
    ask('POST', '/execute/sync', { script: `const input = JSON.parse(arguments[0]); ${body}`, args: [JSON.stringify(input)] });
  await fitWindow(ask, viewport);
  return {
    goTo: async (url) => {
      await ask('POST', '/url', { url });
    },
    run: async (body, input) => JSON.parse(String(await execute(`return JSON.stringify((() => { ${body} })() ?? null);`, input))),
    perform: async (source) => {
      await ask('POST', '/actions', { actions: [source] });
    },
    giveFiles: async (body, input, paths) => {
      const element = (await execute(body, input)) as Record<string, string>;
      await ask('POST', `/element/${element[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    screenshot: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
    close: async () => {
      await ask('DELETE', '');
    },
  };
}

/** WebDriver sizes windows rather than pages, so a second step adds the window's own decoration. */
async function fitWindow(ask: Ask, { width, height }: Viewport): Promise<void> {
  const inner = async () =>
    (await ask('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight];', args: [] })) as [number, number];
  await ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  const [, tall] = await inner();
  await ask('POST', '/window/rect', { x: 0, y: 0, width, height: 2 * height - tall });
  await until(async () => (String(await inner()) === String([width, height]) ? true : undefined), {
    withinMs: START_MS,
    otherwise: async () => `The window is ${String(await inner())} instead of ${width},${height}`,
  });
}
