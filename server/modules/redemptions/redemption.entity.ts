import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Consumer } from '../consumers/index.ts';
import { Network } from '../networks/index.ts';
import { Offer } from '../offers/index.ts';
import { Reward } from '../rewards/index.ts';
import { Seller } from '../sellers/index.ts';
import { Store } from '../stores/index.ts';

/** A redemption (resgate): a prize paid in points by a seller, or cashback paid in BRL to a consumer. */
export const Redemption = defineEntity({
  name: 'Redemption',
  tableName: 'redemptions',
  properties: {
    id: id(),
    audience: p.text(),
    seller: () => p.manyToOne(Seller).nullable().deleteRule('restrict'),
    consumer: () => p.manyToOne(Consumer).nullable().deleteRule('restrict'),
    store: () => p.manyToOne(Store).nullable().deleteRule('restrict'),
    network: () => p.manyToOne(Network).nullable().deleteRule('restrict'),
    reward: () => p.manyToOne(Reward).index().nullable().deleteRule('restrict'),
    /** Set instead of `reward` for an offer of the experiences catalogue. */
    offer: () => p.manyToOne(Offer).index().nullable().deleteRule('restrict'),
    /** Ten characters that the holder shows, unique. */
    redemptionCode: p.text().unique(),
    /** The prize's name and price when redeemed. */
    premio: p.text(),
    tipo: p.text(),
    qtde: p.integer(),
    obs: p.text().nullable(),
    /** Why it was cancelled (ReversalReason), and the text for the member. */
    cancelamentoCausa: p.text().nullable(),
    cancelamentoObservacao: p.text().nullable(),
    /** Points for sellers, BRL for consumers. */
    pontosGastos: amount(),
    saldoAnterior: amount(),
    saldoNovo: amount(),
    /** 0 not delivered, 1 delivered, 2 in transit, 3 cancelled (001 §4). */
    status: p.smallint().default(0),
    versao: p.integer().default(1),
    resgatadoEm: instant(),
    dataEntrega: p.date().nullable(),
    /** Promised delivery: 60 days after the redemption (002 §9). */
    prazoEntrega: p.date(),
    /** Normalised partner and São Paulo month: at most one per month (domain rules §4.7). */
    parceiroComercial: p.text().nullable(),
    mes: p.text(),
    campaignId: p.integer().nullable(),
    tipoChavePix: p.text().nullable(),
    chavePix: p.text().nullable().hidden(),
    criadoEm: createdAt(),
    titularNome: p.text(),
    busca: p.text().hidden(),
  },
});

/** One change of a redemption: status, delivery date, note or cancellation. */
export const RedemptionEvent = defineEntity({
  name: 'RedemptionEvent',
  tableName: 'redemption_events',
  properties: {
    id: id(),
    redemption: () => p.manyToOne(Redemption).index().deleteRule('restrict'),
    /** STATUS, ENTREGA, OBSERVACAO, CANCELAMENTO or PAGAMENTO. */
    tipo: p.text(),
    de: p.text().nullable(),
    para: p.text().nullable(),
    ator: p.text(),
    atorNome: p.text(),
    criadoEm: createdAt(),
  },
});
