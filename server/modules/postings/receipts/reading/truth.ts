import type { ActionContext } from '../../../../platform/context.ts';
import { compare } from '../../../../shared/money.ts';
import type { Decided } from './decided.ts';
import { fiscalTypeOf } from './reading-answer.ts';
import { type StoredReading, storedReading } from './stored-reading.ts';

type Item = NonNullable<Decided['itens']>[number];

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && compare(one, other) === 0;
/** Numbers of notes differ in leading zeros. */
const withoutZeros = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/** The items of the programme as the form offers them; null where quantity or price was not read. */
const offeredItems = ({ reading, produtos }: StoredReading) =>
  reading.itens.flatMap(({ qtde, valorUnitario }, index) => {
    const product = produtos[index];
    return product ? [{ codigo: product.codigo, qtde, valorUnitario }] : [];
  });

/** Fields in which the decision differs from the reading. */
export function correctedFields(stored: StoredReading, decided: Decided): string[] {
  const { reading } = stored;
  const fields: string[] = [];
  const note = (field: string, agrees: boolean) => agrees || fields.push(field);
  note('tipoFiscal', fiscalTypeOf(reading) === decided.tipoFiscal);
  note('data', reading.data === decided.realizadoEm);
  note(
    'numero',
    [reading.chave, reading.numero].some((read) => read && withoutZeros(read) === withoutZeros(decided.identificador)),
  );
  if (decided.itens) {
    const offered = offeredItems(stored);
    const isOffered = ({ codigo, qtde, valorUnitario }: Item) =>
      offered.some((item) => item.codigo === codigo && isSame(item.qtde, qtde) && isSame(item.valorUnitario, valorUnitario));
    note('itens', offered.length === decided.itens.length && decided.itens.every(isOffered));
  } else {
    note('cnpj', reading.cnpj === decided.cnpjLoja);
    note('total', isSame(reading.total, decided.totalVenda));
  }
  return fields;
}

/**
 * Keeps the values of a reviewer's decision as its receipt's truth, and learns which product an unknown description is: the one decided item
 * that no other printed item explains, with the same quantity and price. A learned description that the decision confirms is kept too, so that
 * a wrong one finds its receipts. An automatic credit, and a consumer's purchase, repeat what was learned and teach nothing.
 */
export async function keepTruth(ctx: ActionContext, submissionId: number, decided: Decided): Promise<void> {
  const stored = await storedReading(ctx.sql, submissionId);
  if (!stored || stored.reading.fonte === 'nenhuma') return;
  const isReviewed = ctx.actor.kind !== 'system';
  if (isReviewed)
    await ctx.sql('update receipt_readings set verdade = $2, corrigidos = $3 where submission_id = $1', [
      submissionId,
      JSON.stringify(decided),
      correctedFields(stored, decided),
    ]);
  // Of an earlier decision that was taken back.
  await ctx.sql('delete from learned_products where submission_id = $1', [submissionId]);
  const { itens } = decided;
  const lessons = isReviewed && itens ? taught(stored, itens) : [];
  for (const lesson of lessons) await learn(ctx, submissionId, { ...lesson, ensina: true });
  for (const lesson of confirmed(stored, itens ?? null))
    await learn(ctx, submissionId, { ...lesson, ensina: isReviewed && itens !== undefined });
}

/** Keeps a lesson for the network of the receipt's store; a consumer's store is the issuer. */
async function learn(ctx: ActionContext, submissionId: number, { descricao, codigo, product, ensina }: Lesson & { ensina: boolean }) {
  await ctx.sql(
    `insert into learned_products (network_id, store_id, submission_id, texto, descricao, codigo, product_id, ensina, criado_em)
     select k.network_id, k.id, s.id, search_text($2), $2, $3, coalesce(sp.product_id, pr.id), $6, $5
     from submissions s join receipt_readings r on r.submission_id = s.id
     join stores k on case when s.store_id is null then k.cnpj = r.leitura ->> 'cnpj' and k.excluido_em is null else k.id = s.store_id end
     left join store_products sp on sp.store_id = k.id and sp.codigo = $4 and sp.excluido_em is null
     left join products pr on pr.codigo = $4
     where s.id = $1 and search_text($2) <> '' and coalesce(sp.product_id, pr.id) is not null
     on conflict (submission_id, texto) do nothing`,
    [submissionId, descricao, codigo, product, ctx.clock.now(), ensina],
  );
}

interface Lesson {
  descricao: string;
  codigo: string | null;
  /** Code of the product as it was decided. */
  product: string;
}

/** Learned descriptions whose product was decided; all of them where no items are decided. */
function confirmed({ reading, produtos }: StoredReading, decided: readonly Item[] | null): Lesson[] {
  return reading.itens.flatMap(({ descricao, codigo }, index) => {
    const product = produtos[index];
    const isDecided = product?.motivo === 'APRENDIDO' && (decided?.some((item) => item.codigo === product.codigo) ?? true);
    return isDecided ? [{ descricao, codigo, product: product.codigo }] : [];
  });
}

/**
 * Descriptions without a product, with one that only their likeness gave, or with a learned one that the decision does not have, paired with
 * the decided item of their quantity and price.
 */
export function taught({ reading, produtos }: StoredReading, decided: readonly Item[]): Lesson[] {
  const isKnown = (index: number) => {
    const product = produtos[index];
    if (product?.motivo === 'APRENDIDO') return decided.some(({ codigo }) => codigo === product.codigo);
    return product?.motivo === 'EAN' || product?.motivo === 'CODIGO';
  };
  const knownCodes = new Set(reading.itens.flatMap((_item, index) => (isKnown(index) ? [produtos[index]!.codigo] : [])));
  const open = decided.filter(({ codigo }) => !knownCodes.has(codigo));
  return reading.itens.flatMap(({ descricao, codigo, qtde, valorUnitario }, index) => {
    if (isKnown(index)) return [];
    const isLike = (item: { qtde: string | null; valorUnitario: string | null }) =>
      isSame(item.qtde, qtde) && isSame(item.valorUnitario, valorUnitario);
    const fitting = open.filter(isLike);
    const rivals = reading.itens.filter((other, place) => !isKnown(place) && isLike(other));
    return fitting.length === 1 && rivals.length === 1 ? [{ descricao, codigo, product: fitting[0]!.codigo }] : [];
  });
}
