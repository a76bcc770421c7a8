import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { formatDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { reversalReasonText } from '../../shared/reversal-reason.ts';
import type { Audience } from '../audiences/index.ts';
import { entryTitle } from '../balances/entry-titles.rules.ts';
import { type ExplainedEntry, explainEntry } from '../balances/explain-entry.rules.ts';
import { balanceEntriesList } from '../balances/index.ts';
import { submissionScope } from '../postings/index.ts';
import { redemptionsScope } from '../redemptions/index.ts';
import { MESSAGE_LABELS, REDEMPTION_CHANGE_LABELS, STEP_LABELS } from './support-labels.ts';
import type { supportEventKindSet } from './support-sets.ts';

/** Most events of a member's history. */
const MOST_EVENTS = 10;

/** One event of a member's history, as staff read it. */
export interface SupportEvent {
  id: string;
  tipo: keyof typeof supportEventKindSet;
  em: Date;
  titulo: string;
  texto: string | null;
  /** Member of staff who caused it. */
  autor: string | null;
  valor: DecimalText | null;
  /** The same for the member: without names. */
  paraMembro: string | null;
}

export interface SupportedMember {
  kind: Audience;
  id: number;
}

/** The newest events of every kind that the actor may read, newest first. */
export async function eventsOf(ctx: AppContext, member: SupportedMember): Promise<SupportEvent[]> {
  const parts = await Promise.all([
    movementsOf(ctx, member),
    mayDo(ctx.actor, 'submission:list') ? stepsOf(ctx, member) : [],
    mayDo(ctx.actor, 'redemption:list') ? changesOf(ctx, member) : [],
    // A recovery code may be in a message: its text is never read.
    mayDo(ctx.actor, 'submission:list') ? messagesOf(ctx, member) : [],
  ]);
  return parts
    .flat()
    .toSorted((a, b) => b.em.getTime() - a.em.getTime())
    .slice(0, MOST_EVENTS);
}

async function movementsOf(ctx: AppContext, { kind, id }: SupportedMember): Promise<SupportEvent[]> {
  const filter = kind === 'SELLER' ? { sellerId: id } : { consumerId: id };
  const { items } = await runList(balanceEntriesList, ctx, { pageSize: MOST_EVENTS }, filter);
  const unit = kind === 'SELLER' ? 'PONTO' : 'BRL';
  return items.map((row) => {
    const entry = row as unknown as ExplainedEntry & { id: number; criadoEm: Date };
    const { autor, ...forMember } = entry;
    return {
      id: `movimento:${entry.id}`,
      tipo: 'MOVIMENTO' as const,
      em: new Date(entry.criadoEm),
      titulo: entryTitle(entry),
      texto: explainEntry({ ...entry, autor: autor ?? null }, unit),
      autor: autor ?? null,
      valor: entry.valor,
      paraMembro: explainEntry(forMember, unit),
    };
  });
}

interface Step {
  id: number;
  nota: number;
  passo: string;
  causa: string | null;
  motivo: string | null;
  observacao: string | null;
  autor: string | null;
  em: Date;
}

/** Steps of the member's receipts that moved no balance: an approval and its reversal are movements. */
async function stepsOf(ctx: AppContext, { kind, id }: SupportedMember): Promise<SupportEvent[]> {
  const params: unknown[] = [id];
  const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const rows = await ctx.read<Step>(
    `select e.id, s.id as nota, case when e.status_anterior is null then 'ENVIADA' else e.status_novo end as passo, e.causa, e.motivo, e.observacao,
       case when e.ator like 'staff:%' then e.ator_nome end as autor, e.criado_em as em
     from submission_events e join submissions s on s.id = e.submission_id
     where ${[`s.${columnOf(kind)} = $1`, ...scope].join(' and ')} and e.status_novo not in ('POSTADA', 'CANCELADA')
       and e.status_anterior is distinct from 'POSTADA'
     order by e.criado_em desc, e.id desc limit ${MOST_EVENTS}`,
    params,
  );
  return rows.map(({ id: step, nota, passo, causa, motivo, observacao, autor, em }) => {
    const reason = (reader: 'STAFF' | 'MEMBER') =>
      [motivo, reversalReasonText({ causa, observacao }, reader) ?? observacao].filter(Boolean).join(': ') || null;
    const titulo = `Nota ${nota}: ${STEP_LABELS[passo] ?? passo}`;
    const isInternal = passo === 'AGUARDA_APROVACAO' || passo === 'APROVACAO_RECUSADA';
    // Notes among staff are not for the member.
    const forMember = passo === 'DADOS_CORRIGIDOS' ? reversalReasonText({ causa, observacao }, 'MEMBER') : reason('MEMBER');
    return {
      id: `nota:${step}`,
      tipo: passo.startsWith('CONTEST') ? ('CONTESTACAO' as const) : ('NOTA' as const),
      em,
      titulo,
      texto: reason('STAFF'),
      autor,
      valor: null,
      paraMembro: isInternal ? null : [titulo, forMember].filter(Boolean).join(' - '),
    };
  });
}

interface Change {
  id: number;
  resgate: number;
  tipo: string;
  de: string | null;
  para: string | null;
  autor: string | null;
  em: Date;
}

/** Changes of the member's redemptions, without notes; redeeming and cancelling are movements. */
async function changesOf(ctx: AppContext, { kind, id }: SupportedMember): Promise<SupportEvent[]> {
  const params: unknown[] = [id];
  const scope = redemptionsScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}` }, 'x');
  const rows = await ctx.read<Change>(
    `select e.id, x.id as resgate, e.tipo, e.de, e.para, case when e.ator like 'staff:%' then e.ator_nome end as autor, e.criado_em as em
     from redemption_events e join redemptions x on x.id = e.redemption_id
     where ${[`x.${columnOf(kind)} = $1`, ...scope].join(' and ')} and e.tipo in ('STATUS', 'ENTREGA', 'PAGAMENTO')
     order by e.criado_em desc, e.id desc limit ${MOST_EVENTS}`,
    params,
  );
  return rows.map(({ id: change, resgate, tipo, de, para, autor, em }) => {
    const shown = (value: string | null) => (tipo === 'ENTREGA' && value ? formatDate(value) : value);
    const titulo = `Resgate ${resgate}: ${REDEMPTION_CHANGE_LABELS[tipo] ?? tipo}`;
    // A bank's answer stands behind the colon of a payment's state.
    const after = shown(para)?.split(': ')[0] ?? null;
    return {
      id: `resgate:${change}`,
      tipo: 'RESGATE' as const,
      em,
      titulo,
      texto: [shown(de), shown(para)].filter(Boolean).join(' → ') || null,
      autor,
      valor: null,
      paraMembro: after && `${titulo} - ${after}`,
    };
  });
}

interface Message {
  id: number;
  canal: string;
  assunto: string | null;
  estado: string;
  em: Date;
}

const CONTACTS = {
  SELLER: 'select email, celular from sellers where id = $1',
  CONSUMER: 'select email, celular from consumers where id = $1',
};

async function messagesOf(ctx: AppContext, { kind, id }: SupportedMember): Promise<SupportEvent[]> {
  const rows = await ctx.read<Message>(
    `select o.id, o.canal, o.assunto, o.estado, o.criado_em as em from (${CONTACTS[kind]}) m
     join outgoing_messages o on o.destino in (m.email, m.celular)
     order by o.criado_em desc, o.id desc limit ${MOST_EVENTS}`,
    [id],
  );
  return rows.map(({ id: message, canal, assunto, estado, em }) => ({
    id: `mensagem:${message}`,
    tipo: 'MENSAGEM' as const,
    em,
    titulo: canal === 'EMAIL' ? `E-mail: ${assunto ?? ''}` : 'Mensagem por WhatsApp',
    texto: MESSAGE_LABELS[estado] ?? estado,
    autor: null,
    valor: null,
    paraMembro: null,
  }));
}

/** Column that holds the member's id. */
export const columnOf = (kind: Audience): 'seller_id' | 'consumer_id' => (kind === 'SELLER' ? 'seller_id' : 'consumer_id');
