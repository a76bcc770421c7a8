import { stringify } from 'csv-stringify/sync';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { statementLineSql } from '../ledger/index.ts';
import { ownDataRules } from './consent.rules.ts';
import { memberOf } from './own-consents.query.ts';
import { readOwnProfile } from './own-profile.query.ts';

type Row = Record<string, unknown>;

/** A file for the browser to save. */
export interface OwnDataFile {
  nome: string;
  conteudo: string;
}

const limiter = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'own-data', points: 10, windowSeconds: 3_600 });

/** What is stored about a member, by section. $1 is the kind, $2 the id. */
const SECTIONS: Record<string, string> = {
  aceites: `select tipo, aceito, texto, texto_hash as "textoHash", criado_em as "criadoEm" from consents where kind = $1 and person_id = $2 order by id`,
  notasEnviadas: `select x.id, x.status, x.reprovado_motivo as "reprovadoMotivo",
    x.reprovado_observacao as "reprovadoObservacao", x.criado_em as "criadoEm", x.decidido_em as "decididoEm",
    f.nome_original as arquivo from submissions x left join stored_files f on f.id = x.file_id
    where case when $1 = 'SELLER' then x.seller_id else x.consumer_id end = $2 order by x.id`,
  pontuacoes: `select id, identificador, realizado_em as "realizadoEm", pontuado_em as "pontuadoEm", vence_em as "venceEm", status,
    total_venda as "totalVenda", total_pontos as "totalPontos", valor_produtos_sw as "valorProdutosSW", cashback, estorno_causa as "estornoCausa",
    estorno_observacao as "estornoObservacao" from postings
    where case when $1 = 'SELLER' then seller_id else consumer_id end = $2 order by id`,
  resgates: `select id, redemption_code as codigo, premio, qtde, obs, pontos_gastos as "pontosGastos", status, resgatado_em as "resgatadoEm",
    data_entrega as "dataEntrega", tipo_chave_pix as "tipoChavePix", chave_pix as "chavePix", cancelamento_causa as "cancelamentoCausa",
    cancelamento_observacao as "cancelamentoObservacao" from redemptions
    where case when $1 = 'SELLER' then seller_id else consumer_id end = $2 order by id`,
  meta: `select w.codigo, w.nome from sellers v join rewards w on w.id = v.goal_id where $1 = 'SELLER' and v.id = $2`,
  codigosUsados: `select codigo, pontos, data_utilizacao as "dataUtilizacao" from registration_code_uses
    where case when $1 = 'SELLER' then seller_id else consumer_id end = $2 order by id`,
  indicacoes: `select plataforma, pontos, validado_em as "validadoEm", criado_em as "criadoEm" from referrals where $1 = 'SELLER' and seller_id = $2 order by id`,
  sessoes: `select criado_em as "criadoEm", ultimo_uso_em as "ultimoUsoEm", revogada_em as "revogadaEm", ip, agente from sessions
    where kind = $1 and person_id = $2 order by id`,
};

/** What is spendable and owed now. $3 is today, $4 is now. */
const STANDING = `select a.currency as moeda, t.shown as saldo, t.available as disponivel, t.waiting as "aLiberar", t.expired as vencido,
    t.debt as "aCompensar" from accounts a cross join lateral ledger_standing(a.id, $3::date, $4::timestamptz) t
    where a.holder_type = $1 and a.holder_id = $2 order by a.id`;

/** Every line of the statement with the balance after it. $3 is today. */
const STATEMENT = `select e.numero as id, e.dia, e.type as tipo, e.valor,
      sum(e.valor) over (partition by a.id order by e.criado_em, e.id)::numeric(14,2) as "saldoDepois", e.origem_tipo as "origemTipo",
      a.currency as moeda
    from accounts a join statement_lines e on e.account_id = a.id
    where a.holder_type = $1 and a.holder_id = $2 and ${statementLineSql('e', '$3::date')}
    order by a.id, e.criado_em, e.id`;

async function gather(ctx: AppContext): Promise<Record<string, Row[]>> {
  const { kind, id } = memberOf(ctx);
  const data: Record<string, Row[]> = { perfil: [{ ...(await readOwnProfile(ctx)) }] };
  for (const [section, sql] of Object.entries(SECTIONS)) data[section] = await ctx.read<Row>(sql, [kind, id]);
  data.saldos = await ctx.read<Row>(STANDING, [kind, id, ctx.clock.today(), ctx.clock.now()]);
  data.extrato = await ctx.read<Row>(STATEMENT, [kind, id, ctx.clock.today()]);
  return data;
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : value === null ? '' : String(value));

/** One line per value, so that sections of different shapes fit one sheet; cells that start like a formula are neutralised. */
const toCsv = (data: Record<string, Row[]>): string =>
  stringify(
    Object.entries(data).flatMap(([section, rows]) =>
      rows.flatMap((row, index) => Object.entries(row).map(([field, value]) => [section, index + 1, field, textOf(value)])),
    ),
    { header: true, columns: ['seção', 'registro', 'campo', 'valor'], delimiter: ';', bom: true, escape_formulas: true },
  );

/** Everything stored about the signed-in member, as JSON or CSV (LGPD art. 18). Refuses: TOO_MANY_ATTEMPTS. */
export const ownDataQuery = defineQuery({
  name: 'ownDataFile',
  permission: 'ownData:export',
  input: ownDataRules,
  read: async (ctx, { formato }): Promise<OwnDataFile> => {
    const { kind, id } = memberOf(ctx);
    await limiter(ctx).consume(`${kind}:${id}`);
    const data = await gather(ctx);
    return formato === 'JSON'
      ? { nome: 'meus-dados.json', conteudo: JSON.stringify({ geradoEm: ctx.clock.now(), ...data }, null, 2) }
      : { nome: 'meus-dados.csv', conteudo: toCsv(data) };
  },
});
