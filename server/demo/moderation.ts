import { type Judged, saleNeed } from '../modules/postings/index.ts';
import { hold } from '../platform/actions/second-person.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import type { Storage } from '../platform/files/storage.ts';
import { addBusinessDays, addDays, type CalendarDate } from '../shared/dates.ts';
import { DEMO_PRODUCTS } from './catalogue.ts';
import { DEMO_LOGINS } from './people.ts';
import { keep } from './pictures.ts';
import { insert, type Registers } from './registers.ts';

interface ClosedReceipt {
  id: number;
  reprovado_motivo: string | null;
  decidido_por_id: number;
}

/** Contests open, late and decided; a sale awaiting its second approval; one invoice sent by a seller and by a consumer. */
export async function loadModeration(
  tx: Transaction,
  storage: Storage,
  registers: Registers,
  today: CalendarDate,
  now: Date,
): Promise<void> {
  await loadContests(tx, registers, today, now);
  await loadApproval(tx, registers, today, now);
  await loadCounterpart(tx, storage, registers, now);
}

async function loadContests(tx: Transaction, registers: Registers, today: CalendarDate, now: Date): Promise<void> {
  const closed = await tx.sql<ClosedReceipt>(
    "select id, reprovado_motivo, decidido_por_id from submissions where status in ('REPROVADA', 'ENCERRADA') and decidido_por_id is not null order by id",
  );
  const judge = registers.staff[2]!;
  const cases = [
    { texto: 'A segunda foto mostra a nota inteira, com o QR Code legível.', prazoEm: addBusinessDays(today, 4), status: 'ABERTA' },
    {
      texto: 'O total aparece no rodapé, logo abaixo do código.',
      prazoEm: addDays(today, -1),
      status: 'MANTIDA',
      resposta: 'O rodapé está cortado na foto.',
    },
    null,
    { texto: 'Esta nota foi enviada uma vez só; a outra é de outra compra.', prazoEm: addDays(today, -2), status: 'ABERTA' },
    { texto: 'Há dois produtos SW na nota, nas linhas 3 e 4.', prazoEm: addBusinessDays(today, 1), status: 'ABERTA' },
  ];
  for (const [index, receipt] of closed.entries()) {
    const contest = cases[index];
    if (!contest) continue;
    const { status, texto, prazoEm, resposta = null } = contest;
    const isOpen = status === 'ABERTA';
    const at = new Date(now.getTime() - (index + 1) * 86_400_000);
    await insert(tx, 'contests', {
      submissionId: receipt.id,
      texto,
      status,
      reprovadoPorId: receipt.decidido_por_id,
      reprovadoMotivo: receipt.reprovado_motivo,
      responsavelId: judge.id,
      prazoEm,
      decididoPorId: isOpen ? null : judge.id,
      decididoEm: isOpen ? null : now,
      resposta,
      criadoEm: at,
    });
    await tx.sql(
      `insert into submission_events (submission_id, status_anterior, status_novo, motivo, ator, ator_nome, criado_em)
       select s.id, s.status, 'CONTESTADA', $2, coalesce('seller:' || v.id, 'consumer:' || c.id), coalesce(v.nome, c.nome), $3
       from submissions s left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id where s.id = $1`,
      [receipt.id, texto, at],
    );
    if (!isOpen)
      await insert(tx, 'submission_events', {
        submissionId: receipt.id,
        statusAnterior: 'REPROVADA',
        statusNovo: 'CONTESTACAO_MANTIDA',
        motivo: resposta,
        ator: `staff:${judge.id}`,
        atorNome: judge.nome,
        criadoEm: now,
      });
  }
}

