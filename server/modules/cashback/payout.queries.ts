import { z } from 'zod';
import { asAsked } from '../../platform/lists/as-asked.ts';
import { readOptions, startStatement } from '../../platform/lists/run-list.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { sum } from '../../shared/money.ts';
import { independenceOf } from '../staff/index.ts';
import './cashback.errors.ts';
import { consumerRedemptionsList } from './consumer-redemptions.list.ts';
import { type PayoutStage, type PayoutState, STATES_OF_STAGE } from './payout.rules.ts';
import { nextBatch, readPayouts } from './payouts.ts';

/** The payments of one step. */
export interface PayoutStageTotal {
  /** Null: every redemption, also one without a payment. */
  etapa: PayoutStage | null;
  quantidade: number;
  valor: DecimalText;
}

const STAGES = Object.keys(STATES_OF_STAGE) as PayoutStage[];

/** How many redemptions each step holds, and all together, of those that the list answers for the same search and filter. */
export const payoutStagesQuery = defineQuery({
  name: 'payoutStages',
  permission: consumerRedemptionsList.permission,
  input: z.strictObject({ search: z.string().nullish(), filter: z.record(z.string(), z.unknown()) }),
  read: async (ctx, { search, filter }): Promise<PayoutStageTotal[]> => {
    const asked = asAsked(consumerRedemptionsList, ctx);
    const { list, params, conditions } = startStatement(asked, ctx, readOptions({ search: search ?? null }), filter);
    const rows = await ctx.read<{ estado: PayoutState | null; quantidade: number; valor: DecimalText }>(
      `select o.estado, count(*)::int as quantidade, sum(x.pontos_gastos) as valor from ${list.countFrom ?? list.from}
       where ${conditions.all.join(' and ')} group by o.estado`,
      params,
    );
    const totalOf = (etapa: PayoutStage | null): PayoutStageTotal => {
      const found = rows.filter(({ estado }) => etapa === null || (estado !== null && STATES_OF_STAGE[etapa].includes(estado)));
      return {
        etapa,
        quantidade: found.reduce((count, { quantidade }) => count + quantidade, 0),
        valor: sum(found.map(({ valor }) => valor)),
      };
    };
    return [null, ...STAGES].map(totalOf);
  },
});

/** What decides for the reader, beside the payments themselves, before a button is pressed. */
export interface PayoutDesk {
  lote: {
    quantidade: number;
    total: DecimalText;
    /** Approved payments that the reader must leave to others. */
    deixados: number;
    /** Why the reader cannot make a batch now. */
    recusa: string | null;
  };
  impedimentos: {
    /** The first person beside whom the reader is no second one; null: the reader's account is new. */
    pessoaId: number | null;
    motivo: string;
  }[];
}

/** States from which a payment or its reversal may still ask for two people. */
const OPEN: readonly PayoutState[] = ['APROVADO', 'EM_TRANSITO', 'EM_ESTORNO'];

/** What the next batch of the reader would hold, and beside whom the reader is no second person. */
export const payoutDeskQuery = defineQuery({
  name: 'payoutDesk',
  permission: 'redemption:changeStatus',
  input: z.strictObject({}),
  read: async ({ read, actor, clock }): Promise<PayoutDesk> => {
    const asker = { sql: read, actor, clock };
    const open = await readPayouts(asker, OPEN);
    const { payouts, total, deixados, refusal } = nextBatch(
      asker,
      open.filter(({ estado }) => estado === 'APROVADO'),
    );
    const firstPeople = new Set(open.flatMap(({ aprovadoPorId, pagoPorId, estornoPorId }) => [aprovadoPorId, pagoPorId, estornoPorId]));
    const { established, from } = await independenceOf(asker, [...firstPeople]);
    const dependent = [...firstPeople].flatMap((pessoaId) => {
      const refused = from(pessoaId);
      return refused && refused !== established ? [{ pessoaId, motivo: refused.message }] : [];
    });
    return {
      lote: { quantidade: payouts.length, total, deixados, recusa: refusal?.message ?? null },
      impedimentos: [...(established ? [{ pessoaId: null, motivo: established.message }] : []), ...dependent],
    };
  },
});
