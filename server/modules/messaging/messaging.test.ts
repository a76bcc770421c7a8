import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { z } from 'zod';
import { defineAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { openSafeFetch } from '../../platform/ports/safe-fetch.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { STRONG_SECRET, testEnv } from '../../test/test-env.ts';
import { deliverEmail, deliverWhatsApp, devEmails, queueEmail, queueWhatsApp } from './index.ts';

const notify = defineAction({
  name: 'testNotify',
  title: 'Teste',
  permission: 'network:create',
  input: z.strictObject({ fail: z.boolean().default(false), assunto: z.string().default('Bem-vinda') }),
  handler: async (ctx, { fail, assunto }) => {
    await queueEmail(ctx, {
      para: 'ana@exemplo.com.br',
      assunto,
      titulo: 'Olá <Ana>',
      paragrafos: ['Seu saldo & "mais"'],
      botao: { texto: 'Abrir', url: 'https://x.test/?a=1&b=2' },
    });
    await queueWhatsApp(ctx, { celular: '(11) 98765-4321', texto: 'Venda pontuada' });
    if (fail) throw new Error('undo');
  },
});

const attempt = (isLast: boolean) => ({ number: 1, isLast, signal: new AbortController().signal });

describe('messaging', () => {
  let app: TestApp;
  const system = () => app.contextFor({ kind: 'system' });
  const messages = () => app.database.read('select canal, estado, tentativas, texto, ultimo_erro from outgoing_messages order by id');
  const lastId = async () => (await app.database.read<{ id: number }>('select max(id) as id from outgoing_messages'))[0]!.id;

  beforeAll(async () => {
    app = await openTestApp();
  });
  beforeEach(async () => {
    await app.database.transaction((tx) => tx.sql('delete from outgoing_messages'));
    app.ports.fakeJobs.sent.length = 0;
    app.ports.mails.length = 0;
  });
  afterAll(() => app.close());

  it('decides messages with the action: both on success, neither when it rolls back', async () => {
    await expect(runAction(notify, system(), { fail: true })).rejects.toThrow('undo');
    expect(await messages()).toEqual([]);
    app.ports.fakeJobs.sent.length = 0;
    await runAction(notify, system(), {});
    expect((await messages()).map(({ canal, estado }) => [canal, estado])).toEqual([
      ['EMAIL', 'NA_FILA'],
      ['WHATSAPP', 'NA_FILA'],
    ]);
    expect(app.ports.fakeJobs.sent.map(({ name }) => name)).toEqual(['deliverEmail', 'deliverWhatsApp']);
  });

  it('sends the e-mail once, escaped, and forgets its text', async () => {
    await runAction(notify, system(), {});
    const job = app.ports.fakeJobs.sent.find(({ name }) => name === 'deliverEmail')!;
    await deliverEmail.handler(system(), job.data, attempt(false));
    await deliverEmail.handler(system(), job.data, attempt(false));
    expect(app.ports.mails).toHaveLength(1);
    const [mail] = app.ports.mails;
    expect(mail).toMatchObject({
      para: 'ana@exemplo.com.br',
      assunto: 'Bem-vinda',
      messageId: expect.stringMatching(/^<mensagem-\d+@localhost>$/),
    });
    expect(mail!.html).toContain('Olá &lt;Ana&gt;');
    expect(mail!.html).toContain('href="https://x.test/?a=1&amp;b=2"');
    expect(mail!.html).not.toContain('<Ana>');
    expect(mail!.texto).toContain('Seu saldo & "mais"');
    expect((await messages())[0]).toMatchObject({ estado: 'ENVIADA', texto: '' });
  });

  it('tries an e-mail again while the server is away, gives up visibly, and does not insist on a refused address', async () => {
    const send = app.ports.mail.send;
    app.ports.mail.send = () => Promise.reject(new Error('ECONNREFUSED'));
    await runAction(notify, system(), {});
    const messageId = (await lastId()) - 1;
    await expect(deliverEmail.handler(system(), { messageId }, attempt(false))).rejects.toThrow('ECONNREFUSED');
    expect((await messages())[0]).toMatchObject({ estado: 'NA_FILA', tentativas: 1, ultimo_erro: 'ECONNREFUSED' });
    await expect(deliverEmail.handler(system(), { messageId }, attempt(true))).rejects.toThrow();
    expect((await messages())[0]).toMatchObject({ estado: 'FALHOU', tentativas: 2 });
    await runAction(notify, system(), {});
    app.ports.mail.send = () => Promise.reject(Object.assign(new Error('550 no such user'), { responseCode: 550 }));
    await deliverEmail.handler(system(), { messageId: (await lastId()) - 1 }, attempt(false));
    expect((await messages())[2]).toMatchObject({ estado: 'FALHOU' });
    app.ports.mail.send = send;
  });

  it('without a mail server keeps the e-mail and shows it at /dev/emails, in a frame without scripts', async () => {
    app.ports.mail.isConfigured = false;
    await runAction(notify, system(), { assunto: '<script>alert(1)</script>' });
    const messageId = (await lastId()) - 1;
    await deliverEmail.handler(system(), { messageId }, attempt(false));
    app.ports.mail.isConfigured = true;
    expect((await messages())[0]).toMatchObject({ estado: 'GUARDADA' });
    const server = http.createServer(express().use(devEmails(app.database, testEnv({ NODE_ENV: 'development' }))!));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/emails`;
    const list = await (await fetch(url)).text();
    expect(list).toContain('&lt;script&gt;');
    expect(list).not.toContain('<script>');
    const detail = await fetch(`${url}/${messageId}`);
    expect(detail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await detail.text()).toMatch(/<iframe [^>]*sandbox="allow-popups[^"]*" srcdoc="&lt;!doctype html&gt;/);
    expect((await fetch(`${url}/nada`)).status).toBe(404);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('has no /dev/emails in production or with a database of the operator', () => {
    expect(devEmails(app.database, testEnv({ NODE_ENV: 'production' }))).toBeNull();
    expect(
      devEmails(app.database, testEnv({ DATABASE_URL: 'postgres://h/d', SECRET: STRONG_SECRET, PUBLIC_URL: 'https://a.b' })),
    ).toBeNull();
  });

  describe('WhatsApp', () => {
    let status = 200;
    let received: { headers: http.IncomingHttpHeaders; body: string }[] = [];
    let server: http.Server;

    beforeAll(async () => {
      server = http.createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        request.on('end', () => {
          received.push({ headers: request.headers, body });
          response.writeHead(status, { location: '/elsewhere' }).end('{}');
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
      await app.database.transaction((tx) =>
        tx.sql(
          "insert into messaging_settings (id, url, token, codigo) values (1, $1, 'provider-token', '77') on conflict (id) do update set url = excluded.url, token = excluded.token, codigo = excluded.codigo",
          [url],
        ),
      );
    });
    beforeEach(() => {
      received = [];
      app.ports.safeFetch = openSafeFetch({ allowPrivate: true });
    });
    afterAll(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    const deliver = async (isLast = false) => {
      await runAction(notify, system(), {});
      await deliverWhatsApp.handler(system(), { messageId: await lastId() }, attempt(isLast));
    };
    const last = async () => (await messages()).at(-1);

    it('posts code, number and text as JSON with the token as bearer', async () => {
      status = 200;
      await deliver();
      expect(received).toHaveLength(1);
      expect(received[0]!.headers.authorization).toBe('Bearer provider-token');
      expect(JSON.parse(received[0]!.body)).toEqual({ codigo: '77', numero: '5511987654321', mensagem: 'Venda pontuada' });
      expect(await last()).toMatchObject({ estado: 'ENVIADA' });
    });

    it.each([429, 500, 503])('tries again after %i', async (code) => {
      status = code;
      await expect(deliver()).rejects.toThrow(String(code));
      expect(await last()).toMatchObject({ estado: 'NA_FILA', tentativas: 1 });
    });

    it.each([400, 401, 302])('does not try again after %i', async (code) => {
      status = code;
      await deliver();
      expect(received).toHaveLength(1);
      expect(await last()).toMatchObject({ estado: 'FALHOU', ultimo_erro: `o provedor respondeu ${code}` });
    });

    it('never asks a private address unless the environment allows it', async () => {
      app.ports.safeFetch = openSafeFetch({ allowPrivate: false });
      await deliver();
      expect(received).toEqual([]);
      expect(await last()).toMatchObject({ estado: 'FALHOU', ultimo_erro: expect.stringContaining('Endereço não permitido') });
    });
  });
});
