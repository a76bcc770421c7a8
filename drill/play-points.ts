import { PROGRAMME_LIMITS } from '../server/shared/limits.ts';
import { negate } from '../server/shared/money.ts';
import { sellerForm } from '../server/test/builders/forms.ts';
import { receiptPdf } from '../server/test/builders/receipts.ts';
import { salesSheet } from '../server/test/builders/sales-sheet.ts';
import { expectOneOf, expectWinners, type Play, type Stage } from './play.ts';
import { CODE_POINTS, CORRECTED_BY, nextNote, type Player, PRIZE_POINTS, REFERRAL_POINTS, SALE_POINTS, SWPRO_POINTS } from './world.ts';

const holderOf = ({ id }: Pick<Player, 'id'>) => `SELLER:${id}`;
/** A quarter of the operations hit the few accounts everyone shares. */
const anySeller = ({ random, world }: Stage) => random.pick(random.chance(0.25) ? world.crowded : world.sellers);
const anyStaff = ({ random, world }: Stage) => random.pick(world.staff);

const saleOf = ({ world, today }: Stage, note = nextNote()) => ({
  tipoFiscal: 'N',
  identificador: note,
  realizadoEm: today,
  itens: [{ codigo: world.product, qtde: '1', valorUnitario: '10.00' }],
});

const POST_SALE = 'mutation ($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { id totalPontos } } }';
const staffSale = (stage: Stage, cpf: string, note?: string, submissionId?: number) => ({
  kind: submissionId ? 'approve receipt' : 'sale by staff',
  who: anyStaff(stage),
  query: POST_SALE,
  variables: { input: { ...saleOf(stage, note), cpf, submissionId, enviarMensagem: false } },
});

/** A seller types a sale; some are cancelled later. */
export const typedSale: Play = async (stage) => {
  const seller = anySeller(stage);
  const query = 'mutation ($input: OwnSaleInput!) { postOwnSale(input: $input) { id totalPontos } }';
  const sale = await expectOneOf(stage, { kind: 'typed sale', who: seller.who, query, variables: { input: saleOf(stage) } });
  if (!sale.ok) return;
  const { id } = sale.data.postOwnSale as { id: number };
  stage.model.posted.add(id);
  stage.model.moves(holderOf(seller), SALE_POINTS);
  if (!stage.random.chance(0.3)) return;
  const body = { identificador: id };
  const cancelled = await expectOneOf(stage, { kind: 'cancel sale', who: anyStaff(stage), path: '/api/pontuacoes/cancelar', body });
  if (!cancelled.ok) return;
  stage.model.cancelled.add(id);
  stage.model.moves(holderOf(seller), negate(SALE_POINTS));
};

/** A seller sends a receipt; staff approve or close it. */
export const receipt: Play = async (stage) => {
  const seller = anySeller(stage);
  const file = { field: 'arquivos[]', name: 'nota.pdf', bytes: receiptPdf(`nota ${nextNote()}`) };
  const sent = await expectOneOf(stage, { kind: 'send receipt', who: seller.who, path: '/api/upload/venda_foto', file });
  const submissionId = sent.ok && (sent.data.arquivos[0].id as number);
  if (!submissionId) return;
  stage.model.receipts.add(submissionId);
  if (stage.random.chance(0.25)) {
    await expectOneOf(stage, {
      kind: 'close receipt',
      who: anyStaff(stage),
      path: '/api/pontuacoes/encerrar',
      body: { identificador: submissionId },
    });
    return;
  }
  const approved = await expectOneOf(stage, staffSale(stage, seller.cpf, undefined, submissionId));
  if (!approved.ok) return;
  stage.model.posted.add(approved.data.postSale.id);
  stage.model.moves(holderOf(seller), SALE_POINTS);
};

/** Three people type one note at once: it earns once. */
export const noteRace: Play = async (stage) => {
  const seller = anySeller(stage);
  const note = nextNote();
  const asked = Array.from({ length: 3 }, () => ({ ...staffSale(stage, seller.cpf, note), kind: 'one note, three people' }));
  for (const { data } of await expectWinners(stage, asked, 1, 'POSTING_DUPLICATE')) {
    stage.model.posted.add(data.postSale.id);
    stage.model.moves(holderOf(seller), SALE_POINTS);
  }
};

