import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { submissionStepSet } from '../modules/postings/receipts/submission-sets.ts';
import '../modules.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { localStorage } from '../platform/files/local-storage.ts';
import { readCodes } from '../platform/files/read-codes.ts';
import { asAsked } from '../platform/lists/as-asked.ts';
import { allLists } from '../platform/lists/list.ts';
import { parseFiscalKey } from '../shared/fiscal-key.ts';
import { openDemoDatabase } from '../test/demo.ts';
import { expectTruths } from '../test/truths.ts';

describe('demonstration network', () => {
  let database: Database;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fidelidade-demo-'));
  beforeAll(async () => {
    database = await openDemoDatabase(folder);
  });
  afterAll(() => database.close());

  const count = async (sql: string) => (await database.read<{ n: number }>(`select count(*) as n from ${sql}`))[0]!.n;

  it('is as large and as varied as its readers expect', async () => {
    expect(await count('networks')).toBeGreaterThanOrEqual(3);
    expect(await count('stores')).toBeGreaterThanOrEqual(12);
    expect(await count("stores where cnpj = '12ABC34501DE35'")).toBe(1);
    expect((await database.read<{ t: number }>('select distinct tipo_pontuacao as t from stores order by 1')).map(({ t }) => t)).toEqual([
      0, 1, 2,
    ]);
    expect(await count('sellers')).toBeGreaterThanOrEqual(40);
    expect(await count('consumers')).toBeGreaterThanOrEqual(60);
    expect(await count('products where gtin is not null')).toBeGreaterThanOrEqual(60);
    expect((await database.read<{ tipo: string }>('select distinct tipo from rewards order by 1')).map(({ tipo }) => tipo)).toEqual([
      'bivolt',
      'credito',
      'geral',
      'recarga',
    ]);
    expect(await count("postings where audience = 'SELLER'")).toBeGreaterThan(1_000);
    expect(await count("redemptions where audience = 'SELLER'")).toBeGreaterThan(80);
    expect(await count("redemptions where audience = 'CONSUMER'")).toBeGreaterThan(10);
    expect(await count("postings where audience = 'CONSUMER' and cashback > 0")).toBeGreaterThan(100);
    expect(await count('(select distinct estado from payouts) states')).toBe(5);
    // Some that one person may pay, some that ask for two.
    for (const over of ['<=', '>'])
      expect(
        await count(`payouts o join redemptions x on x.id = o.redemption_id join system_settings s on s.id = 1
          where o.estado = 'APROVADO' and x.pontos_gastos ${over} s.pagamento_uma_pessoa`),
      ).toBeGreaterThan(0);
    expect(await count("submissions where status = 'PENDENTE' and audience = 'CONSUMER'")).toBeGreaterThanOrEqual(6);
    expect(await count("submissions where status in ('REPROVADA', 'ENCERRADA') and audience = 'CONSUMER'")).toBe(3);
    expect(await count('offers where ativo and pontos > 0')).toBeGreaterThan(30);
    expect(await count('offers where ativo and pontos = 0')).toBeGreaterThan(0);
    expect(await count('offers where pontos_desconto is not null')).toBeGreaterThan(0);
    expect(await count("submissions where status = 'PENDENTE' and audience = 'SELLER'")).toBeGreaterThanOrEqual(12);
    expect(await count("imports where estado = 'CONCLUIDA_COM_ERROS' and erros > 0 and total > 0")).toBe(2);
    expect(await count('registration_code_uses')).toBeGreaterThan(20);
    expect(await count('referrals where validado_em is not null and pontos > 0')).toBe(8);
    expect(await count('swpro_credits')).toBe(3);
    expect(await count('sales_to_correct(null, null)')).toBeGreaterThan(0);
    expect(await count('stock_alerts')).toBeGreaterThan(0);
    expect(await count('antifraud_items where qtd_af > 0')).toBeGreaterThan(5);
    expect(await count('report_notes')).toBeGreaterThanOrEqual(12);
    expect(await count("measurement_rows('2026-11-21', null, null) where resultado_mensal is not null")).toBeGreaterThanOrEqual(3);
    expect(await count("success_rate_rows('2026-10-01', null) where taxa_sucesso > 0")).toBeGreaterThan(3);
    expect(await count("stock_report_rows('2026-10-31', null) where saldo_estoque < 0")).toBeGreaterThan(3);
    expect(await count('market_surveys')).toBeGreaterThanOrEqual(9);
    expect(await count('cards where seller_id is null and not bloqueado')).toBeGreaterThan(3);
    expect(await count("stored_files where tipo_arquivo = 'application/pdf'")).toBe(1);
    expect(
      await count("lots l join accounts a on a.id = l.account_id where a.currency = 'PONTO' and restante > 0 and vence_em < '2026-11-21'"),
    ).toBe(6);
    expect(
      await count("lots l join accounts a on a.id = l.account_id where a.currency = 'BRL' and restante > 0 and vence_em < '2026-11-21'"),
    ).toBeGreaterThan(3);
    expect(await count("entries where type = 'EXPIRACAO' and dia = '2026-11-16'")).toBe(4);
    expect(await count('redemption_media')).toBe(15);
    expect(await count("(select distinct date_trunc('month', realizado_em) from postings) months")).toBeGreaterThanOrEqual(18);
  });

  it('holds no word outside of the closed sets that the schema gives its columns', async () => {
    const lists = allLists().map((list) => asAsked(list, { actor: { kind: 'system' }, clock: systemClock }));
    const columns = lists.flatMap((list) => Object.values(list.columns).flatMap(({ sql, set }) => (set ? [{ list, sql, set }] : [])));
    expect(columns.length).toBeGreaterThan(30);
    for (const { list, sql, set } of columns) {
      const rows = await database.read<{ word: string | number | null }>(`select distinct ${sql} as word from ${list.from}`);
      const strange = rows
        .filter(({ word }) => word !== null && !Object.values(set).includes(word))
        .map(({ word }) => `${list.name}: ${word}`);
      expect(strange).toEqual([]);
    }
    const steps = await database.read<{ word: string }>('select distinct status_novo as word from submission_events');
    expect(steps.filter(({ word }) => !(word in submissionStepSet))).toEqual([]);
  });

  it('gives both sellers of the printed logins the voucher of an offer, and no receipt a date after it was sent', async () => {
    expect(await count("redemptions where offer_id is not null and audience = 'SELLER'")).toBe(2);
    // Characters 3 to 6 of a fiscal key are its year and month.
    expect(
      await count(
        "submissions where chave_fiscal is not null and substr(chave_fiscal, 3, 4) > to_char(criado_em - interval '1 day', 'YYMM')",
      ),
    ).toBe(0);
  });

  it('shows every prize and banner with its own picture and text', async () => {
    for (const [table, file] of [
      ['rewards', 'photo_id'],
      ['banners', 'image_id'],
    ] as const)
      expect(
        await count(
          `(select 1 from ${table} x left join stored_files f on f.id = x.${file} group by f.sha256 having count(*) > 1 or f.sha256 is null) s`,
        ),
      ).toBe(0);
    expect(await count('(select descricao from rewards group by 1 having count(*) > 1) same')).toBe(0);
    expect(await count("rewards where tipo in ('recarga', 'credito') and descricao like '%nota fiscal%'")).toBe(0);
    expect(await count("banners where publico = 'CLIENTE_FINAL' and '2026-11-21' between data_inicial and data_final")).toBe(3);
    for (const [table, column] of [
      ['offer_partners', 'logo_url'],
      ['experiences', 'main_image_url'],
    ] as const)
      for (const field of [column, 'description'])
        expect(await count(`(select ${field} from ${table} group by 1 having count(*) > 1 or ${field} is null) same`)).toBe(0);
  });

  it('adds up', async () => {
    await expectTruths(database);
  });

  it('shows receipts whose codes can be read', async () => {
    const [file] = await database.read<{ chave: string; chave_fiscal: string }>(
      "select f.chave, s.chave_fiscal from submissions s join stored_files f on f.id = s.file_id where f.tipo_arquivo = 'image/jpeg' order by s.id limit 1",
    );
    const codes = await readCodes(await localStorage(folder).get(file!.chave));
    expect(codes.map(({ text }) => parseFiscalKey(text)?.chave)).toContain(file!.chave_fiscal);
  });
});
