import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { compare, maximum, subtract } from '../../shared/money.ts';
import { isPositive } from '../../shared/sign.ts';
import './cashback.errors.ts';
import { type CashbackPosition, positionOf, voucherCode } from './position.ts';
import { type WaitingPart, waitingOf } from './waiting.ts';

/** The cashback home (002 §3 Cashback dashboard, domain rules §4.6) with the campaign behind it. */
export interface CashbackDashboard {
  totalComprado: DecimalText;
  cashbackDisponivel: DecimalText;
  cashbackDisponivelTexto: string;
  mostrarCardFaltam: boolean;
  faltamParaCashback: DecimalText;
  promocaoAtiva: boolean;
  jaResgatouCashback: boolean;
  totalProdutosSW: DecimalText;
  valorResgateLiberado: DecimalText;
  /** What of an SW purchase comes back, 0 to 100. */
  percentual: DecimalText;
  /** Everything alive less what is owed (docs/ledger.md). */
  saldoCashback: DecimalText;
  /** The part of it that cannot be withdrawn yet. */
  aLiberar: DecimalText;
  motivosALiberar: WaitingPart[];
  valorTotalResgates: DecimalText;
  /** Earned from the campaign's notes so far. */
  cashbackAcumulado: DecimalText;
  /** Owed for notes cancelled after they were paid out; blocks withdrawals until it is paid. */
  divida: DecimalText;
  campanha: { dataInicio: string; dataFim: string; ultimoDiaResgate: string } | null;
  /** Carried to a later campaign; its day is null until one is scheduled. */
  proximaCampanha: { valor: DecimalText; dataInicio: string | null };
}

function ownId({ actor }: AppContext): number {
  if (actor.kind !== 'consumer') throw new AppError('NOT_ALLOWED');
  return actor.id;
}

function campaignOf({ dataInicio, dataFim, ultimoDia }: CashbackPosition): CashbackDashboard['campanha'] {
  return dataInicio && dataFim && ultimoDia ? { dataInicio, dataFim, ultimoDiaResgate: ultimoDia } : null;
}

/** What the signed-in consumer has, still needs, and can withdraw. */
export const cashbackDashboardQuery = defineQuery({
  name: 'cashbackDashboard',
  permission: 'cashback:readOwn',
  input: z.strictObject({}),
  read: async (ctx): Promise<CashbackDashboard> => {
    const [position, [settings]] = await Promise.all([
      positionOf(ctx.read, ctx.clock, ownId(ctx)),
      ctx.read<{ texto: string; percentual: DecimalText }>(
        'select texto_cashback as texto, percentual_cashback as percentual from system_settings where id = 1',
      ),
    ]);
    const waiting = waitingOf(position);
    const reached = compare(position.totalProdutosSW, position.limite) >= 0;
    return {
      totalComprado: position.totalComprado,
      cashbackDisponivel: position.disponivel,
      cashbackDisponivelTexto: settings!.texto,
      mostrarCardFaltam: position.promocaoAtiva && !reached && !position.jaResgatou,
      faltamParaCashback: maximum('0.00', subtract(position.limite, position.totalProdutosSW)),
      promocaoAtiva: position.promocaoAtiva,
      jaResgatouCashback: position.jaResgatou,
      totalProdutosSW: position.totalProdutosSW,
      valorResgateLiberado: position.limite,
      percentual: settings!.percentual,
      saldoCashback: position.saldo,
      aLiberar: waiting.aLiberar,
      motivosALiberar: waiting.motivos,
      valorTotalResgates: position.resgatado,
      cashbackAcumulado: position.acumulado,
      divida: position.divida,
      campanha: campaignOf(position),
      proximaCampanha: { valor: position.proximaValor, dataInicio: position.proximaInicio },
    };
  },
});

/** Available to withdraw now, and the code that identifies it. */
export interface CashbackVoucher {
  codigo: string;
  valor: DecimalText;
  /** Last day to withdraw it. */
  ultimoDiaResgate: string | null;
  /** Whether a CPF key must be the consumer's own. */
  chaveCpfDoTitular: boolean;
}

/** The whole available cashback of the signed-in consumer as one voucher; null when there is none (002 §7). */
export const cashbackVoucherQuery = defineQuery({
  name: 'cashbackVoucher',
  permission: 'cashback:readOwn',
  input: z.strictObject({}),
  read: async (ctx): Promise<CashbackVoucher | null> => {
    const consumerId = ownId(ctx);
    const position = await positionOf(ctx.read, ctx.clock, consumerId);
    if (!position.campaignId || !isPositive(position.disponivel)) return null;
    const [codigo, [settings]] = await Promise.all([
      voucherCode(ctx.read, ctx.env.SECRET, consumerId, position.campaignId),
      ctx.read<{ own: boolean }>('select chave_cpf_do_titular as own from system_settings where id = 1'),
    ]);
    return { codigo, valor: position.disponivel, ultimoDiaResgate: position.ultimoDia, chaveCpfDoTitular: settings!.own };
  },
});
