import { defineAction } from '../../../../platform/actions/action.ts';
import type { Edits } from '../../../../platform/audit/edits.ts';
import { editNote } from '../../sales/edit-note.ts';
import { lockPosting } from '../../sales/lock-posting.ts';
import { updatePostingRules } from '../../sales/posting.rules.ts';
import { noteSubmissionEvent } from '../submission-events.ts';
import { lockReceiptOf } from '../submission-moves.ts';

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
 * is refused.
 */
export const updatePosting = defineAction({
  name: 'updatePosting',
  title: 'Correção de dados da pontuação',
  permission: 'posting:update',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'POSTING_EDIT_EMPTY', 'POSTING_DUPLICATE', 'POSTING_DATE_*'],
  edits: { of: postingNoteRow },
  input: updatePostingRules,
  handler: async (ctx, { id, ...edit }) => {
    const receipt = await lockReceiptOf(ctx, id);
    await editNote(ctx, await lockPosting(ctx, id), { ...edit, sentAt: receipt?.criado_em ?? null });
    if (receipt)
      await noteSubmissionEvent(ctx, receipt.id, { what: 'DADOS_CORRIGIDOS', status: 'POSTADA', motivo: edit.motivo, causa: edit.causa });
    return { id };
  },
});
