import { defineTotals } from '../../../platform/totals/totals.ts';
import { audienceSet } from '../../audiences/index.ts';
import { receiptSourceSet, submissionScope, submissionStatusSet } from '../../postings/index.ts';
import { consumer, places, seller, staff, text } from './dimensions.ts';
import { hoursBetween, lag, percent, rows, share } from './measures.ts';

const inState = (state: string) => `count(*) filter (where s.status = '${state}')`;

/** Receipts that members sent. */
export const submissionTotals = defineTotals({
  name: 'submissionTotals',
  noun: 'Submission',
  title: 'Notas enviadas',
  description: 'Receipts that members sent, with outcome and answer time, grouped and computed in one statement.',
  permission: 'submission:list',
  from: 'submissions s',
  joins: {
    network: 'left join networks n on n.id = s.network_id',
    store: 'left join stores st on st.id = s.store_id',
    reading: 'left join receipt_readings rr on rr.submission_id = s.id',
    file: 'join stored_files f on f.id = s.file_id',
  },
  scope: submissionScope,
  date: { sql: 's.criado_em', type: 'instant', description: 'Day on which it was sent.' },
  member: 'coalesce(s.consumer_id, -s.seller_id)',
  counted: 'submissions',
  dimensions: {
    ...places('s.network_id', 's.store_id'),
    STATE: text({ field: 'state', title: 'UF', description: 'State', sql: 'st.end_estado', needs: ['store'] }),
    CITY: text({ field: 'city', title: 'Cidade', description: 'City', sql: 'st.end_cidade', needs: ['store'] }),
    AUDIENCE: text({ field: 'audience', title: 'Público', description: 'Audience of the sender', sql: 's.audience', set: audienceSet }),
    STATUS: text({ field: 'status', title: 'Situação', description: 'State of the receipt', sql: 's.status', set: submissionStatusSet }),
    REASON: text({ field: 'reason', title: 'Motivo', description: 'Reason of the rejection', sql: 's.reprovado_motivo' }),
    REVIEWER: staff('reviewer', 'Analista', 'Reviewer who decided', 's.decidido_por_id'),
    SELLER: seller('s.seller_id'),
    CONSUMER: consumer('s.consumer_id'),
    SOURCE: text({
      field: 'source',
      title: 'Fonte',
      description: 'Source of the reading; without a reading, what was sent',
      sql: `case when rr.fonte <> 'nenhuma' then upper(replace(rr.fonte, '-', '_')) when f.tipo_arquivo like '%xml' then 'XML'
        when f.tipo_arquivo like '%pdf' then 'PDF' when s.chave_fiscal is not null then 'QR' else 'FOTO' end`,
      set: receiptSourceSet,
      needs: ['reading', 'file'],
    }),
  },
  measures: {
    count: rows('Notas', 'Receipts'),
    share,
    approved: rows('Aprovadas', 'Approved receipts', inState('POSTADA')),
    rejected: rows('Reprovadas', 'Rejected receipts', inState('REPROVADA')),
    waiting: rows('Em análise', 'Receipts that wait for review', inState('PENDENTE')),
    closed: rows('Encerradas', 'Receipts ended without a decision', inState('ENCERRADA')),
    cancelled: rows('Canceladas', 'Receipts cancelled after approval', inState('CANCELADA')),
    approvalRate: percent(
      'Aprovação',
      'Approved receipts in those approved or rejected',
      inState('POSTADA'),
      "count(*) filter (where s.status in ('POSTADA', 'REPROVADA'))",
    ),
    ...lag({
      name: 'hours',
      unit: 'hours',
      title: 'Espera',
      description: 'the time from sending to the decision',
      sql: hoursBetween('s.criado_em', 's.decidido_em'),
      when: 's.decidido_em is not null',
    }),
    members: rows('Participantes', 'Members who sent them', 'count(distinct (s.audience, coalesce(s.seller_id, s.consumer_id)))', {
      unit: 'members',
    }),
  },
});
