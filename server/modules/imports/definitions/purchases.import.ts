import { FIELD_LIMITS } from '../../../shared/limits.ts';
import { amountCell, cnpjCell, dateCell, monthCell, textCell } from '../engine/cells.ts';
import { shapes } from '../engine/column-shapes.ts';
import { defineImport } from '../engine/import-definition.ts';
import { similarTitles, usualTitles } from '../engine/usual-titles.ts';
import { yearChoice } from '../import.rules.ts';
import { purchasesLimit } from '../purchases-limit.ts';

const YEAR = "(select (escolhas ->> 'ano')::int from o)";

/**
 * The networks' purchases in one year (document 001 §2, Upload Histórico; domain rules §4.8): what the industry sold to a network, by
 * product and order day, or by month, dated on its first day. One row per network, store, product and day: a longer file for the same year
 * corrects it without double counting.
 */
defineImport({
  tipo: 'HISTORICO',
  slug: 'historico',
  permission: 'import:history',
  formats: ['csv', 'xlsx'],
  columns: {
    rede: {
      title: 'Rede',
      aliases: ['Nome da Rede'],
      synonyms: ['cliente', 'nome cliente', 'grupo econômico', 'razão social'],
      required: false,
      cell: textCell(200, { optional: true }),
    },
    cnpj: {
      title: 'CNPJ da loja',
      aliases: ['CNPJ', 'CNPJ revenda', 'Loja'],
      synonyms: ['cnpj cliente', 'cnpj destinatário', ...usualTitles.storeCnpj],
      required: false,
      cell: cnpjCell,
      shape: shapes.cnpj,
    },
    codProduto: {
      title: 'Código do Produto',
      aliases: ['Cód Produto', 'codProduto', 'Código', 'Produto'],
      synonyms: usualTitles.productCode,
      similar: [similarTitles.barCode],
      required: true,
      cell: textCell(FIELD_LIMITS.productCodeMaxLength),
      shape: shapes.code,
    },
    dataPedido: {
      title: 'Data do Pedido',
      aliases: ['Data Pedido', 'Data'],
      synonyms: usualTitles.orderDate,
      required: false,
      cell: dateCell({ optional: true }),
      shape: shapes.date,
    },
    mes: { title: 'Mês', synonyms: ['mês referência', 'mês pedido', 'competência'], required: false, cell: monthCell },
    qtde: {
      title: 'Quantidade',
      aliases: ['Qtde', 'Qtd'],
      synonyms: ['quantidade pedido', 'quantidade faturada', ...usualTitles.quantity],
      required: true,
      cell: amountCell('decimal', { positive: true }),
    },
    valorUnitario: {
      title: 'Valor Unitário',
      aliases: ['Preço Unitário'],
      synonyms: usualTitles.unitPrice,
      similar: [similarTitles.lineTotal],
      required: true,
      cell: amountCell('money'),
    },
  },
  samples: [
    { rede: 'Rede Exemplo', cnpj: '', codProduto: 'SW0001', dataPedido: '2026-01-15', mes: '', qtde: '24', valorUnitario: '210.00' },
    { rede: 'Rede Exemplo', cnpj: '11222333000181', codProduto: 'SW0002', dataPedido: '', mes: '2', qtde: '40', valorUnitario: '78.50' },
  ],
  choices: yearChoice,
  prepare: async (_ctx, { ano }) => ({ ano }),
  // Each distinct name is folded once: folding those of every line would take as long as everything else.
  resolve: `select y.*, u.id as target_id from (
      select x.*, coalesce(x.data_pedido, make_date(${YEAR}, x.mes, 1)) as dia, s.id as store_id, s.network_id as store_network_id,
        case when x.rede is null then s.network_id else n.id end as network_id, p.id as product_id
      from line x cross join o
      left join stores s on s.cnpj = x.cnpj and s.excluido_em is null and (o.inativas or s.ativo)
        and (o.redes is null or s.network_id = any (o.redes)) and (o.lojas is null or s.id = any (o.lojas))
      left join (select d.rede, min(r.id) as id from (select distinct l.rede from line l) d cross join o
        join networks r on search_text(r.nome) = search_text(d.rede)
        where r.excluido_em is null and (o.inativas or r.ativo) and (o.redes is null or r.id = any (o.redes)) group by d.rede) n on n.rede = x.rede
      left join products p on p.codigo = x.cod_produto and p.excluido_em is null) y
    left join purchases u on u.import_id is not null and u.network_id = y.network_id and coalesce(u.store_id, 0) = coalesce(y.store_id, 0)
      and u.product_id = y.product_id and u.data_pedido = y.dia`,
  uniqueBy: ['network_id', 'store_id', 'product_id', 'dia'],
  checks: [
    { when: 'x.rede is null and x.cnpj is null', column: 'rede', needs: ['cnpj'], text: 'Informe a rede ou o CNPJ da loja' },
    { when: 'x.cnpj is not null and x.store_id is null', column: 'cnpj', text: 'Loja não encontrada' },
    { when: 'x.rede is not null and x.network_id is null', column: 'rede', text: 'Rede não encontrada' },
    { when: 'x.store_network_id <> x.network_id', column: 'cnpj', text: 'CNPJ não é de uma loja da rede' },
    { when: 'x.product_id is null', column: 'codProduto', text: 'Produto não encontrado' },
    { when: 'x.dia is null', column: 'dataPedido', needs: ['mes'], text: 'Informe a data do pedido ou o mês' },
    { when: `extract(year from x.dia) <> ${YEAR}`, column: 'dataPedido', text: 'Data fora do ano escolhido' },
    { when: 'x.dia > (select hoje from o)', column: 'dataPedido', text: 'Data inválida' },
    { when: 'x.qtde * x.valor_unitario >= 1e12', column: 'qtde', text: 'Informe somente valores válidos' },
  ],
  target: {
    table: 'purchases',
    create: {
      network_id: 'x.network_id',
      store_id: 'x.store_id',
      product_id: 'x.product_id',
      data_pedido: 'x.dia',
      import_id: 'x.import_id',
    },
    change: { qtde: 'x.qtde', valor_unitario: 'x.valor_unitario' },
  },
  limit: purchasesLimit,
  blockers: [
    {
      exists: `join purchases u on u.id = c.row_id join stock_counts s on s.network_id = u.network_id and s.product_id = u.product_id
        where s.data >= u.data_pedido and s.criado_em >= c.criado_em`,
      text: 'há contagens de estoque feitas sobre estas compras',
    },
  ],
});