const REFUSALS = ['REDEMPTION_INSUFFICIENT_BALANCE', 'REDEMPTION_MONTH_LIMIT', 'REDEMPTION_DEBT'];
const redeem = (stage: Stage, seller: Player, codigoPremio: string, more: object = {}) => ({
  kind: codigoPremio === stage.world.credit ? 'card credit' : 'redeem',
  who: seller.who,
  path: '/api/resgatar',
  body: { codigoPremio, qtde: 1, ...more },
});

/** A seller redeems, sometimes credit for a card; staff advance redemptions, and some are cancelled. */
export const redemption: Play = async (stage) => {
  const seller = anySeller(stage);
  const isCredit = stage.random.chance(0.2);
  const asked = isCredit
    ? redeem(stage, seller, stage.world.credit, { fullName: 'NOME NO CARTAO' })
    : redeem(stage, seller, stage.world.prize);
  const done = await expectOneOf(stage, asked, REFUSALS);
  if (!done.ok) return;
  const { id } = done.data as { id: number };
  stage.model.redeemed.add(id);
  stage.model.moves(holderOf(seller), negate(PRIZE_POINTS));
  stage.memory.redemptions.push({ id, holder: holderOf(seller), points: PRIZE_POINTS });
};

/** Staff set the status of several redemptions, or cancel one. */
export const moveRedemptions: Play = async (stage) => {
  const { memory, random } = stage;
  const ids = memory.redemptions.slice(-4).map(({ id }) => id);
  if (ids.length === 0) return redemption(stage);
  const status = random.integer(0, 2);
  await expectOneOf(stage, {
    kind: 'bulk status',
    who: anyStaff(stage),
    method: 'PATCH',
    path: '/api/resgates/bulk',
    body: { ids, status },
  });
  if (!random.chance(0.6)) return;
  const last = memory.redemptions.pop()!;
  const asked = { kind: 'cancel redemption', who: anyStaff(stage), path: '/api/cancelarResgate', body: { identificador: last.id } };
  const cancelled = await expectOneOf(stage, asked);
  if (!cancelled.ok) return;
  stage.model.returned.add(last.id);
  stage.model.moves(last.holder, last.points);
};

/** More concurrent redemptions than the account or its monthly limit allows: as many succeed as fit. */
export const redemptionRace: Play = async (stage) => {
  const seller = stage.world.racers.pop();
  if (!seller) return redemption(stage);
  const { points } = seller;
  const allowed = Math.min(Number(points) / Number(PRIZE_POINTS), PROGRAMME_LIMITS.redemptionsPerMonth);
  const code = allowed < PROGRAMME_LIMITS.redemptionsPerMonth ? 'REDEMPTION_INSUFFICIENT_BALANCE' : 'REDEMPTION_MONTH_LIMIT';
  const asked = Array.from({ length: allowed + 3 }, () => ({ ...redeem(stage, seller, stage.world.prize), kind: 'many clicks at once' }));
  for (const { data } of await expectWinners(stage, asked, allowed, code)) {
    stage.model.redeemed.add(data.id);
    stage.model.moves(holderOf(seller), negate(PRIZE_POINTS));
  }
};

/** Two people correct one sale at once: it is corrected once, and both are told. */
export const correction: Play = async (stage) => {
  const id = stage.world.corrected.ids.pop();
  if (!id) return typedSale(stage);
  const asked = () => ({ kind: 'correct sale', who: anyStaff(stage), path: `/api/pontuacoes/corrigir/${id}`, body: {} });
  const answers = await Promise.all([expectOneOf(stage, asked()), expectOneOf(stage, asked())]);
  if (!answers.every(({ ok }) => ok)) return;
  const given = answers.map(({ data }) => Number(data.aPontuar)).sort();
  if (given[0] !== 0 || given[1] !== Number(CORRECTED_BY))
    stage.journal.findings.set(`correct sale: gave ${given.join(' and ')}`, answers.map(({ key }) => key).join(', '));
};

