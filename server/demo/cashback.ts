import type { Transaction } from '../platform/db/database.ts';
import { addDays, startOfSaoPauloDay } from '../shared/dates.ts';
import { cashbackLots } from '../shared/money.ts';
import type { Random } from './random.ts';
import { insert, type Registers } from './registers.ts';

const PERCENT = '2';
const CAMPAIGN_DAYS = 90;

/** Two campaigns of consumers: one over, with its redemptions paid, and one that runs. Lots by the cumulative floor (§4.6). */
export async function loadCashback(tx: Transaction, random: Random, registers: Registers, today: string): Promise<void> {
  const starts = [addDays(today, -260), addDays(today, -50)];
  await tx.sql('update system_settings set data_inicio_promocao = $1 where id = 1', [starts[1]]);
  const stores = await tx.sql<{ id: number; network_id: number }>(
    'select id, network_id from stores where ativo_clientes and ativo order by id',
  );
  let note = 70_000_000;
  for (const [round, dataInicio] of starts.entries()) {
    const campaignId = await insert(tx, 'campaigns', { dataInicio, dataFim: addDays(dataInicio, CAMPAIGN_DAYS) });
    for (const [index, consumer] of registers.consumers.entries()) {
      const notes = index === 40 ? 0 : 1 + ((index * 7 + round) % 5);
      const values = Array.from({ length: notes }, () => random.integer(4_000, 68_000));
      const lots = cashbackLots(values.map((cents) => ({ valorProdutosSW: (cents / 100).toFixed(2), percentualCashback: PERCENT })));
      for (const [step, cents] of values.entries()) {
        note += 13;
        const last = round === 0 ? CAMPAIGN_DAYS - 1 : 49;
        const day = addDays(dataInicio, Math.floor(((step + 1) * last) / (notes + 1)));
        await approve(tx, {
          consumer,
          store: random.pick(stores),
          campaignId,
          day,
          cents,
          cashback: lots[step]!,
          note: String(note),
          staffId: registers.staff[1]!.id,
          random,
        });
      }
      const total = values.reduce((sum, cents) => sum + cents, 0);
      if (round === 0 && total >= 50_000 && index % 4 !== 3)
        await payOut(tx, random, consumer, campaignId, addDays(dataInicio, CAMPAIGN_DAYS - 1));
    }
  }
}

interface Approval {
  consumer: { id: number; nome: string; cpf: string };
  store: { id: number; network_id: number };
  campaignId: number;
  day: string;
  cents: number;
  cashback: string;
  note: string;
  staffId: number;
  random: Random;
}

async function approve(
  tx: Transaction,
  { consumer, store, campaignId, day, cents, cashback, note, staffId, random }: Approval,
): Promise<void> {
  const at = new Date(startOfSaoPauloDay(day).getTime() + random.integer(9, 19) * 3_600_000);
  const value = (cents / 100).toFixed(2);
  const [posting] = await tx.sql<{ id: number }>(
    `insert into postings (audience, consumer_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em, pontuado_em,
       vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, valor_produtos_sw,
       percentual_cashback_pb, cashback, campaign_id, aprovado_por_id, criado_em, parceiro_nome, revenda_nome, busca)
     select 'CONSUMER', $1, s.id, s.network_id, 'FOTO', 'C', $2, fiscal_number_key($2), $3, $4, points_expiry($4), $5, 0, 0, 0, 0, 0, 0, $6, 200, $7, $8, $9, $4,
       $10, s.nome_fantasia, search_text(concat_ws(' ', $10::text, $11::text, s.nome_fantasia, $2)) from stores s where s.id = $12 returning id`,
    [
      consumer.id,
      note,
      day,
      at,
      ((cents * 1.3) / 100).toFixed(2),
      value,
      cashback,
      campaignId,
      staffId,
      consumer.nome,
      consumer.cpf,
      store.id,
    ],
  );
  if (Number(cashback) > 0)
    await tx.sql(
      "select ledger_credit('CONSUMER', $1, 'BRL', $2, $3, 'CASHBACK', 'posting', $4, 'postagem:' || $4 || ':v1', points_expiry($5), null, $6, $7, 'system', $8::date, $5)",
      [
        consumer.id,
        store.network_id,
        cashback,
        String(posting!.id),
        at,
        campaignId,
        JSON.stringify({ percentual: PERCENT, valorProdutosSW: value }),
        day,
      ],
    );
}

async function payOut(tx: Transaction, random: Random, consumer: Approval['consumer'], campaignId: number, day: string): Promise<void> {
  const at = new Date(startOfSaoPauloDay(day).getTime() + 14 * 3_600_000);
  const [account] = await tx.sql<{ available: string; network_id: number }>(
    "select ledger_available(id, $2::date, $3) as available, network_id from accounts where holder_type = 'CONSUMER' and holder_id = $1 and currency = 'BRL'",
    [consumer.id, day, at],
  );
  if (!account || Number(account.available) <= 0) return;
  const id = await insert(tx, 'redemptions', {
    audience: 'CONSUMER',
    consumerId: consumer.id,
    networkId: account.network_id,
    redemptionCode: Array.from({ length: 10 }, () => random.pick([...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'])).join(''),
    premio: 'Cashback',
    tipo: 'pix',
    qtde: 1,
    pontosGastos: account.available,
    saldoAnterior: account.available,
    saldoNovo: '0',
    status: random.pick([0, 1, 1, 1]),
    resgatadoEm: at,
    prazoEntrega: addDays(day, 4),
    mes: day.slice(0, 7),
    campaignId,
    tipoChavePix: 'CPF',
    chavePix: consumer.cpf,
    criadoEm: at,
    titularNome: consumer.nome,
    busca: `${consumer.nome} ${consumer.cpf}`.toLowerCase(),
  });
  await tx.sql(
    "select ledger_debit('CONSUMER', $1, 'BRL', $2, $3, 'RESGATE', 'RESGATE', $4, 'resgate:' || $4, null, '{}', 'system', $5::date, $6)",
    [consumer.id, account.network_id, account.available, String(id), day, at],
  );
}
