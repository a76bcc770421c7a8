import type { ActionContext } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { minimum, sum } from '../../shared/money.ts';
import { fiscalTypeOf, postCashback, postSale } from '../postings/index.ts';
import type { Reading } from '../readings/index.ts';
import type { CreditFacts } from './credit-inputs.ts';
import { AUTO_CREDIT_NAME } from './credit-reasons.rules.ts';
import type { CreditInputs } from './decide-credit.ts';
import type { LockedRule } from './locked-rule.ts';

/** A receipt to credit. */
interface Credited {
  id: number;
  cpf: string;
  reading: Reading;
  facts: CreditFacts;
}

/** The recorded sale of a receipt: what it earned, and what the decision needs to know of it. */
export interface RecordedSale {
  postingId: number;
  /** What the ledger credited, and the same in BRL. */
  valor: string;
  custo: string;
  venda: NonNullable<CreditInputs['venda']>;
}

/** Records the sale of a receipt as a reviewer's confirmation of the reading would. Refuses as postSale and postCashback do. */
export async function recordReceipt(system: ActionContext, { audience }: LockedRule, receipt: Credited): Promise<RecordedSale> {
  // The history of the receipt names what decided.
  const ctx: ActionContext = Object.create(system, { actor: { value: { kind: 'system', nome: AUTO_CREDIT_NAME } } });
  const isSeller = audience === 'SELLER';
  const common = { ...headOf(receipt.reading), cpf: receipt.cpf, submissionId: receipt.id, enviarMensagem: true };
  const posted = isSeller
    ? await postSale.handler(ctx, validate(postSale.input, { ...common, itens: itemsOf(receipt) }))
    : await postCashback.handler(ctx, validate(postCashback.input, { ...common, ...purchaseOf(receipt) }));
  return readSale(ctx, posted.id);
}

const headOf = (reading: Reading) => ({ tipoFiscal: fiscalTypeOf(reading), identificador: reading.chave, realizadoEm: reading.data });

const itemsOf = ({ reading, facts }: Credited) =>
  reading.itens.map(({ qtde, valorUnitario }, index) => ({ codigo: facts.itens[index]!.codigo, qtde, valorUnitario, valorDesconto: '0' }));

/** All items are of the programme; discounts can lower the paid total below their sum. */
const purchaseOf = ({ reading }: Credited) => ({
  cnpjLoja: reading.cnpj,
  totalVenda: reading.total,
  valorProdutosSW: minimum(sum(reading.itens.map(({ total }) => total ?? '0')), reading.total!),
});

/** What was recorded, and why one reviewer could not have recorded it alone (the limits of a single sale, docs/adr/0025). */
async function readSale(ctx: ActionContext, postingId: number): Promise<RecordedSale> {
  const [row] = await ctx.sql<Omit<RecordedSale, 'postingId' | 'venda'> & RecordedSale['venda']>(
    `select s.*, case when s.seller then s.ganho else '0.00' end as pontos from (
       select p.audience = 'SELLER' as seller, case when p.audience = 'SELLER' then p.total_pontos else p.cashback end as valor,
         case when p.audience = 'SELLER' then p.valor_custo else p.cashback end as custo,
         case when p.audience = 'SELLER' then p.pontos_brutos else p.cashback end as ganho,
         case when p.audience = 'SELLER' then round(p.pontos_brutos * p.valor_ponto, 2) else p.cashback end as reais,
         sale_limit_reason(l, p.audience = 'SELLER', case when p.audience = 'SELLER' then p.pontos_brutos else p.cashback end,
           $2::date - p.realizado_em, p.audience = 'SELLER' and has_strange_price(p.id, p.store_id, l.desvio_preco)) as "segundaPessoa"
       from postings p cross join review_settings l where p.id = $1 and l.id = 1) s`,
    [postingId, ctx.clock.today()],
  );
  const { valor, custo, pontos, reais, ganho, segundaPessoa } = row!;
  return { postingId, valor, custo, venda: { pontos, reais, ganho, segundaPessoa } };
}
