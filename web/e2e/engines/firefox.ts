import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine, Json, Tab, Viewport } from './engine.ts';
import { until } from './until.ts';

const START_MS = 60_000;
const ADDRESS = /WebDriver BiDi listening on (ws:\S+)/;
/** Overlay scroll bars as on phones, and no outgoing connections. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;
type Reply = { id?: number; error?: string; message?: string; result?: Record<string, unknown> };

/** Headless Firefox over WebDriver BiDi, which needs no geckodriver (Debian has none). */
export const startFirefox = async (program: string): Promise<Engine> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fidelidade-firefox-'));
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const browser = spawn(program, ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Firefox refuses a home directory owned by someone else.
    env: { ...process.env, HOME: folder },
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  const send = await connect(socket);
  await send('session.new', { capabilities: {} });
  await send('browser.setDownloadBehavior', { downloadBehavior: { type: 'allowed', destinationFolder: downloads } });
  return {
    downloads,
    openTab: (viewport) => openTab(send, viewport),
    stop: async () => {
      browser.kill();
      await ended;
      socket.close();
      // Its child processes exit a moment later and may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  browser.stderr?.on('data', (text: Buffer) => {
    said = `${said}${text}`.slice(-10_000);
  });
  return until(() => Promise.resolve(ADDRESS.exec(said)?.[1]), { withinMs: START_MS, otherwise: () => `Firefox did not start: ${said}` });
}

async function connect(socket: WebSocket): Promise<Send> {
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = ++last;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (reply.error) throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result ?? {};
  };
}

async function openTab(send: Send, viewport: Viewport): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext');
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport });
  await send('emulation.setLocaleOverride', { contexts: [context], locale: 'pt-BR' });
  await send('emulation.setTimezoneOverride', { contexts: [context], timezone: 'America/Sao_Paulo' });
  const call = async (body: string, input: Json) => {
    const answer = await send('script.callFunction', {
      functionDeclaration: `(text) => { const input = JSON.parse(text); ${body} }`,
      arguments: [{ type: 'string', value: JSON.stringify(input) }],
      target: { context },
      awaitPromise: false,
    });
    if (answer.type !== 'success') throw new Error(`In the page: ${JSON.stringify(answer.exceptionDetails)}`);
    return answer.result as { sharedId?: string; value?: unknown };
  };
  return {
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (body, input) => {
      const { value } = await call(`return JSON.stringify((() => { ${body} })() ?? null);`, input);
      return JSON.parse(String(value));
    },
    perform: async (source) => {
      await send('input.performActions', { context, actions: [source] });
    },
    giveFiles: async (body, input, files) => {
      const { sharedId } = await call(body, input);
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
    screenshot: async () => Buffer.from(String((await send('browsingContext.captureScreenshot', { context })).data), 'base64'),
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}
