import { defineQuery } from '../../../platform/queries/query.ts';
import { formatCnpj } from '../../../shared/cnpj.ts';
import { parseFiscalKey } from '../../../shared/fiscal-key.ts';
import { type NoteSide, type Reconciliation, reconcile, reconciliationSentence } from './reconciliation.rules.ts';
import { submissionIdRules } from './submission.rules.ts';
import type { SubmissionStatus } from './submission.status.ts';
import { submissionScope } from './submission-scope.ts';

/** The same invoice as the other audience sent it. */
export interface Counterpart extends NoteSide, Reconciliation {
  audience: 'SELLER' | 'CONSUMER';
  submissionId: number | null;
  postingId: number | null;
  /** The receipt's status, else APROVADA for the sale. */
  status: SubmissionStatus | 'APROVADA';
  loja: string | null;
  frase: string;
}

interface Side extends NoteSide {
  audience: 'SELLER' | 'CONSUMER';
  submissionId: number | null;
  postingId: number | null;
  status: SubmissionStatus | 'APROVADA';
  chave: string;
  loja: string | null;
}

/** Columns of a side: the approved posting if there is one, else the receipt alone. */
const SIDE = (submission: string, posting: string) =>
  `coalesce(${submission}.audience, ${posting}.audience) as audience, ${submission}.id as "submissionId", ${posting}.id as "postingId",
   coalesce(${submission}.status, ${posting}.status) as status, coalesce(${submission}.chave_fiscal, ${posting}.chave_fiscal) as chave,
   ${posting}.realizado_em as "realizadoEm", ${posting}.total_venda as "totalVenda", r.nome_fantasia as loja, r.cnpj,
   case when ${posting}.audience = 'CONSUMER' then ${posting}.valor_produtos_sw else ${posting}.total_venda end as "produtosSW"`;

/** The key itself supplies what no sale states yet. */
function withKey(side: Side): Side {
  const key = parseFiscalKey(side.chave);
  return { ...side, cnpj: key?.cnpj ?? side.cnpj, totalVenda: side.totalVenda ?? key?.vNF ?? null };
}

/**
 * The other audience's note with the same key, and how well the two agree (beyond C2). Null when the other audience sent none. The other
 * side's people are not named: a reviewer of one network must not see personal data of another.
 */
export const submissionCounterpartQuery = defineQuery({
  name: 'submissionCounterpart',
  permission: 'submission:list',
  input: submissionIdRules,
  read: async (ctx, { id }): Promise<Counterpart | null> => {
    const params: unknown[] = [id];
    const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const [own] = await ctx.read<Side>(
      `select ${SIDE('s', 'p')} from submissions s left join postings p on p.submission_id = s.id and p.status = 'APROVADA'
         left join stores r on r.id = coalesce(p.store_id, s.store_id)
       where ${['s.id = $1', 's.chave_fiscal is not null', ...scope].join(' and ')}`,
      params,
    );
    if (!own) return null;
    const [other] = await ctx.read<Side>(
      `select ${SIDE('s', 'p')}
       from (select * from submissions where chave_fiscal = $1 and audience <> $2 and status in ('PENDENTE', 'POSTADA')
             order by status = 'POSTADA' desc, id desc limit 1) s
         full join (select * from postings where chave_fiscal = $1 and audience <> $2 and status = 'APROVADA' limit 1) p on p.submission_id = s.id
         left join stores r on r.id = coalesce(p.store_id, s.store_id)
       order by p.id nulls last limit 1`,
      [own.chave, own.audience],
    );
    if (!other) return null;
    const theirs = withKey(other);
    const { chave: _key, ...shown } = theirs;
    const result = reconcile(withKey(own), theirs);
    return { ...shown, ...result, cnpj: theirs.cnpj && formatCnpj(theirs.cnpj), frase: reconciliationSentence(other.audience, result) };
  },
});
