import { createHmac } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { generateRedemptionCode } from '../../shared/redemption-code.ts';

/** A consumer's position in the campaign open for withdrawal, else in the running one (function consumer_cashback). */
export interface CashbackPosition {
  /** Null while no campaign is open. */
  campaignId: number | null;
  dataInicio: string | null;
  /** First day after the campaign. */
  dataFim: string | null;
  /** Last day to withdraw its cashback. */
  ultimoDia: string | null;
  promocaoAtiva: boolean;
  jaResgatou: boolean;
  /** Purchases of SW products in BRL needed to withdraw. */
  limite: DecimalText;
  totalComprado: DecimalText;
  totalProdutosSW: DecimalText;
  /** Cashback of the campaign's notes, even below the threshold. */
  acumulado: DecimalText;
  disponivel: DecimalText;
  /** Everything alive less what is owed, whatever its campaign. */
  saldo: DecimalText;
  /** Taken back by notes cancelled after payment; the next notes pay it off. */
  divida: DecimalText;
  resgatado: DecimalText;
  proximaValor: DecimalText;
  proximaInicio: string | null;
}

/** Reads a consumer's current position. */
export async function positionOf(read: RunSql, clock: AppContext['clock'], consumerId: number): Promise<CashbackPosition> {
  const [position] = await read<CashbackPosition>(
    `select campaign_id as "campaignId", data_inicio as "dataInicio", data_fim as "dataFim", ultimo_dia as "ultimoDia",
       promocao_ativa as "promocaoAtiva", ja_resgatou as "jaResgatou", limite, total_comprado as "totalComprado",
       total_produtos_sw as "totalProdutosSW", acumulado, disponivel, saldo, divida, resgatado, proxima_valor as "proximaValor",
       proxima_inicio as "proximaInicio"
     from consumer_cashback($1, $2, $3)`,
    [consumerId, clock.today(), clock.now()],
  );
  return position!;
}

/**
 * The code of a consumer's redemption of a campaign, known in advance and stable: the voucher shows it, and redeeming sends it back. A
 * cancelled redemption keeps its code, so the next attempt gets another.
 */
export async function voucherCode(read: RunSql, secret: string, consumerId: number, campaignId: number): Promise<string> {
  const [row] = await read<{ tentativa: number }>(
    'select count(*)::int as tentativa from redemptions where consumer_id = $1 and campaign_id = $2 and status = 3',
    [consumerId, campaignId],
  );
  let block = 0;
  return generateRedemptionCode((size) =>
    createHmac('sha256', secret).update(`cashback:${consumerId}:${campaignId}:${row!.tentativa}:${block++}`).digest().subarray(0, size),
  );
}
