import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { add, minimum, sum } from '../../../shared/money.ts';
import { findImport, reachKey, requireStaff, sha256Of } from '../engine/accept-file.ts';
import { layoutOf } from '../engine/file-layout.ts';
import { triedOut } from '../engine/tried-out.ts';
import { rehearseSalesImportRules } from '../import.rules.ts';
import { stageSales } from '../stage-sales.ts';

const CHUNK_LINES = 10_000;
/** What a person downloads to mend a file; more is another file. */
const SHOWN_ERRORS = 10_000;

/** One error of a spreadsheet's line. */
export interface RefusedLine {
  linha: number;
  coluna: string;
  valor: string;
  mensagem: string;
}

/** Preview of an import (beyond C10), with the first errors of its lines. */
export interface SalesRehearsal {
  linhas: number;
  vendas: number;
  validas: number;
  invalidas: number;
  duplicadas: number;
  /** Decimal text, after the monthly limit. */
  pontosPrevistos: string;
  /** The import these same bytes started before. */
  importacaoAnterior: number | null;
  /** Whether the sender had said which column is which. */
  colunasIndicadas: boolean;
  erros: RefusedLine[];
}

/** Runs a sales spreadsheet through the import's own functions and rolls back: nothing stays written and nobody is locked out. */
export const rehearseSalesImport = defineAction({
  name: 'rehearseSalesImport',
  title: 'Simulação de upload de vendas',
  permission: 'import:sales',
  refuses: ['SHEET_*'],
  input: rehearseSalesImportRules,
  logged: false,
  handler: (ctx, { arquivo }): Promise<SalesRehearsal> => triedOut(ctx, () => rehearse(ctx, arquivo.bytes)),
});

interface Forecast {
  linhas: number;
  vendas: number;
  validas: number;
  invalidas: number;
  duplicadas: number;
  pontos: Record<string, string>;
}

async function rehearse(anyone: ActionContext, bytes: Buffer): Promise<SalesRehearsal> {
  const ctx = requireStaff(anyone);
  // Rolled back with the rest. Its number and digest are unique, so that concurrent rehearsals do not collide; the judge asks it for the sender.
  const [{ id } = { id: 0 }] = await ctx.sql<{ id: number }>(
    `insert into imports (tipo, nome_arquivo, sha256, escopo, linhas, opcoes, staff_user_id, criado_em)
     values ('VENDAS', '', gen_random_uuid()::text, '', 0, '{}', $1, $2) returning id`,
    [ctx.actor.id, ctx.clock.now()],
  );
  const layout = await layoutOf(ctx, 'VENDAS', bytes);
  await stageSales(ctx.sql, id, bytes, layout.places);
  const points = new Map<number, string>();
  const erros: RefusedLine[] = [];
  const counts = { linhas: 0, vendas: 0, validas: 0, invalidas: 0, duplicadas: 0 };
  for (let next = await chunk(ctx, id, 0); next; next = await chunk(ctx, id, next.last)) {
    await ctx.sql('select sales_import_judge($1, $2, $3, $4, $5)', [id, next.first, next.last, ctx.actor.networkIds, ctx.clock.today()]);
    const [forecast] = await ctx.sql<Forecast>('select * from sales_import_forecast()');
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += forecast![key];
    for (const [seller, value] of Object.entries(forecast!.pontos))
      points.set(Number(seller), add(points.get(Number(seller)) ?? '0', value));
    if (erros.length < SHOWN_ERRORS) erros.push(...(await refusedLines(ctx)));
  }
  const before = await findImport(ctx, { tipo: 'VENDAS', sha256: sha256Of(bytes), escopo: layout.scoped(reachKey(ctx.actor)) });
  return {
    ...counts,
    pontosPrevistos: await limited(ctx, points),
    importacaoAnterior: before?.id ?? null,
    colunasIndicadas: layout.places !== null,
    erros: erros.sort((a, b) => a.linha - b.linha).slice(0, SHOWN_ERRORS),
  };
}

async function chunk(ctx: ActionContext, importId: number, after: number): Promise<{ first: number; last: number } | null> {
  const [row] = await ctx.sql<{ first: number | null; last: number }>(
    `select min(venda) as first, max(venda) as last
     from (select venda from import_rows where import_id = $1 and venda > $2 order by venda limit ${CHUNK_LINES}) x`,
    [importId, after],
  );
  return row?.first ? { first: row.first, last: row.last } : null;
}

function refusedLines(ctx: ActionContext): Promise<RefusedLine[]> {
  return ctx.sql<RefusedLine>(`select linha, coluna, valor, mensagem from sales_import_refused() limit ${SHOWN_ERRORS}`);
}

async function limited(ctx: ActionContext, points: ReadonlyMap<number, string>): Promise<string> {
  const rows = await ctx.sql<{ id: number; room: string | null }>(
    `select x.id, case when s.limite_pontuacao > 0 then greatest(0, s.limite_pontuacao - points_in_month(x.id, $2)) end as room
     from unnest($1::int[]) as x(id), system_settings s where s.id = 1`,
    [[...points.keys()], ctx.clock.now()],
  );
  return sum(rows.map(({ id, room }) => (room === null ? points.get(id)! : minimum(points.get(id)!, room))));
}