/** A platform grants points. */
export const platformPoints: Play = async (stage) => {
  const seller = anySeller(stage);
  const idExterno = `prova-${nextNote()}`;
  const done = await expectOneOf(stage, {
    kind: 'platform points',
    who: stage.world.integration,
    query: 'mutation ($input: SwproCreditInput!) { creditSwpro(input: $input) { id } }',
    variables: { input: { idExterno, idIndicacao: seller.code, pontos: SWPRO_POINTS } },
  });
  if (!done.ok) return;
  stage.model.swpro.add(idExterno);
  stage.model.moves(holderOf(seller), SWPRO_POINTS);
};

/** Somebody registers with a code and a referrer's code; their first sale makes the referral valid. */
export const registration: Play = async (stage) => {
  const { world, model, random } = stage;
  const referrer = random.pick(world.referrers);
  const form = sellerForm({ cnpjRevenda: world.store.cnpj, quemIndicou: referrer.code, codigo_cadastro: world.registrationCode });
  const secrets = { senha: 'Prova@2026', confirmarSenha: 'Prova@2026', aceitouPoliticaPrivacidade: true };
  // The number would be the referrer's own, who has no referrer.
  const body = { ...form, ...secrets, celular: `(21) 9${String(random.integer(10_000_000, 99_999_999))}` };
  const done = await expectOneOf(stage, { kind: 'register', path: '/api/parceiros', body });
  if (!done.ok) return;
  const cpf = String(form.cpf);
  const holder = `SELLER:${done.data.id}`;
  model.registered.add(cpf);
  if (String(done.data.mensagem ?? '').includes('aplicado')) {
    model.codesUsed.add(cpf);
    model.moves(holder, CODE_POINTS);
  }
  const sale = await expectOneOf(stage, staffSale(stage, cpf));
  if (!sale.ok) return;
  model.posted.add(sale.data.postSale.id);
  model.moves(holder, SALE_POINTS);
  model.referred.add(cpf);
  model.moves(holderOf(referrer), REFERRAL_POINTS);
};

const ROWS = 12;

/** Staff upload a spreadsheet of sales; the worker records it. */
export const upload: Play = async (stage) => {
  const { world, random, today, model } = stage;
  const notes = Array.from({ length: ROWS }, () => nextNote());
  const bytes = await salesSheet(
    notes.map((identificador) => ({ cpf: random.pick(world.uploaded).cpf, identificador, realizadoEm: today, codigo: world.product })),
  );
  const done = await expectOneOf(stage, {
    kind: 'upload of sales',
    who: anyStaff(stage),
    query: 'mutation ($arquivo: Upload!) { startSalesImport(arquivo: $arquivo, enviarMensagem: false) { id } }',
    file: { field: 'arquivo', name: 'vendas.xlsx', bytes },
  });
  if (done.ok) model.imports.set(done.data.startSalesImport.id, notes);
};

/** Old points expire at the press of a button, and some days are returned. */
export const expiry: Play = async (stage) => {
  const { world, random, sql, today } = stage;
  const seller = random.pick(world.expiring);
  const key = `prova:${nextNote()}`;
  await sql(
    `select ledger_credit('SELLER', $1, 'PONTO', $2, 4, 'VENDA', 'TESTE', $3, $3, $4::date - 1, null, null, '{}', 'system', $4::date - 30, now() - interval '30 days')
     where not exists (select from entries where idempotency_key = $3)`,
    [seller.id, world.store.networkId, key, today],
  );
  const asked = { kind: 'expire', who: anyStaff(stage), path: '/api/pontuacoes/expirar', body: {} };
  await expectOneOf(stage, asked, ['EXPIRY_RUNNING']);
  if (!random.chance(0.3)) return;
  await expectOneOf(stage, { ...asked, kind: 'give expired back', path: `/api/pontuacoes/reativar/${today}` }, ['EXPIRY_RUNNING']);
};
