import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { hold, type SecondPersonNeed } from '../../../platform/actions/second-person.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import { formatPoints } from '../../../shared/format.ts';
import { isPositive } from '../../../shared/sign.ts';
import { exceedsDay, readReviewSettings } from '../../second-person/index.ts';
import '../import.errors.ts';

/** Name of the job that processes a sales import; takes { importId }. */
export const PROCESS_SALES_IMPORT = 'processSalesImport';

const releaseRules = z.strictObject({ id: z.int32({ error: 'Upload não encontrado' }).positive('Upload não encontrado') });

/**
 * Lets a sales file in that one person may not record alone. Only what `limitSalesFile` keeps leads here, so it is always a second person
 * who does it. A refused file counts as undone, so that it can be sent again. Refuses: IMPORT_NOT_FOUND, OWN_GAIN.
 */
defineAction({
  name: 'releaseSalesImport',
  title: 'Upload de vendas acima do limite',
  permission: 'import:sales',
  input: releaseRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id }) => {
    await refuseOwnSales(ctx, id);
    const [open] = await ctx.sql<{ nome: string; redes: number[] | null }>(
      "update imports set estado = 'NA_FILA' where id = $1 and estado = 'AGUARDA' returning nome_arquivo as nome, nullif(opcoes -> 'redes', 'null') as redes",
      [id],
    );
    if (!open) throw new AppError('IMPORT_NOT_FOUND');
    await ctx.enqueue(PROCESS_SALES_IMPORT, { importId: id });
    ctx.logAs({ importacao: id });
    ctx.secondPerson(needOf(open, await worthOf(ctx, { id, redes: open.redes })));
    return { id };
  },
  declined: async ({ sql, actor, clock }, { id }) => {
    await sql('delete from import_rows where import_id = $1', [id]);
    await sql("update imports set estado = 'DESFEITA', undone_by_id = $2, desfeita_em = $3 where id = $1 and estado = 'AGUARDA'", [
      id,
      actor.kind === 'staff' ? actor.id : null,
      clock.now(),
    ]);
  },
});

/** Who releases a file may gain by none of its sales, nor by a referral that one of them validates. Refuses: OWN_GAIN. */
async function refuseOwnSales(ctx: ActionContext, id: number): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  const [own] = await ctx.sql<{ cpf: string }>(
    `select $2 as cpf from import_rows r where r.import_id = $1 and (r.cpf = $2 or r.cpf in (
       select f.cpf from referrals f join sellers v on v.id = f.seller_id where f.validado_em is null and v.cpf = $2)) limit 1`,
    [id, ctx.actor.cpf],
  );
  refuseOwnGain(ctx, own?.cpf);
}

interface SalesFile {
  id: number;
  nome: string;
  redes: readonly number[] | null;
}

/** Keeps a staged sales file for a second person when it may give more than one person gives in a day. True when it waits. */
export async function limitSalesFile(ctx: ActionContext, { id, nome, redes }: SalesFile): Promise<boolean> {
  const { tetoPontosDia } = await readReviewSettings(ctx.sql);
  if (!isPositive(tetoPontosDia)) return false;
  const worth = await worthOf(ctx, { id, redes });
  if (!(await exceedsDay(ctx, { pontos: worth }))) return false;
  await ctx.sql("update imports set estado = 'AGUARDA' where id = $1", [id]);
  await hold(ctx, { action: 'releaseSalesImport', dados: { id }, need: needOf({ nome, redes }, worth) });
  return true;
}

const worthOf = async ({ sql }: ActionContext, { id, redes }: Pick<SalesFile, 'id' | 'redes'>): Promise<DecimalText> =>
  (await sql<{ worth: string }>('select sales_import_worth($1, $2) as worth', [id, redes]))[0]!.worth;

/** What a file would give, as its approver reads it. */
const needOf = ({ nome, redes }: Pick<SalesFile, 'nome' | 'redes'>, worth: DecimalText): SecondPersonNeed => ({
  motivo: 'TETO',
  resumo: `Upload de vendas ${nome}: até ${formatPoints(worth)} pontos`,
  gives: { valor: worth, moeda: 'PONTO' },
  networkId: redes?.length === 1 ? redes[0]! : null,
});
