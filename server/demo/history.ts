import type { Transaction } from '../platform/db/transaction.ts';
import { addDays, startOfSaoPauloDay } from '../shared/dates.ts';
import { prizePoints } from '../shared/money.ts';
import { DEMO_NETWORKS, DEMO_REWARDS } from './catalogue.ts';
import type { Random } from './random.ts';
import type { DemoSeller, Registers } from './registers.ts';

/** A little less than eighteen months, so that the oldest points expire while people watch. */
const DAYS = 545;
const ORIGINS = ['PLANILHA', 'DIGITACAO', 'FOTO'] as const;
const REDEMPTION_CODE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

interface Event {
  day: string;
  kind: 'sale' | 'redemption';
  seller: DemoSeller;
}

/** Eighteen months of the networks' purchases, sales and redemptions, in order, through the product's own functions. */
export async function loadHistory(tx: Transaction, random: Random, registers: Registers, today: string, now: Date): Promise<void> {
  await loadPurchases(tx, random, registers, today);
  const events: Event[] = [];
  for (const [index, seller] of registers.sellers.entries()) {
    // A few never sell, a few sell a lot: uniform reports show nothing.
    const sales = index === 13 || index === 29 ? 0 : 18 + ((index * 13) % 41);
    for (let sale = 0; sale < sales; sale++) events.push({ day: addDays(today, -random.integer(1, DAYS)), kind: 'sale', seller });
    for (let redemption = 0; redemption < sales / 9; redemption++)
      events.push({ day: addDays(today, -random.integer(1, DAYS - 120)), kind: 'redemption', seller });
  }
  events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let note = 20_000_000;
  for (const { day, kind, seller } of events) {
    // Never in the future, even on the current day.
    const at = new Date(Math.min(startOfSaoPauloDay(day).getTime() + random.integer(9, 18) * 3_600_000, now.getTime()));
    note += random.integer(3, 90);
    if (kind === 'sale') await sell(tx, random, registers, seller, day, at, String(note));
    else await redeem(tx, random, registers, seller, day, at);
  }
  await cancelSome(tx, random, registers, today, now);
}

/** About one order per product, network and month: the basis of anti-fraud and stock. */
async function loadPurchases(tx: Transaction, random: Random, { networks, products }: Registers, today: string): Promise<void> {
  const rows: unknown[] = [];
  for (const network of networks)
    for (const [index, product] of products.entries())
      for (let days = DAYS + 300; days > 0; days -= random.integer(26, 75))
        rows.push({
          network_id: network.id,
          product_id: product.id,
          data_pedido: addDays(today, -days),
          // Every ninth product is bought too little for its scored units, so that the anti-fraud report has content. Networks bought less
          // before joining, so that Mensuração and Taxa de Sucesso do too.
          qtde: index % 9 === 4 ? random.integer(1, 3) : Math.ceil(random.integer(12, 60) / (days > DAYS ? 5 : 1)),
          valor_unitario: (Number(product.valorUnitario) * 0.62).toFixed(2),
        });
  await tx.sql(
    `insert into purchases (network_id, product_id, data_pedido, qtde, valor_unitario)
     select * from jsonb_to_recordset($1::jsonb) as r(network_id int, product_id int, data_pedido date, qtde numeric, valor_unitario numeric)`,
    [JSON.stringify(rows)],
  );
}

async function sell(
  tx: Transaction,
  random: Random,
  { products, staff }: Registers,
  seller: DemoSeller,
  day: string,
  at: Date,
  identificador: string,
): Promise<void> {
  const origem = seller.store.tipoPontuacao === 1 ? 'DIGITACAO' : seller.store.tipoPontuacao === 2 ? 'FOTO' : random.pick(ORIGINS);
  const itens = Array.from({ length: random.integer(1, 4) }, () => {
    const product = random.pick(products);
    const qtde = random.chance(0.1) ? '2.5' : String(random.integer(1, 6));
    return { codigo: product.codigo, qtde, valorUnitario: product.valorUnitario, valorDesconto: random.chance(0.15) ? '5.00' : '0' };
  });
  const sale = {
    sellerId: seller.id,
    origem,
    tipoFiscal: random.chance(0.7) ? 'N' : 'C',
    identificador,
    realizadoEm: day,
    aprovadoPor: origem === 'FOTO' ? random.pick(staff.slice(0, 3)).id : null,
    ator: 'system',
    itens,
  };
  await tx.sql('select post_sale($1::jsonb, $2::date, $3::timestamptz)', [JSON.stringify(sale), day, at]);
}

