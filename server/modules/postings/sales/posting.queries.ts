import { z } from 'zod';
import { fileUrl } from '../../../platform/files/file-url.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import { normalizeCnpj } from '../../../shared/cnpj.ts';
import { normalizeCpf } from '../../../shared/cpf.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import type { Audience } from '../../audiences/index.ts';
import { LIVE_FLAGS, liveFindings } from '../receipts/live-findings.ts';
import type { Finding } from '../receipts/receipt-findings.ts';
import type { SubmissionStatus } from '../receipts/submission.status.ts';
import type { SubmissionStep } from '../receipts/submission-events.ts';
import { postingIdRules, submissionIdRules } from './posting.rules.ts';
import { postingScope, submissionScope } from './posting-scope.ts';
import { usualProducts } from './usual-products.ts';

/** Binds values to a statement that already has some. */
function binder(params: unknown[]) {
  return (value: unknown) => `$${params.push(value)}`;
}
const and = (conditions: string[]) => conditions.map((condition) => ` and ${condition}`).join('');

export interface PostingItemRow {
  id: number;
  codigo: string;
  descricao: string;
  qtde: string;
  valorUnitario: string;
  valorDesconto: string;
  subTotal: string;
  valorPontos: string;
  fatorPontuacao: number;
  pontos: string;
}

/** Items of one posting this person may see, with the basis of each number: points per unit and factor (C6). */
export const postingItemsQuery = defineQuery({
  name: 'postingItems',
  permission: 'posting:listAny',
  input: postingIdRules,
  read: (ctx, { id }) => {
    const params: unknown[] = [id];
    const scope = postingScope({ actor: ctx.actor, bind: binder(params), today: ctx.clock.today() });
    return ctx.read<PostingItemRow>(
      `select i.id, i.codigo, i.descricao, i.qtde, i.valor_unitario as "valorUnitario", i.valor_desconto as "valorDesconto", i.sub_total as "subTotal",
         i.valor_pontos as "valorPontos", i.fator_pontuacao::float8 as "fatorPontuacao", i.pontos
       from posting_items i join postings p on p.id = i.posting_id where p.id = $1${and(scope)} order by i.id`,
      params,
    );
  },
});

/** Selects the documented `itens` along with the rows of a postings list (alias `p`), in the list's own statement. */
export const ITEMS_BESIDE_POSTING = `coalesce((select json_agg(json_build_object('id', i.id, 'codigo', i.codigo, 'descricao', i.descricao,
    'qtde', i.qtde, 'valorUnitario', i.valor_unitario, 'valorDesconto', i.valor_desconto, 'valorPontos', i.pontos) order by i.id)
  from posting_items i where i.posting_id = p.id), '[]') as itens`;

export interface SubmissionEventRow {
  id: number;
  statusAnterior: SubmissionStep | null;
  statusNovo: SubmissionStep;
  motivo: string | null;
  observacao: string | null;
  atorNome: string;
  criadoEm: Date;
}