/** A seller's newest pending receipt: approved once, worth too much for one person to decide alone. */
async function loadApproval(tx: Transaction, registers: Registers, today: CalendarDate, now: Date): Promise<void> {
  const first = registers.staff[1]!;
  const product = DEMO_PRODUCTS[0]!;
  const [receipt] = await tx.sql<{ id: number; sellerId: number; cpf: string; nome: string; realizadoEm: string }>(
    `select s.id, v.id as "sellerId", v.cpf, v.nome, (s.criado_em at time zone 'America/Sao_Paulo')::date::text as "realizadoEm"
     from submissions s join sellers v on v.id = s.seller_id where s.status = 'PENDENTE' order by s.id desc limit 1`,
  );
  const { id: submissionId, sellerId, cpf, nome, realizadoEm } = receipt!;
  const sale = {
    tipoFiscal: 'C',
    identificador: '40990001',
    realizadoEm,
    itens: [{ codigo: product.codigo, qtde: '90.00', valorUnitario: product.valorUnitario, valorDesconto: '0.00' }],
  };
  const judged = await judgedUnrecorded(
    tx,
    { ...sale, sellerId, submissionId, origem: 'FOTO', aprovadoPor: first.id, ator: 'system' },
    today,
    now,
  );
  const dados = { ...sale, cpf, submissionId, enviarMensagem: false };
  await hold(
    {
      sql: tx.sql,
      actor: { kind: 'staff', id: first.id, nome: first.nome, cpf: DEMO_LOGINS.staff[1]!, level: 1, networkIds: null, storeIds: null },
      clock: { now: () => now, today: () => today },
      // The demonstration mails nobody.
      enqueue: async () => undefined,
    },
    { action: 'postSale', dados, need: saleNeed(judged, { ...sale, moeda: 'PONTO', submissionId, person: { cpf, nome }, dados }) },
  );
  await tx.sql('update submissions set versao = versao + 1 where id = $1', [submissionId]);
  await insert(tx, 'submission_events', {
    submissionId,
    statusAnterior: 'PENDENTE',
    statusNovo: 'AGUARDA_APROVACAO',
    ator: `staff:${first.id}`,
    atorNome: first.nome,
    criadoEm: now,
  });
}

class Unrecorded extends Error {}

/** What a sale would earn and why it takes a second person; nothing of it stays. */
async function judgedUnrecorded(tx: Transaction, sale: object, today: CalendarDate, now: Date): Promise<Judged> {
  let judged: Judged | undefined;
  await tx
    .savepoint(async () => {
      const [row] = await tx.sql<{ judged: Judged }>(
        `select judge_sale((s.answer ->> 'id')::int, false, null, $2::date) as judged
         from (select post_sale($1::jsonb, $2::date, $3::timestamptz) as answer offset 0) s`,
        [JSON.stringify(sale), today, now],
      );
      judged = row!.judged;
      throw new Unrecorded();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Unrecorded)) throw error;
    });
  return { ...judged!, motivo: 'LIMITE' };
}

/** The buyer on a seller's oldest pending note sends it too: the same picture in a separate file, as with every upload. */
async function loadCounterpart(tx: Transaction, storage: Storage, registers: Registers, now: Date): Promise<void> {
  const buyer = registers.consumers[1]!;
  const [note] = await tx.sql<{ id: number; chave: string }>(
    `select s.id, f.chave from submissions s join stored_files f on f.id = s.file_id
     where s.audience = 'SELLER' and s.status = 'PENDENTE' and s.chave_fiscal is not null order by s.id limit 1`,
  );
  const fileId = await keep(tx, storage, await storage.get(note!.chave), 'minha-compra.jpg', `consumer:${buyer.id}`);
  const [sent] = await tx.sql<{ id: number; nome: string }>(
    `insert into submissions (audience, consumer_id, file_id, chave_fiscal, leitura, busca, criado_em, atualizado_em)
     select 'CONSUMER', c.id, $3, s.chave_fiscal, s.leitura, search_text(concat_ws(' ', c.nome, c.cpf)), $2, $2
     from submissions s join consumers c on c.id = $1 where s.id = $4
     returning id, (select nome from consumers where id = $1) as nome`,
    [buyer.id, now, fileId, note!.id],
  );
  await insert(tx, 'submission_events', {
    submissionId: sent!.id,
    statusNovo: 'PENDENTE',
    ator: `consumer:${buyer.id}`,
    atorNome: sent!.nome,
    criadoEm: now,
  });
}
