import { defineQuery } from '../../../platform/queries/query.ts';
import { formatDate } from '../../../shared/dates.ts';
import { postingIdRules } from './posting.rules.ts';
import type { NoteIdentity } from './posting-edit.entity.ts';
import { postingScope } from './posting-scope.ts';

interface PostingEditRow {
  id: number;
  mudanca: string;
  motivo: string;
  nome: string;
  criadoEm: Date;
}

const FISCAL_TYPES: Record<string, string> = { N: 'Nota fiscal', C: 'Cupom fiscal' };

/** 'Número fiscal: 1 → 2; Data: 01/11/2026 → 02/11/2026'. */
function changeText(antes: NoteIdentity, depois: NoteIdentity): string {
  const changes: string[] = [];
  const note = (label: string, from: string, to: string) => (from === to ? null : changes.push(`${label}: ${from} → ${to}`));
  note('Tipo fiscal', FISCAL_TYPES[antes.tipoFiscal] ?? antes.tipoFiscal, FISCAL_TYPES[depois.tipoFiscal] ?? depois.tipoFiscal);
  note('Número fiscal', antes.identificador, depois.identificador);
  note('Data', formatDate(antes.realizadoEm), formatDate(depois.realizadoEm));
  return changes.join('; ');
}

/** Corrections of a sale's note identification, with author and reason, for staff. */
export const postingEditsQuery = defineQuery({
  name: 'postingEdits',
  permission: 'posting:list',
  input: postingIdRules,
  read: async (ctx, { id }): Promise<PostingEditRow[]> => {
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const rows = await ctx.read<Omit<PostingEditRow, 'mudanca'> & { antes: NoteIdentity; depois: NoteIdentity }>(
      `select e.id, e.antes, e.depois, e.motivo, u.nome, e.criado_em as "criadoEm"
       from posting_edits e join postings p on p.id = e.posting_id join staff_users u on u.id = e.staff_user_id
       where ${['p.id = $1', ...scope].join(' and ')} order by e.id`,
      params,
    );
    return rows.map(({ antes, depois, ...row }) => ({ ...row, mudanca: changeText(antes, depois) }));
  },
});