/** A submission's history: who moved it, when and why. Its sender sees it too, without staff names. */
export const submissionEventsQuery = defineQuery({
  name: 'submissionEvents',
  permission: 'posting:listAny',
  input: submissionIdRules,
  read: (ctx, { id }) => {
    const params: unknown[] = [id, ctx.actor.kind === 'staff'];
    const scope = submissionScope({ actor: ctx.actor, bind: binder(params), today: ctx.clock.today() });
    return ctx.read<SubmissionEventRow>(
      `select e.id, e.status_anterior as "statusAnterior", e.status_novo as "statusNovo", e.motivo, e.observacao,
         case when $2::boolean or e.ator not like 'staff:%' then e.ator_nome else 'Equipe' end as "atorNome", e.criado_em as "criadoEm"
       from submission_events e join submissions s on s.id = e.submission_id
       -- How the staff agree among themselves is not the sender's to read.
       where s.id = $1 and ($2::boolean or e.status_novo not in ('AGUARDA_APROVACAO', 'APROVACAO_RECUSADA', 'DADOS_CORRIGIDOS')
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
  /** Whether the reading job has run. */
  lida: boolean;
  reservadoPor: string | null;
  /** Brought back by a contest. */
  prioridade: boolean;
  /** Receipts this person may see that still wait, including this one. */
  pendentes: number;
}

/** Everything the review screen shows beside the picture. Null when there is no such receipt to see. */
export const submissionReviewQuery = defineQuery({
  name: 'submissionReview',
  permission: 'submission:list',
  input: submissionIdRules,
  read: async (ctx, { id }): Promise<SubmissionReview | null> => {
    const params: unknown[] = [id, ctx.clock.now()];
    const bind = binder(params);
    const scope = and(submissionScope({ actor: ctx.actor, bind, today: ctx.clock.today() }));
    const [row] = await ctx.read<
      Omit<SubmissionReview, 'linkArquivo' | 'numero' | 'findings' | 'lida'> & {
        chave: string;
        leitura: { key: { numero: string } | null; findings: Finding[] } | null;
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
    const live = row.status === 'PENDENTE' ? liveFindings(row.audience, { remetenteInativo, lojaFora }) : [];
    return {
      ...rest,
      linkArquivo: fileUrl(ctx.env, ctx.clock, { chave, tipoArquivo: row.tipoArquivo, nomeOriginal: row.nomeArquivo }),
      numero: leitura?.key?.numero ?? null,
      findings: [...(leitura?.findings ?? []), ...live],
      lida: leitura !== null,
    };
  },
});

/** Approved sales with this number: the new sale's duplicate check (001 §7, GET /api/vendas). */
export const salesByNumberQuery = defineQuery({
  name: 'salesByNumber',
  permission: 'sale:check',
  input: z.strictObject({
    identificador: z.string().trim().min(1, 'Identificador é obrigatório').max(60, 'Identificador inválido'),
    tipoFiscal: z.enum(['N', 'C'], { error: 'Tipo Fiscal é obrigatório' }).nullish(),
    codRevenda: z.string().max(60).nullish(),
    cpf: z.string().max(20).transform(normalizeCpf).nullish(),
    /** A note earns once per audience. */
    audience: z.enum(['SELLER', 'CONSUMER']).default('SELLER'),
    cnpjLoja: z.string().max(20).transform(normalizeCnpj).nullish(),
  }),
  read: (ctx, { identificador, tipoFiscal, codRevenda, cpf, audience, cnpjLoja }) => {
    const params: unknown[] = [identificador, tipoFiscal ?? null, codRevenda ?? null, cpf ?? null, audience, cnpjLoja ?? null];
    const scope = postingScope({ actor: ctx.actor, bind: binder(params), today: ctx.clock.today() });
    return ctx.read<{
      id: number;
      identificador: string;
      tipoFiscal: FiscalType;
      parceiro: string;
      revenda: string;
      realizadoEm: string;
      totalPontos: string;
    }>(
      `select p.id, p.identificador, p.tipo_fiscal as "tipoFiscal", p.parceiro_nome as parceiro, p.revenda_nome as revenda,
         p.realizado_em as "realizadoEm", p.total_pontos as "totalPontos"
       from postings p join stores s on s.id = p.store_id
       where p.status = 'APROVADA' and p.audience = $5 and p.identificador_chave = fiscal_number_key($1)
         and ($2::text is null or p.tipo_fiscal = $2) and ($3::text is null or s.codigo = $3) and ($6::text is null or s.cnpj = $6)
         and ($4::text is null or p.store_id = (select store_id from sellers where cpf = $4))${and(scope)}
       order by p.id desc limit 20`,
      params,
    );
  },
});

/** The seller with a CPF and what they sell most: fills the new-sale form on blur (001 §2). Null: 'CPF inválido'. */
export const saleSellerQuery = defineQuery({
  name: 'saleSeller',
  permission: 'sale:check',
  input: z.strictObject({ cpf: z.string().max(20).transform(normalizeCpf) }),
  read: async (ctx, { cpf }) => {
    const params: unknown[] = [cpf];
    const conditions: string[] = [];
    const { actor } = ctx;
    if (actor.kind === 'staff' && actor.storeIds) conditions.push(`s.id = any(${binder(params)(actor.storeIds)}::int[])`);
    if (actor.kind === 'staff' && actor.networkIds) conditions.push(`s.network_id = any(${binder(params)(actor.networkIds)}::int[])`);
    const [row] = await ctx.read<{ id: number; nome: string; cnpj: string; codRevenda: string; revenda: string; ativo: boolean }>(
      `select v.id, v.nome, s.cnpj, s.codigo as "codRevenda", s.nome_fantasia as revenda, v.ativo
       from sellers v join stores s on s.id = v.store_id where v.cpf = $1 and v.excluido_em is null${and(conditions)}`,
      params,
    );
    return row ? { ...row, produtosHabituais: await usualProducts(ctx, { sellerId: row.id, cnpj: row.cnpj }) } : null;
  },
});

/** The consumer with a CPF: fills the new sale's cashback flow. Null: 'CPF inválido'. */
export const saleConsumerQuery = defineQuery({
  name: 'saleConsumer',
  permission: 'sale:check',
  input: z.strictObject({ cpf: z.string().max(20).transform(normalizeCpf) }),
  read: async (ctx, { cpf }) => {
    const [row] = await ctx.read<{ id: number; nome: string; ativo: boolean }>(
      'select id, nome, ativo from consumers where cpf = $1 and excluido_em is null',
      [cpf],
    );
    return row ?? null;
  },
});
