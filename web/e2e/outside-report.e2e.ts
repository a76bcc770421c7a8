import type { Page } from '@playwright/test';
import { startDemoServer } from '../../scripts/start/demo-server.mjs';
import { expectAccessible } from './support/accessible.ts';
import { people } from './support/people.ts';
import { leave, openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = 'https://paineis.exemplo.com.br/relatorio?programa=1';
const DASHBOARD = '<!doctype html><html lang="pt-BR"><title>Painel</title><main><h1>Vendas por região</h1></main></html>';

/** Answers for every outside site; the pages' policy decides which are shown. */
const answerOutside = (page: Page) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: DASHBOARD }));

const REFUSED = `new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => resolve([effectiveDirective, blockedURI]), { once: true });
  const frame = document.createElement('iframe');
  frame.src = 'https://outro.exemplo.com.br/';
  document.body.append(frame);
})`;

// This test starts a server of its own.

test('with an external dashboard configured, Relatório shows it in the place of our figures, and pages frame no other site', async ({
  browser,
  expectErrors,
}) => {
  // The page below tries to frame it.
  expectErrors(/Framing 'https:\/\/outro\.exemplo\.com\.br\/' violates/);
  // A server-wide setting, so the server shared by other tests runs without it.
  const server = await startDemoServer({ RELATORIO_URL: ADDRESS });
  const shared = process.env.E2E_URL;
  process.env.E2E_URL = server.url;
  try {
    for (const width of [1280, 390]) {
      const page = await openAs(browser, people.administrator);
      await page.setViewportSize({ width, height: 844 });
      await answerOutside(page);
      await page.goto(`${server.url}/painel/relatorio`);
      await expect(page.getByRole('heading', { level: 1, name: 'Relatório' })).toBeVisible();
      const frame = page.frameLocator('iframe[title="Painel externo"]');
      await expect(frame.getByRole('heading', { name: 'Vendas por região' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(page.getByText('Total vendido')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute('href', ADDRESS);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await expectAccessible(page);
      expect(await page.evaluate(REFUSED)).toEqual(['frame-src', expect.stringContaining('https://outro.exemplo.com.br')]);
      await leave(page);
    }
  } finally {
    process.env.E2E_URL = shared;
    await server.stop();
  }
});
