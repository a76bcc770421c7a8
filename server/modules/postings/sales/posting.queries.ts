import { z } from 'zod';
import { defineQuery } from '../../../platform/queries/query.ts';
import { normalizeCnpj } from '../../../shared/cnpj.ts';
import { normalizeCpf } from '../../../shared/cpf.ts';
import type { FiscalType } from '../../../shared/enums.ts';
import { postingIdRules } from './posting.rules.ts';
import { postingScope } from './posting-scope.ts';
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
