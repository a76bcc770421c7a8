import { negate } from '../server/shared/money.ts';
import { receiptPdf } from '../server/test/builders/receipts.ts';
import { expectOneOf, expectWinners, type Play, type Stage } from './play.ts';
import { nextNote } from './world.ts';

const anyStaff = ({ random, world }: Stage) => random.pick(world.staff);

/** A consumer buys, withdraws the cashback by PIX, and staff approve the payment. */
export const cashback: Play = async (stage) => {
  const consumer = stage.world.consumers.pop();
  if (!consumer) return consumerReceipt(stage);
  const taken = await withdrawal(stage, consumer);
  if (!taken) return;
  const approve = 'mutation ($ids: [ID!]!) { approvePayouts(ids: $ids) { alterados } }';
  await expectOneOf(stage, { kind: 'approve payment', who: anyStaff(stage), query: approve, variables: { ids: [taken.id] } });
};

/** A purchase and the withdrawal of its cashback by PIX; null when an answer of them never came. */
export async function withdrawal(
  stage: Stage,
  consumer: Stage['world']['consumers'][number],
): Promise<{ id: number; holder: string; valor: string } | null> {
  const { model, random, client, today, world, sql } = stage;
  const holder = `CONSUMER:${consumer.id}`;
  const input = {
    cpf: consumer.cpf,
    tipoFiscal: 'N',
    identificador: nextNote(),
    realizadoEm: today,
    totalVenda: '300.00',
    valorProdutosSW: '200.00',
    cnpjLoja: world.store.cnpj,
    enviarMensagem: false,
  };
  const query = 'mutation ($input: CashbackInput!) { postCashback(input: $input) { ... on PostedCashback { id cashback } } }';
  const bought = await expectOneOf(stage, { kind: 'approve cashback', who: anyStaff(stage), query, variables: { input } });
  if (!bought.ok) return null;
  model.posted.add(bought.data.postCashback.id);
  model.moves(holder, bought.data.postCashback.cashback);
  const voucher = await client.ask({ kind: 'voucher', who: consumer.who, method: 'GET', path: '/api/resgate/cliente', isRead: true });
  if (!voucher.ok || !voucher.data.codigo) return null;
  const body = { codigo: voucher.data.codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf };
  const redeem = { kind: 'redeem by PIX', who: consumer.who, path: '/api/resgate/resgatar', body };
  const [taken] = random.chance(0.3)
    ? await expectWinners(stage, [redeem, redeem], 1, 'CASHBACK_ALREADY_REDEEMED')
    : [await expectOneOf(stage, redeem)];
  if (!taken?.ok) return null;
  const id = taken.data.id as number;
  model.redeemed.add(id);
  await liftHold(sql, id);
  const valor = String(voucher.data.valor);
  model.moves(holder, negate(valor));
  return { id, holder, valor };
}

/** The drill takes less than the 48 hours that a first payment to a key is held. */
async function liftHold(sql: Stage['sql'], id: number): Promise<void> {
  await sql(`do $$ begin
    set local session_replication_role = 'replica';
    update payouts set retido_ate = null where redemption_id = ${id};
  end $$`);
}

/** Staff put approved payments into a batch, and read the bank's answer to an earlier one. */
export const payout: Play = async (stage) => {
  const { model, memory, random, sql } = stage;
  const query = 'mutation { createPayoutBatch { id quantidade } }';
  const made = await expectOneOf(stage, { kind: 'payment batch', who: anyStaff(stage), query }, ['PAYOUT_NOTHING_APPROVED']);
  if (made.ok) {
    model.batches.add(made.data.createPayoutBatch.id);
    memory.batches.push(made.data.createPayoutBatch.id);
  }
  const batch = memory.batches.shift();
  if (!batch) return;
  const payments = await sql<{ id: number; valor: string; consumer: number }>(
    `select x.id, x.pontos_gastos as valor, x.consumer_id as consumer from payouts o join redemptions x on x.id = o.redemption_id
     where o.batch_id = $1 order by x.id`,
    [batch],
  );
  const lines = payments.map((payment) => ({ ...payment, to: random.chance(0.8) ? ('PAGO' as const) : ('DEVOLVIDO' as const) }));
  const csv = ['id;valor;situacao;motivo', ...lines.map(({ id, valor, to }) => `${id};${valor};${to};`)].join('\n');
  const read = await expectOneOf(stage, {
    kind: "bank's answer",
    who: anyStaff(stage),
    query: 'mutation ($file: Upload!) { readBankReturn(file: $file) { pagos devolvidos repetidos erros { linha mensagem } } }',
    file: { field: 'file', name: 'retorno.csv', bytes: Buffer.from(csv) },
  });
  if (!read.ok) return;
  const { pagos, devolvidos, erros } = read.data.readBankReturn as { pagos: number; devolvidos: number; erros: unknown[] };
  if (pagos + devolvidos !== lines.length || erros.length > 0)
    stage.journal.findings.set(`bank's answer: ${pagos} + ${devolvidos} of ${lines.length}`, read.key);
  for (const { id, valor, consumer, to } of lines) {
    model.paid.set(id, to);
    if (to === 'DEVOLVIDO') model.moves(`CONSUMER:${consumer}`, valor);
  }
};

/** A consumer sends a receipt that staff close. */
export const consumerReceipt: Play = async (stage) => {
  const consumer = stage.random.pick(stage.world.buyers);
  const file = { field: 'arquivos[]', name: 'compra.pdf', bytes: receiptPdf(`compra ${nextNote()}`) };
  const sent = await expectOneOf(stage, { kind: 'send receipt', who: consumer.who, path: '/api/upload/venda_foto', file });
  if (!sent.ok) return;
  const id = sent.data.arquivos[0].id as number;
  stage.model.receipts.add(id);
  const body = { identificador: id };
  await expectOneOf(stage, { kind: 'close receipt', who: anyStaff(stage), path: '/api/pontuacoes/encerrar', body });
};
