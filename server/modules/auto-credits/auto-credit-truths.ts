import { byId, type Truth, walkedTruth } from '../../platform/db/truth.ts';

/** Truths of automatic credits (`npm run db:check`). */
export const autoCreditTruths: readonly Truth[] = [
  walkedTruth({
    code: 'auto-credit-posting',
    subject: 'PONTUACOES',
    name: 'each receipt that was credited without a reviewer has one decision, with the posting and the value that the ledger credited',
    texto: 'Cada crédito automático tem uma decisão, com a sua pontuação e o valor que foi para o extrato.',
    walk: byId('submissions'),
    statement: (within) => `select d.submission_id, d.posting_id, d.valor, e.valor as credited from auto_decisions d
      join postings p on p.id = d.posting_id left join entries e on e.idempotency_key = 'postagem:' || p.id || ':v1'
      where ${within('d.submission_id')} and (p.submission_id is distinct from d.submission_id or p.aprovado_por_id is not null
        or coalesce(e.valor, 0) <> d.valor)
      union all select p.submission_id, p.id, null, null from postings p
      where ${within('p.submission_id')} and p.submission_id is not null and p.aprovado_por_id is null
        and not exists (select from auto_decisions d where d.posting_id = p.id)`,
  }),
];
