import { byId, type Truth, walkedTruth } from '../../../platform/db/truth.ts';

/** Truths across receipts and their sales. */
export const submissionTruths: readonly Truth[] = [
  walkedTruth({
    code: 'submission-posting',
    subject: 'PONTUACOES',
    name: 'a submission that was posted has one approved posting, any other has none',
    texto: 'Cada nota pontuada tem uma pontuação aprovada, e as outras não têm nenhuma.',
    walk: byId('submissions'),
    statement: (within) => `select s.id as submission_id, s.status from submissions s left join (
        select submission_id, count(*) as n from postings where status = 'APROVADA' and ${within('submission_id')} group by 1) p
      on p.submission_id = s.id where ${within('s.id')} and (s.status = 'POSTADA') <> (coalesce(p.n, 0) = 1)`,
  }),
];
