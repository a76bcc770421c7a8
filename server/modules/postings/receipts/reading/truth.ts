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
 * that no other printed item explains, with the same quantity and price. An automatic credit repeats the reading and teaches nothing.
 */
export async function keepTruth(ctx: ActionContext, submissionId: number, decided: Decided): Promise<void> {
  if (ctx.actor.kind === 'system') return;
  const stored = await storedReading(ctx.sql, submissionId);
  if (!stored || stored.reading.fonte === 'nenhuma') return;
  await ctx.sql('update receipt_readings set verdade = $2, corrigidos = $3 where submission_id = $1', [
    submissionId,
    JSON.stringify(decided),
    correctedFields(stored, decided),
  ]);
  for (const { descricao, codigo, product } of taught(stored, decided.itens ?? []))
    await ctx.sql(
      `insert into learned_products (network_id, store_id, submission_id, texto, descricao, codigo, product_id, criado_em)
       select s.network_id, s.store_id, s.id, search_text($2), $2, $3, coalesce(sp.product_id, pr.id), $5
       from submissions s
       left join store_products sp on sp.store_id = s.store_id and sp.codigo = $4 and sp.excluido_em is null
       left join products pr on pr.codigo = $4
       where s.id = $1 and s.network_id is not null and search_text($2) <> '' and coalesce(sp.product_id, pr.id) is not null
       on conflict (submission_id, texto) do update set product_id = excluded.product_id, codigo = excluded.codigo, criado_em = excluded.criado_em`,
      [submissionId, descricao, codigo, product, ctx.clock.now()],
    );
}

interface Lesson {
  descricao: string;
  codigo: string | null;
  /** Code of the product as it was decided. */
  product: string;
}

/** Descriptions without a product, or with one that only their likeness gave, paired with the decided item of their quantity and price. */
export function taught({ reading, produtos }: StoredReading, decided: readonly Item[]): Lesson[] {
  const isKnown = (index: number) => ['EAN', 'CODIGO', 'APRENDIDO'].includes(produtos[index]?.motivo ?? '');
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
