import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { redemptionsScope } from '../redemptions/index.ts';
import './gallery.errors.ts';

interface MediaRow {
  id: number;
  redemptionId: number;
  fileId: number;
  chave: string;
  chaveMiniatura: string | null;
  tipoArquivo: string;
  nomeOriginal: string;
}

/** A photo or video within reach. Refuses: MEDIA_NOT_FOUND. */
export async function findMedia(ctx: ActionContext, id: number, lock: '' | 'for update of m' = ''): Promise<MediaRow> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['m.id = $1', ...redemptionsScope({ actor: ctx.actor, bind }, 'x')];
  const [media] = await ctx.sql<MediaRow>(
    `select m.id, m.redemption_id as "redemptionId", m.file_id as "fileId", f.chave, f.chave_miniatura as "chaveMiniatura",
       f.tipo_arquivo as "tipoArquivo", f.nome_original as "nomeOriginal"
     from redemption_media m join redemptions x on x.id = m.redemption_id join stored_files f on f.id = m.file_id
     where ${conditions.join(' and ')} ${lock}`,
    params,
  );
  if (!media) throw new AppError('MEDIA_NOT_FOUND');
  return media;
}
