import { jobNamed } from '../../platform/jobs/job.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller } from '../../test/builders/people.ts';

let app: TestApp;
let keys = 0;

const sql = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const consent = (kind: string, id: number, tipo: string, aceito: boolean) =>
  sql("insert into consents (kind, person_id, tipo, aceito, texto, texto_hash) values ($1, $2, $3, $4, 'x', 'x')", [
    kind,
    id,
    tipo,
    aceito,
  ]);
const credit = (kind: 'SELLER' | 'CONSUMER', id: number, valor: string, vence: string) =>
  sql(
    `select ledger_credit($1, $2, case $1 when 'SELLER' then 'PONTO' else 'BRL' end, null, $3, 'AJUSTE', 'TESTE', 'x', $4, $5, null, null, '{}', 'system',
       '2026-01-01', '2026-01-01T12:00:00Z')`,
    [kind, id, valor, `aviso:${++keys}`, vence],
  );
/** Runs one day's job; returns its messages, without those of other days. */
async function day(): Promise<{ canal: string; destino: string; assunto: string | null; texto: string }[]> {
  await sql('delete from outgoing_messages');
  app.ports.fakeJobs.sent.length = 0;
  await jobNamed('send-expiry-notices').handler(
    app.contextFor({ kind: 'system' }),
    {},
    {
      number: 1,
      isLast: false,
      signal: new AbortController().signal,
    },
  );
  return (await sql('select canal, destino, assunto, texto from outgoing_messages order by canal, id')).rows;
}
const nextDay = () => app.clock.advanceDays(1);

describe('notices of what expires', () => {
  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('tells each of several members their own amount, once', async () => {
    const amounts = { 'ana@exemplo.com': '100.00', 'bia@exemplo.com': '70.00' };
    for (const [email, valor] of Object.entries(amounts)) {
      const seller = await buildSeller(app.database);
      await sql('update sellers set email = $2 where id = $1', [seller.id, email]);
      await consent('SELLER', seller.id, 'EMAIL', true);
      await credit('SELLER', seller.id, valor, '2027-01-18');
    }
    const told = (await day()).map(({ destino, texto }) => [destino, texto.match(/[\d,]+ pontos vencem/g)]);
    expect(told.toSorted()).toEqual([
      ['ana@exemplo.com', ['100 pontos vencem']],
      ['bia@exemplo.com', ['70 pontos vencem']],
    ]);
  });

  it('reaches who says yes only after the day on which it was due', async () => {
    const seller = await buildSeller(app.database);
    await sql("update sellers set email = 'ana@exemplo.com' where id = $1", [seller.id]);
    await credit('SELLER', seller.id, '100.00', '2027-01-18');
    expect(await day()).toEqual([]);
    nextDay();
    await consent('SELLER', seller.id, 'EMAIL', true);
    expect(await day()).toMatchObject([{ destino: 'ana@exemplo.com' }]);
  });

  it('goes out at 60, 30 and 7 days, once each, by the channels that the member said yes to and without a link', async () => {
    // Today is 2026-11-20.
    const seller = await buildSeller(app.database);
    await sql("update sellers set nome = 'Ana Souza', email = 'ana@exemplo.com', celular = '11987654321' where id = $1", [seller.id]);
    await consent('SELLER', seller.id, 'EMAIL', true);
    await consent('SELLER', seller.id, 'WHATSAPP', true);
    await consent('SELLER', seller.id, 'WHATSAPP', false);
    await credit('SELLER', seller.id, '100.00', '2027-01-18');
    await credit('SELLER', seller.id, '20.50', '2027-01-25');
    const [mail, ...others] = await day();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ canal: 'EMAIL', destino: 'ana@exemplo.com', assunto: 'Seus pontos vencem em breve' });
    expect(mail!.texto).toContain('Olá, Ana.');
    expect(mail!.texto).toContain('120,50 pontos vencem entre 18/01/2027 e 25/01/2027.');
    expect(mail!.texto).toContain('digitando o endereço');
    expect(mail!.texto).not.toMatch(/https?:|www\./);
    expect(await day()).toEqual([]);
    nextDay();
    expect(await day()).toEqual([]);
    app.clock.moveTo('2026-12-19T15:00:00Z');
    expect(await day()).toHaveLength(1);
    expect(await day()).toEqual([]);
    app.clock.moveTo('2027-01-11T15:00:00Z');
    expect(await day()).toHaveLength(1);
    nextDay();
    expect(await day()).toEqual([]);
    const { rows } = await sql('select etapa, valor from expiry_notices order by etapa desc');
    expect(rows).toEqual([60, 30, 7].map((etapa) => ({ etapa, valor: '120.50' })));
  });

  it('says only the nearest stage after a pause, in one message for all that expires', async () => {
    const consumer = await buildConsumer(app.database);
    await sql("update consumers set celular = '11912345678' where id = $1", [consumer.id]);
    await consent('CONSUMER', consumer.id, 'WHATSAPP', true);
    await credit('CONSUMER', consumer.id, '12.34', '2026-11-25');
    await credit('CONSUMER', consumer.id, '5.00', '2026-12-10');
    const messages = await day();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ canal: 'WHATSAPP', destino: '11912345678' });
    expect(messages[0]!.texto.replaceAll('\u00a0', ' ')).toContain('R$ 12,34 de cashback vencem no dia 25/11/2026.');
    expect(messages[0]!.texto.replaceAll('\u00a0', ' ')).toContain('R$ 5,00 de cashback vencem no dia 10/12/2026.');
    // Each of the two once.
    expect(messages[0]!.texto.match(/vencem no dia/g)).toHaveLength(2);
    expect((await sql('select mes::text, etapa from expiry_notices order by mes')).rows).toEqual([
      { mes: '2026-11-01', etapa: 7 },
      { mes: '2026-12-01', etapa: 30 },
    ]);
    // December's seven-day notices go out on the 3rd; nothing before.
    app.clock.moveTo('2026-12-02T15:00:00Z');
    expect(await day()).toEqual([]);
    nextDay();
    expect(await day()).toHaveLength(1);
  });

  it('leaves alone who never answered, who is inactive, what is far away and what was spent, and two jobs at once tell once', async () => {
    const [silent, gone, far, spent, twice] = await Promise.all(Array.from({ length: 5 }, () => buildSeller(app.database)));
    for (const [index, { id }] of [silent!, gone!, far!, spent!, twice!].entries()) {
      await sql('update sellers set email = $2 where id = $1', [id, `v${index}@exemplo.com`]);
      if (id !== silent!.id) await consent('SELLER', id, 'EMAIL', true);
      await credit('SELLER', id, '10.00', id === far!.id ? '2027-01-20' : '2026-12-01');
    }
    await sql('update sellers set ativo = false where id = $1', [gone!.id]);
    await sql(
      `select ledger_debit('SELLER', $1, 'PONTO', null, 10, 'RESGATE', 'TESTE', 'x', 'aviso:gasto', null, '{}', 'system', '2026-11-20', now())`,
      [spent!.id],
    );
    const job = () =>
      jobNamed('send-expiry-notices').handler(
        app.contextFor({ kind: 'system' }),
        {},
        {
          number: 1,
          isLast: false,
          signal: new AbortController().signal,
        },
      );
    await Promise.all([job(), job()]);
    expect((await sql('select destino from outgoing_messages')).rows).toEqual([{ destino: 'v4@exemplo.com' }]);
  });
});
