import { Router } from 'express';
import type { Database } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { escapeHtml } from './email-layout.ts';

interface KeptEmail {
  id: number;
  destino: string;
  assunto: string;
  estado: string;
  html: string | null;
  criado_em: Date;
}

const MAX_LISTED = 100;
/** Nothing runs or loads; the message itself is in a frame without scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** GET /dev/emails: queued e-mails, for a development machine without a mail server. Null in production. */
export function devEmails(database: Database, env: Env): Router | null {
  if (!env.EMBEDDED || env.NODE_ENV === 'production') return null;
  const router = Router();
  router.use('/dev/emails', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  router.get('/dev/emails', async (_request, response) => {
    const emails = await database.read<KeptEmail>(
      "select id, destino, assunto, estado, criado_em from outgoing_messages where canal = 'EMAIL' order by id desc limit $1",
      [MAX_LISTED],
    );
    response.type('html').send(page('E-mails', emails.length > 0 ? list(emails) : '<p>Nenhum e-mail ainda.</p>'));
  });
  router.get('/dev/emails/:id', async (request, response) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const [email] = await database.read<KeptEmail>(
      "select id, destino, assunto, estado, html, criado_em from outgoing_messages where canal = 'EMAIL' and id = $1",
      [id],
    );
    if (!email) return void response.status(404).type('html').send(page('E-mails', '<p>E-mail não encontrado.</p>'));
    response.type('html').send(page(email.assunto, detail(email)));
  });
  return router;
}

function list(emails: KeptEmail[]): string {
  const row = ({ id, destino, assunto, estado, criado_em }: KeptEmail) =>
    `<tr><td>${formatDateTime(criado_em)}</td><td>${escapeHtml(destino)}</td><td><a href="/dev/emails/${id}">${escapeHtml(assunto)}</a></td><td>${estado}</td></tr>`;
  return `<table><thead><tr><th>Data</th><th>Para</th><th>Assunto</th><th>Estado</th></tr></thead><tbody>${emails.map(row).join('\n')}</tbody></table>`;
}

function detail({ destino, estado, html, criado_em }: KeptEmail): string {
  const letter = html
    ? `<iframe title="E-mail" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>`
    : '<p>O texto foi apagado depois do envio.</p>';
  return `<p>Para ${escapeHtml(destino)}, ${formatDateTime(criado_em)}, ${estado}. <a href="/dev/emails">Todos os e-mails</a></p>${letter}`;
}

function page(title: string, body: string): string {
  const style =
    'body{font-family:sans-serif;margin:24px}td,th{text-align:left;padding:4px 12px 4px 0}iframe{width:100%;height:70vh;border:1px solid #ccc}';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
