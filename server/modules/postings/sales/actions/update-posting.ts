import { defineAction } from '../../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../../platform/actions/own-gain.ts';
import type { Edits } from '../../../../platform/audit/edits.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { compare } from '../../../../shared/money.ts';
import { readNoteNumber } from '../note-number.ts';
import '../posting.errors.ts';
import { noteSubmissionEvent } from '../../receipts/submission-events.ts';
import { lockSubmission } from '../../receipts/submission-moves.ts';
import { updatePostingRules } from '../posting.rules.ts';
import type { NoteIdentity } from '../posting-edit.entity.ts';
import { HOLDER_CPF, postingScope } from '../posting-scope.ts';
import { checkSaleDate } from '../sale-date.ts';

interface EditedPosting extends NoteIdentity {
  cpf: string;
  audience: string;
  status: string;
  submission_id: number | null;
  store_id: number;
  pontos_brutos: string;
}

/** What a correction changes, of sales of either audience. */
const postingNoteRow: Edits['of'] = {
  from: 'postings p',
  key: 'p.id',
  columns: {
    tipoFiscal: { sql: 'p.tipo_fiscal', type: 'text', title: 'Tipo Fiscal' },
    identificador: { sql: 'p.identificador', type: 'text', title: 'Identificador' },
    realizadoEm: { sql: 'p.realizado_em', type: 'date', title: 'Data da Venda' },
  },
};

/**
 * Corrects an approved sale's note: number, fiscal type or day. Points never change; a day on which the sale would have earned differently
 * is refused. Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, POSTING_EDIT_EMPTY, POSTING_DUPLICATE, POSTING_DATE_*.
 */
export const updatePosting = defineAction({
  name: 'updatePosting',
  title: 'Correção de dados da pontuação',
  permission: 'posting:edit',
  edits: { of: postingNoteRow },
  input: updatePostingRules,
  handler: async (ctx, { id, motivo, ...after }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const posting = await lockPosting(ctx, id);
    const before: NoteIdentity = { tipoFiscal: posting.tipoFiscal, identificador: posting.identificador, realizadoEm: posting.realizadoEm };
    const number = readNoteNumber(after.identificador);
    const depois: NoteIdentity = { tipoFiscal: after.tipoFiscal, identificador: number.identificador, realizadoEm: after.realizadoEm };
    if (JSON.stringify(before) === JSON.stringify(depois)) throw new AppError('POSTING_EDIT_EMPTY');
    if (depois.realizadoEm !== before.realizadoEm) await checkNewDay(ctx, id, posting, depois.realizadoEm);
    await ctx.sql(
      `update postings p set tipo_fiscal = $2, identificador = $3, identificador_chave = fiscal_number_key($3), chave_fiscal = $4, realizado_em = $5,
         busca = search_text(concat_ws(' ', p.parceiro_nome, coalesce(v.cpf, c.cpf), p.revenda_nome, s.cnpj, s.codigo, $3::text))
       from stores s, postings o left join sellers v on v.id = o.seller_id left join consumers c on c.id = o.consumer_id
       where p.id = $1 and o.id = p.id and s.id = p.store_id`,
      [id, depois.tipoFiscal, depois.identificador, number.chaveFiscal, depois.realizadoEm],
    );
    await ctx.sql(
      'insert into posting_edits (posting_id, antes, depois, motivo, staff_user_id, criado_em) values ($1, $2, $3, $4, $5, $6)',
      [id, JSON.stringify(before), JSON.stringify(depois), motivo, ctx.actor.id, ctx.clock.now()],
    );
    if (posting.submission_id)
      await noteSubmissionEvent(ctx, posting.submission_id, { what: 'DADOS_CORRIGIDOS', status: 'POSTADA', motivo });
    return { id };
  },
});

/** Receipt before posting: the lock order of every action on a sale. */
async function lockPosting(ctx: ActionContext, id: number): Promise<EditedPosting> {
  const [link] = await ctx.sql<{ submission_id: number | null }>('select submission_id from postings where id = $1', [id]);
  if (link?.submission_id) await lockSubmission(ctx, link.submission_id, { missing: 'POSTING_NOT_FOUND' });
  const params: unknown[] = [id];
  const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const [posting] = await ctx.sql<EditedPosting>(
    `select ${HOLDER_CPF} as cpf, p.audience, p.status, p.submission_id, p.store_id, p.pontos_brutos, p.tipo_fiscal as "tipoFiscal", p.identificador,
       p.realizado_em as "realizadoEm"
     from postings p where ${['p.id = $1', ...scope].join(' and ')} for update of p`,
    params,
  );
  if (!posting) throw new AppError('POSTING_NOT_FOUND');
  refuseOwnGain(ctx, posting.cpf);
  if (posting.status !== 'APROVADA') throw new AppError('POSTING_NOT_APPROVED');
  return posting;
}

/** The new day must be one the sale could have been posted with, for the same points. */
async function checkNewDay(ctx: ActionContext, id: number, posting: EditedPosting, day: string): Promise<void> {
  if (posting.audience === 'CONSUMER') throw new AppError('POSTING_DATE_OF_CONSUMER');
  if (day > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  if (posting.submission_id) await checkSaleDate(ctx, day, posting.submission_id);
  const [worth] = await ctx.sql<{ pontos: string }>(
    `select sum(sale_item_points(i.qtde, product_value_on(i.product_id, $2::date), store_factor_on($3, $2::date))) as pontos
     from posting_items i where i.posting_id = $1`,
    [id, day, posting.store_id],
  );
  if (compare(worth!.pontos, posting.pontos_brutos) !== 0) throw new AppError('POSTING_DATE_CHANGES_POINTS');
}
