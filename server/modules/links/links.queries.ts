import type { AppContext } from '../../platform/context.ts';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { maskCpf } from '../../shared/cpf.ts';
import './link.errors.ts';
import type { Audience } from '../audiences/index.ts';
import { linkIdRules } from './link.rules.ts';
import { linksScope, reachedPerson } from './links.list.ts';

/** One person of a link. */
export interface LinkPerson {
  /** SELLER or CONSUMER. */
  kind: Audience;
  nome: string;
  /** Masked until revealed. */
  cpf: string;
  loja: string | null;
  rede: string | null;
}

/** One invoice of a link. */
export interface LinkNote {
  id: number;
  /** Who scored it: SELLER or CONSUMER. */
  audience: Audience;
  titular: string;
  identificador: string;
  realizadoEm: string;
  loja: string;
  /** BRL. */
  totalVenda: string;
}

/** Someone's findings. */
export interface LinkReview {
  id: number;
  nome: string | null;
  observacao: string;
  criadoEm: Date;
}

/** Everything about one link except personal data. */
export interface LinkDetails {
  pessoas: LinkPerson[];
  notas: LinkNote[];
  observacoes: LinkReview[];
}

/** A link of the displayed run, within reach. Refuses: LINK_NOT_FOUND. */
export async function requireLink(
  { actor }: Pick<AppContext, 'actor'>,
  sql: RunSql,
  id: number,
): Promise<{ chave: string; regra: string }> {
  const params: unknown[] = [id];
  const scope = linksScope({ actor, bind: (value) => `$${params.push(value)}` });
  const [link] = await sql<{ chave: string; regra: string }>(
    `select g.chave, g.regra from link_groups g join report_runs r on r.id = g.run_id and r.atual where ${['g.id = $1', ...scope].join(' and ')}`,
    params,
  );
  if (!link) throw new AppError('LINK_NOT_FOUND');
  return link;
}

/** A link's people within reach, with full CPF; callers must mask it or log the disclosure. */
export const linkPeople = (
  asker: Pick<AppContext, 'actor'>,
): string => `select p.kind, coalesce(s.nome, c.nome) as nome, coalesce(s.cpf, c.cpf) as cpf, r.nome_fantasia as loja, n.nome as rede,
    coalesce(s.celular, c.celular) as celular, coalesce(s.email, c.email) as email
  from link_people p left join sellers s on p.kind = 'SELLER' and s.id = p.person_id
  left join consumers c on p.kind = 'CONSUMER' and c.id = p.person_id left join stores r on r.id = s.store_id
  left join networks n on n.id = p.network_id where p.group_id = $1 and ${reachedPerson(asker)} order by p.kind desc, nome limit 200`;

/** People, invoices and findings of a link. */
export const linkDetailsQuery = defineQuery({
  name: 'linkDetails',
  permission: 'link:list',
  input: linkIdRules,
  read: async (ctx, { id }): Promise<LinkDetails> => {
    const { chave } = await requireLink(ctx, ctx.read, id);
    const [pessoas, notas, observacoes] = await Promise.all([
      ctx.read<LinkPerson>(linkPeople(ctx), [id]),
      ctx.read<LinkNote>(
        `select p.id, p.audience, p.parceiro_nome as titular, p.identificador, p.realizado_em as "realizadoEm", p.revenda_nome as loja,
           p.total_venda as "totalVenda"
         from link_groups g join postings p on p.id = any (g.posting_ids) where g.id = $1 and ${reachedPerson(ctx)} order by p.realizado_em desc, p.identificador, p.audience`,
        [id],
      ),
      ctx.read<LinkReview>(
        `select v.id, u.nome, v.observacao, v.criado_em as "criadoEm" from link_reviews v left join staff_users u on u.id = v.staff_user_id
         where v.chave = $1 order by v.id desc limit 100`,
        [chave],
      ),
    ]);
    return {
      pessoas: pessoas.map(({ kind, nome, cpf, loja, rede }) => ({ kind, nome, cpf: maskCpf(cpf), loja, rede })),
      notas,
      observacoes,
    };
  },
});
