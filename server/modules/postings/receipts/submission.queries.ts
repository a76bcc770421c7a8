import { fileUrl } from '../../../platform/files/file-url.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import type { Audience } from '../../audiences/index.ts';
import { SURE } from '../../readings/index.ts';
import { type Issuer, issuerFinding } from './issuer-finding.ts';
import { LIVE_FLAGS, liveFindings } from './live-findings.ts';
import { readingAnswer } from './reading/reading-answer.ts';
import { type StoredReading, storedReading } from './reading/stored-reading.ts';
import type { Finding } from './receipt-findings.ts';
import { submissionIdRules } from './submission.rules.ts';
import type { SubmissionStatus } from './submission.status.ts';
import type { SubmissionStep } from './submission-events.ts';
import { submissionScope } from './submission-scope.ts';

const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');

export interface SubmissionEventRow {
  id: number;
  statusAnterior: SubmissionStep | null;
  statusNovo: SubmissionStep;
  causa: ReversalReason | null;
  motivo: string | null;
  observacao: string | null;
  atorNome: string;
  criadoEm: Date;
}

/** A submission's history: who moved it, when and why. Its sender sees it too, without staff names and notes among staff. */
export const submissionEventsQuery = defineQuery({
  name: 'submissionEvents',
  permission: 'posting:listAny',
  input: submissionIdRules,
  read: (ctx, { id }) => {
    const params: unknown[] = [id, ctx.actor.kind === 'staff'];
    const scope = submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    return ctx.read<SubmissionEventRow>(
      `select e.id, e.status_anterior as "statusAnterior", e.status_novo as "statusNovo", e.causa,
         case when $2::boolean or e.status_novo <> 'DADOS_CORRIGIDOS' then e.motivo end as motivo, e.observacao,
         case when $2::boolean or e.ator not like 'staff:%' then e.ator_nome else 'Equipe' end as "atorNome", e.criado_em as "criadoEm"
       from submission_events e join submissions s on s.id = e.submission_id
       -- How the staff agree among themselves is not the sender's to read.
       where s.id = $1 and ($2::boolean or e.status_novo not in ('AGUARDA_APROVACAO', 'APROVACAO_RECUSADA')
         and (e.status_novo, e.status_anterior) is distinct from ('DECISAO_DESFEITA', 'PENDENTE'))${and(scope)}
       order by e.id`,
      params,
    );
  },
});

export interface SubmissionReview {
  id: number;
  audience: Audience;
  status: SubmissionStatus;
  versao: number;
  parceiro: string;
  cpf: string;
  revenda: string | null;
  cnpj: string | null;
  codRevenda: string | null;
  criadoEm: Date;
  linkArquivo: string;
  tipoArquivo: string;
  nomeArquivo: string;
  /** The fiscal key and number the machine read, when well formed. */
  chaveFiscal: string | null;
  numero: string | null;
  findings: Finding[];
  /** Whether its codes have been looked for. */
  lida: boolean;
  leitura: ReturnType<typeof readingAnswer> | null;
  reservadoPor: string | null;
  /** Brought back by a contest. */
  prioridade: boolean;
  /** Receipts this person may see that still wait, including this one. */
  pendentes: number;
}

/** The issuing store, by the key, else by the text of the picture. */
const issuerOf = (key: { cnpj: string } | null, stored: StoredReading | null): Issuer | null => {
  if (key) return { cnpj: key.cnpj, isSure: true };
  const cnpj = stored?.reading.cnpj;
  return cnpj ? { cnpj, isSure: (stored.reading.certeza.cnpj ?? 0) >= SURE } : null;
};

/** Everything the review screen shows beside the picture. Null when there is no such receipt to see. */
export const submissionReviewQuery = defineQuery({
  name: 'submissionReview',
  permission: 'submission:list',
  input: submissionIdRules,
  read: async (ctx, { id }): Promise<SubmissionReview | null> => {
    const params: unknown[] = [id, ctx.clock.now()];
    const scope = and(submissionScope({ actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() }));
    const [row] = await ctx.read<
      Omit<SubmissionReview, 'linkArquivo' | 'numero' | 'findings' | 'lida' | 'leitura'> & {
        chave: string;
        leitura: { key: { numero: string; cnpj: string } | null; findings: Finding[] } | null;
        remetenteInativo: boolean;
        lojaFora: boolean;
      }
    >(
      `select s.id, s.audience, s.status, s.versao, coalesce(v.nome, c.nome) as parceiro, coalesce(v.cpf, c.cpf) as cpf, r.nome_fantasia as revenda,
         r.cnpj, r.codigo as "codRevenda", s.criado_em as "criadoEm", f.chave, f.tipo_arquivo as "tipoArquivo", f.nome_original as "nomeArquivo",
         s.chave_fiscal as "chaveFiscal", s.leitura, s.prioridade, ${LIVE_FLAGS}, case when s.reservado_ate > $2 then holder.nome end as "reservadoPor",
         (select count(*)::int from submissions q where q.status = 'PENDENTE' and q.audience = s.audience${scope.replaceAll(/\bs\./g, 'q.')}) as pendentes
       from submissions s join stored_files f on f.id = s.file_id left join sellers v on v.id = s.seller_id left join consumers c on c.id = s.consumer_id
       left join stores r on r.id = s.store_id left join staff_users holder on holder.id = s.reservado_por_id where s.id = $1${scope}`,
      params,
    );
    if (!row) return null;
    const { chave, leitura, remetenteInativo, lojaFora, ...rest } = row;
    const stored = await storedReading(ctx.read, id);
    const isPending = row.status === 'PENDENTE';
    const issuer = isPending && row.audience === 'CONSUMER' ? issuerOf(leitura?.key ?? null, stored) : null;
    // The state of the issuing store now replaces what was found when the receipt was sent.
    const known = (leitura?.findings ?? []).filter(({ code }) => !issuer || code !== 'STORE_NOT_PARTICIPATING');
    const away = issuer && (await issuerFinding(ctx, issuer));
    const live = isPending ? liveFindings(row.audience, { remetenteInativo, lojaFora: lojaFora && !issuer }) : [];
    return {
      ...rest,
      linkArquivo: fileUrl(ctx.env, ctx.clock, { chave, tipoArquivo: row.tipoArquivo, nomeOriginal: row.nomeArquivo }),
      numero: leitura?.key?.numero ?? null,
      findings: [...known, ...(away ? [away] : []), ...live],
      lida: leitura !== null,
      leitura: stored && readingAnswer(stored),
    };
  },
});
