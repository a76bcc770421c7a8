import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { permissions } from '../../../policy/permissions.ts';
import { addBusinessDays, addDays, toSaoPauloDate } from '../../../shared/dates.ts';
import { storeUpload } from '../../files/index.ts';
import { CONTEST_DAYS, noteSubmissionEvent } from '../../postings/index.ts';
import '../contest.errors.ts';
import { CONTEST_BUSINESS_DAYS, contestRules } from '../contest.rules.ts';

interface RejectedNote {
  status: string;
  reprovado_motivo: string | null;
  reprovado_observacao: string | null;
  decidido_por_id: number | null;
  decidido_em: Date | null;
  network_id: number | null;
}

/**
 * A member contests a rejected note: once per note, within 90 days. The case goes to the reviewer with the fewest open ones, never to
 * whoever rejected it.
 */
export const openContest = defineAction({
  name: 'openContest',
  title: 'Contestação de nota',
  permission: 'contest:open',
  refuses: ['SUBMISSION_NOT_FOUND', 'CONTEST_NOTE_NOT_REJECTED', 'CONTEST_TOO_LATE', 'CONTEST_ALREADY_MADE', 'FILE_*'],
  input: contestRules.extend({ arquivo: z.strictObject({ fileName: z.string().max(500), bytes: z.instanceof(Buffer) }).nullish() }),
  handler: async (ctx, { submissionId, texto, arquivo }) => {
    const file = arquivo ? await storeUpload(ctx, arquivo, { accept: ['jpeg', 'png', 'webp', 'pdf'] }) : null;
    const note = await lockOwnNote(ctx, submissionId);
    if (!note.decidido_em || (note.status !== 'REPROVADA' && note.status !== 'ENCERRADA')) throw new AppError('CONTEST_NOTE_NOT_REJECTED');
    if (ctx.clock.today() > addDays(toSaoPauloDate(note.decidido_em), CONTEST_DAYS)) throw new AppError('CONTEST_TOO_LATE');
    const [row] = await ctx.sql<{ id: number }>(
      `insert into contests (submission_id, texto, file_id, reprovado_por_id, reprovado_motivo, reprovado_observacao, responsavel_id, prazo_em,
         criado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        submissionId,
        texto,
        file?.id ?? null,
        note.decidido_por_id,
        note.reprovado_motivo,
        note.reprovado_observacao,
        await chooseReviewer(ctx, note),
        addBusinessDays(ctx.clock.today(), CONTEST_BUSINESS_DAYS),
        ctx.clock.now(),
      ],
    );
    await noteSubmissionEvent(ctx, submissionId, { what: 'CONTESTADA', status: note.status, motivo: texto });
    ctx.logAs({ id: row!.id, submissionId });
    return { id: row!.id };
  },
});

async function lockOwnNote(ctx: ActionContext, id: number): Promise<RejectedNote> {
  const { actor } = ctx;
  if (actor.kind !== 'seller' && actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
  const [note] = await ctx.sql<RejectedNote>(
    `select status, reprovado_motivo, reprovado_observacao, decidido_por_id, decidido_em, network_id from submissions
     where id = $1 and case when $2 = 'seller' then seller_id else consumer_id end = $3 for update`,
    [id, actor.kind, actor.id],
  );
  if (!note) throw new AppError('SUBMISSION_NOT_FOUND');
  return note;
}

/** Someone who may decide contests, reaches the note's network and did not reject it; the one with the fewest open cases. */
async function chooseReviewer(ctx: ActionContext, note: RejectedNote): Promise<number | null> {
  const [reviewer] = await ctx.sql<{ id: number }>(
    `select u.id from staff_users u left join contests c on c.responsavel_id = u.id and c.status = 'ABERTA'
     where u.ativo and not u.senha_inicial and u.permissao = any($1::int[]) and u.id is distinct from $2::int
       and ($3::int is null or cardinality(u.id_redes_permitidas) = 0 or $3 = any(u.id_redes_permitidas))
     group by u.id order by count(c.id), u.id limit 1`,
    [permissions['contest:decide'].staff, note.decidido_por_id, note.network_id],
  );
  return reviewer?.id ?? null;
}
