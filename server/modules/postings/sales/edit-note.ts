import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { compare } from '../../../shared/money.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import type { LockedPosting } from './lock-posting.ts';
import { readNoteNumber } from './note-number.ts';
import type { NoteIdentity } from './posting-edit.entity.ts';
import { checkSaleDate } from './sale-date.ts';

interface NoteEdit extends NoteIdentity {
  causa?: ReversalReason | null | undefined;
  motivo: string;
  /** When its receipt was sent; null for a typed sale. */
  sentAt: Date | null;
}

/** Corrects what identifies an approved sale, with its reason. Refuses: POSTING_EDIT_EMPTY, POSTING_DUPLICATE, POSTING_DATE_*. */
export async function editNote(
  ctx: ActionContext,
  posting: LockedPosting,
  { causa = null, motivo, sentAt, ...after }: NoteEdit,
): Promise<void> {
  if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const before: NoteIdentity = { tipoFiscal: posting.tipoFiscal, identificador: posting.identificador, realizadoEm: posting.realizadoEm };
  const number = readNoteNumber(after.identificador);
  const depois: NoteIdentity = { tipoFiscal: after.tipoFiscal, identificador: number.identificador, realizadoEm: after.realizadoEm };
  if (JSON.stringify(before) === JSON.stringify(depois)) throw new AppError('POSTING_EDIT_EMPTY');
  if (depois.realizadoEm !== before.realizadoEm) await checkNewDay(ctx, posting, { day: depois.realizadoEm, sentAt });
  await ctx.sql(
    `update postings p set tipo_fiscal = $2, identificador = $3, identificador_chave = fiscal_number_key($3), chave_fiscal = $4, realizado_em = $5,
       busca = search_text(concat_ws(' ', p.parceiro_nome, coalesce(v.cpf, c.cpf), p.revenda_nome, s.cnpj, s.codigo, $3::text))
     from stores s, postings o left join sellers v on v.id = o.seller_id left join consumers c on c.id = o.consumer_id
     where p.id = $1 and o.id = p.id and s.id = p.store_id`,
    [posting.id, depois.tipoFiscal, depois.identificador, number.chaveFiscal, depois.realizadoEm],
  );
  await ctx.sql(
    'insert into posting_edits (posting_id, antes, depois, motivo, staff_user_id, criado_em, causa) values ($1, $2, $3, $4, $5, $6, $7)',
    [posting.id, JSON.stringify(before), JSON.stringify(depois), motivo, ctx.actor.id, ctx.clock.now(), causa],
  );
}

/** The new day must be one the sale could have been posted with, for the same points. */
async function checkNewDay(
  ctx: ActionContext,
  posting: LockedPosting,
  { day, sentAt }: { day: string; sentAt: Date | null },
): Promise<void> {
  if (posting.audience === 'CONSUMER') throw new AppError('POSTING_DATE_OF_CONSUMER');
  if (day > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  if (sentAt) await checkSaleDate(ctx, day, sentAt);
  const [worth] = await ctx.sql<{ pontos: string }>(
    `select sum(sale_item_points(i.qtde, product_value_on(i.product_id, $2::date), store_factor_on($3, $2::date))) as pontos
     from posting_items i where i.posting_id = $1`,
    [posting.id, day, posting.store_id],
  );
  if (compare(worth!.pontos, posting.pontos_brutos) !== 0) throw new AppError('POSTING_DATE_CHANGES_POINTS');
}
