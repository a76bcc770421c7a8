import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../../platform/db/columns.ts';
import { Consumer } from '../../consumers/index.ts';
import { Network } from '../../networks/index.ts';
import { Product } from '../../products/index.ts';
import { Seller } from '../../sellers/index.ts';
import { StaffUser } from '../../staff/index.ts';
import { Store } from '../../stores/index.ts';

/**
 * A recorded sale (pontuacao): points for a seller or cashback for a consumer. Its values snapshot the rules on the sale date; the points
 * themselves are in the ledger under the key `postagem:{id}:v{versao}`.
 */
export const Posting = defineEntity({
  name: 'Posting',
  tableName: 'postings',
  properties: {
    id: id(),
    /** SELLER or CONSUMER. */
    audience: p.text(),
    seller: () => p.manyToOne(Seller).nullable().deleteRule('restrict'),
    consumer: () => p.manyToOne(Consumer).nullable().deleteRule('restrict'),
    store: () => p.manyToOne(Store).deleteRule('restrict'),
    network: () => p.manyToOne(Network).deleteRule('restrict'),
    /** Id of the receipt it came from; the foreign key is in receipts/submission.entity.ts. */
    submissionId: p.integer().nullable(),
    /** DIGITACAO (seller by code), FOTO (reviewed receipt), PLANILHA (upload), PAINEL (typed by staff). */
    origem: p.text(),
    /** N nota fiscal, C cupom fiscal. */
    tipoFiscal: p.text(),
    /** Fiscal number as typed, or the 44-character key. */
    identificador: p.text(),
    /** The number without leading zeros: what makes a note unique in its store. */
    identificadorChave: p.text(),
    chaveFiscal: p.text().nullable(),
    realizadoEm: p.date(),
    pontuadoEm: instant(),
    venceEm: p.date(),
    totalVenda: amount(),
    totalDescontos: amount(),
    /** Points credited, after the monthly cap. */
    totalPontos: amount(),
    /** Points before the cap, and the points it removed. */
    pontosBrutos: amount(),
    pontosLimitados: amount(),
    /** BRL per point when posted, and the resulting cost. */
    valorPonto: amount(),
    valorCusto: amount(),
    valorProdutosSW: amount().fieldName('valor_produtos_sw').nullable(),
    /** Cashback percentage in hundredths of a percent, and the cashback earned in BRL. */
    percentualCashbackPb: p.integer().nullable(),
    cashback: amount().nullable(),
    campaignId: p.integer().nullable(),
    /** APROVADA, CANCELADA or DEVOLVIDA (returned to pending). */
    status: p.text().default('APROVADA'),
    versao: p.integer().default(1),
    aprovadoPor: () => p.manyToOne(StaffUser).nullable().deleteRule('restrict'),
    importId: p.integer().index().nullable(),
    canceladoPor: () => p.manyToOne(StaffUser).nullable().deleteRule('restrict'),
    canceladoEm: instant().nullable(),
    /** Why it was cancelled or returned (ReversalReason), and the text for the member. */
    estornoCausa: p.text().nullable(),
    estornoObservacao: p.text().nullable(),
    criadoEm: createdAt(),
    /** Names copied when posting: the list sorts and searches by them without joins. */
    parceiroNome: p.text(),
    revendaNome: p.text(),
    busca: p.text().hidden(),
  },
});

/** One product of a sale, with the points per unit and factor then in force. */
export const PostingItem = defineEntity({
  name: 'PostingItem',
  tableName: 'posting_items',
  properties: {
    id: id(),
    posting: () => p.manyToOne(Posting).index().deleteRule('restrict'),
    product: () => p.manyToOne(Product).index().deleteRule('restrict'),
    codigo: p.text(),
    descricao: p.text(),
    qtde: amount(),
    valorUnitario: amount(),
    valorDesconto: amount(),
    subTotal: amount(),
    /** Points per unit in force on the sale date. */
    valorPontos: amount(),
    /** The store's own factor times the scenario's. */
    fatorPontuacao: p.decimal().precision(6).scale(2),
    pontos: amount(),
  },
});
