import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { buyersScope } from '../consumers/index.ts';
import './cashback.errors.ts';
import { payoutIdRules } from './cashback.rules.ts';
import { PAYOUT_STATE_LABELS, type PayoutState } from './payout.rules.ts';

/** One move of a payment. */
export interface PayoutStep {
  /** The state it reached. */
  estado: PayoutState;
  em: Date;
  quem: string;
  /** The batch it went into, or whose return closed it. */
  lote: number | null;
  /** Its line in the file of that batch. */
  linha: number | null;
  /** What the bank or a person said. */
  motivo: string | null;
  endToEndId: string | null;
}

interface Event {
  de: string;
  para: string;
  em: Date;
  quem: string;
}

interface Facts {
  pedidoEm: Date;
  titular: string;
  lote: number | null;
  linha: number | null;
  endToEndId: string | null;
}

const STATE_OF_LABEL = new Map(Object.entries(PAYOUT_STATE_LABELS).map(([state, label]) => [label, state as PayoutState]));

/** The history holds the labels (function move_payouts), with the reason after a colon. */
function stepOf({ de, para, em, quem }: Event, { lote, linha, endToEndId }: Facts): PayoutStep[] {
  const [label = ''] = para.split(': ', 1);
  const estado = STATE_OF_LABEL.get(label);
  if (!estado) return [];
  const isSent = estado === 'EM_LOTE';
  const isReturn = STATE_OF_LABEL.get(de) === 'EM_LOTE';
  return [
    {
      estado,
      em,
      quem,
      lote: isSent || isReturn ? lote : null,
      linha: isSent ? linha : null,
      motivo: para.slice(label.length + 2) || null,
      endToEndId: isReturn ? endToEndId : null,
    },
  ];
}

/** Every move of one payment from its request on, oldest first. Refuses: PAYOUT_NOT_FOUND. */
export const payoutLifeQuery = defineQuery({
  name: 'payoutLife',
  permission: 'redemption:list',
  input: payoutIdRules,
  read: async ({ read, actor }, { id }): Promise<PayoutStep[]> => {
    const params: unknown[] = [id];
    const reach = buyersScope({ actor, bind: (value) => `$${params.push(value)}` }, 'x.consumer_id');
    const [facts] = await read<Facts>(
      `select x.resgatado_em as "pedidoEm", x.titular_nome as titular, o.batch_id as lote, o.end_to_end_id as "endToEndId",
         -- The first line of the file names the columns; the payments follow by the id of their redemption (batch-file.ts).
         (select 1 + count(*)::int from payouts b where b.batch_id = o.batch_id and b.redemption_id <= x.id) as linha
       from redemptions x join payouts o on o.redemption_id = x.id where ${['x.id = $1', ...reach].join(' and ')}`,
      params,
    );
    if (!facts) throw new AppError('PAYOUT_NOT_FOUND');
    const events = await read<Event>(
      `select de, para, criado_em as em, ator_nome as quem from redemption_events
       where redemption_id = $1 and tipo = 'PAGAMENTO' order by id`,
      [id],
    );
    const requested = { estado: 'SOLICITADO', em: facts.pedidoEm, quem: facts.titular } as const;
    return [{ ...requested, lote: null, linha: null, motivo: null, endToEndId: null }, ...events.flatMap((event) => stepOf(event, facts))];
  },
});