async function redeem(tx: Transaction, random: Random, registers: Registers, seller: DemoSeller, day: string, at: Date): Promise<void> {
  const [account] = await tx.sql<{ available: string }>(
    "select ledger_available(id, $2::date, $3) as available from accounts where holder_type = 'SELLER' and holder_id = $1 and currency = 'PONTO'",
    [seller.id, day, at],
  );
  const available = Number(account?.available ?? 0);
  const network = registers.networks.findIndex(({ id }) => id === seller.store.network);
  const affordable = DEMO_REWARDS.filter(
    ([, , custo]) => Number(prizePoints({ custoTotal: custo.toFixed(2), valorPonto: DEMO_NETWORKS[network]!.valorPonto })) <= available,
  );
  if (!affordable.length) return;
  const [codigo, nome, custo, , tipo, , parceiro] = random.pick(affordable);
  const points = prizePoints({ custoTotal: custo.toFixed(2), valorPonto: DEMO_NETWORKS[network]!.valorPonto })!;
  const mes = day.slice(0, 7);
  const obs = tipo === 'recarga' ? 'Vivo 11987654321' : tipo === 'bivolt' ? '110V' : null;
  const [made] = await tx.sql<{ id: number }>(
    `insert into redemptions (audience, seller_id, store_id, network_id, reward_id, redemption_code, premio, tipo, qtde, obs, pontos_gastos,
       saldo_anterior, saldo_novo, status, resgatado_em, data_entrega, prazo_entrega, parceiro_comercial, mes, criado_em, titular_nome, busca)
     select 'SELLER', $1, s.id, s.network_id, r.id, $2, r.nome, r.tipo, 1, $3, $4::numeric, $5::numeric, $5::numeric - $4::numeric, $6, $7, $8, $9::date + 60,
       search_text($10::text), $11, $7, v.nome, search_text(concat_ws(' ', v.nome, v.cpf, s.nome_fantasia, r.nome, $2::text))
     from sellers v join stores s on s.id = v.store_id, rewards r where v.id = $1 and r.codigo = $12
       and not exists (select from redemptions o where o.seller_id = v.id and o.mes = $11 and $10::text is not null and o.parceiro_comercial = search_text($10::text))
       and (select count(*) from redemptions o where o.seller_id = v.id and o.mes = $11) < 5 returning id`,
    [
      seller.id,
      Array.from({ length: 10 }, () => random.pick([...REDEMPTION_CODE])).join(''),
      obs,
      points,
      account!.available,
      random.pick([0, 1, 1, 1, 2]),
      at,
      random.chance(0.5) ? addDays(day, random.integer(5, 45)) : null,
      day,
      parceiro,
      mes,
      codigo,
    ],
  );
  if (!made) return;
  await payWithPoints(tx, seller, { id: made.id, points, premio: nome, day, at });
}

interface Payment {
  /** The redemption. */
  id: number;
  points: string;
  premio: string;
  day: string;
  at: Date;
}

/** The ledger's debit for a redemption written by the demonstration. */
export const payWithPoints = (tx: Transaction, seller: DemoSeller, { id, points, premio, day, at }: Payment) =>
  tx.sql(
    "select ledger_debit('SELLER', $1, 'PONTO', $2, $3, 'RESGATE', 'RESGATE', $4, 'resgate:' || $4, null, $5, 'system', $6::date, $7)",
    [seller.id, seller.store.network, points, String(id), JSON.stringify({ premio, qtde: 1 }), day, at],
  );

/** A few postings were cancelled, as in real life, and their points reversed. */
async function cancelSome(tx: Transaction, random: Random, { staff }: Registers, today: string, now: Date): Promise<void> {
  const postings = await tx.sql<{ id: number; entry_id: number }>(
    `select p.id, e.id as entry_id from postings p join entries e on e.idempotency_key = 'postagem:' || p.id || ':v1'
     where p.audience = 'SELLER' and p.id % 61 = 7 order by p.id`,
  );
  for (const { id, entry_id } of postings) {
    await tx.sql("select ledger_reverse($1, null, 'SALDO_NEGATIVO', 'ESTORNO', null, null, $2, '{}', 'system', $3::date, $4)", [
      entry_id,
      `estorno:postagem:${id}:v1`,
      today,
      now,
    ]);
    await tx.sql("update postings set status = 'CANCELADA', cancelado_por_id = $2, cancelado_em = $3, versao = versao + 1 where id = $1", [
      id,
      random.pick(staff.slice(0, 3)).id,
      now,
    ]);
  }
}
