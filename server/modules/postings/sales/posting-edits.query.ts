import { defineQuery } from '../../../platform/queries/query.ts';
import { formatDate } from '../../../shared/dates.ts';
import { formatDecimal } from '../../../shared/format.ts';
import { REVERSAL_REASON_LABELS, type ReversalReason } from '../../../shared/reversal-reason.ts';
import { postingIdRules } from './posting.rules.ts';
import type { EditedParts } from './posting-edit.entity.ts';
import { postingScope } from './posting-scope.ts';

interface PostingEditRow {
  id: number;
  mudanca: string;
  causa: ReversalReason | null;
  motivo: string;
  nome: string;
  criadoEm: Date;
}

const FISCAL_TYPES: Record<string, string> = { N: 'Nota fiscal', C: 'Cupom fiscal' };

/** 'Número fiscal: 1 → 2; Data: 01/11/2026 → 02/11/2026'. */
function changeText(antes: EditedParts, depois: EditedParts): string {
  const changes: string[] = [];
  const note = (label: string, part: keyof EditedParts, shown: (value: string) => string = (value) => value) => {
    const [from, to] = [antes[part], depois[part]];
    if (from !== undefined && to !== undefined && from !== to) changes.push(`${label}: ${shown(from)} → ${shown(to)}`);
  };
  note('Tipo fiscal', 'tipoFiscal', (type) => FISCAL_TYPES[type] ?? type);
  note('Número fiscal', 'identificador');
  note('Data', 'realizadoEm', formatDate);
  note('Pontos', 'totalPontos', formatDecimal);
  return changes.join('; ');
}

/** Corrections of a sale's note identification and points, with author and reason, for staff. */
export const postingEditsQuery = defineQuery({
  name: 'postingEdits',
  permission: 'posting:list',
  input: postingIdRules,
  read: async (ctx, { id }): Promise<PostingEditRow[]> => {
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const rows = await ctx.read<
      Omit<PostingEditRow, 'mudanca' | 'motivo'> & { motivo: string | null; antes: EditedParts; depois: EditedParts }
    >(
      `select e.id, e.antes, e.depois, e.causa, e.motivo, u.nome, e.criado_em as "criadoEm"
       from posting_edits e join postings p on p.id = e.posting_id join staff_users u on u.id = e.staff_user_id
       where ${['p.id = $1', ...scope].join(' and ')} order by e.id`,
      params,
    );
    return rows.map(({ antes, depois, motivo, ...row }) => ({
      ...row,
      motivo: motivo ?? REVERSAL_REASON_LABELS[row.causa ?? 'NAO_INFORMADO'],
      mudanca: changeText(antes, depois),
    }));
  },
});
