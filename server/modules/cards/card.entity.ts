import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { Seller } from '../sellers/index.ts';

/** A prepaid card; one for each CPF (002 §9). Without a seller it is in stock, or was taken out of use when it is blocked. */
export const Card = defineEntity({
  name: 'Card',
  tableName: 'cards',
  properties: {
    id: id(),
    codigoBarras: p.text().unique(),
    numero: p.text().unique(),
    seller: () => p.manyToOne(Seller).unique().nullable().deleteRule('restrict'),
    /** The name that the seller gave to have on it. */
    nome: p.text().nullable(),
    /** BRL, as the issuer last told. */
    saldo: amount().default('0'),
    bloqueado: p.boolean().default(false),
    emDesbloqueio: p.boolean().default(false),
    entregue: p.boolean().default(false),
    criadoEm: createdAt(),
    /** When the balance was told. */
    atualizadoEm: instant().defaultRaw('now()'),
    /** The redemption of credit that asked for the card. */
    redemptionId: p.integer().unique().nullable(),
    busca: searchText("codigo_barras || ' ' || numero || ' ' || coalesce(nome, '')"),
  },
});

/** One thing that happened to a card, and whose it was then. */
export const CardEvent = defineEntity({
  name: 'CardEvent',
  tableName: 'card_events',
  properties: {
    id: id(),
    card: () => p.manyToOne(Card).index().deleteRule('restrict'),
    /** VINCULO, LIBERACAO, ENTREGA, BLOQUEIO, DESBLOQUEIO_SOLICITADO, DESBLOQUEIO or REMOCAO. */
    tipo: p.text(),
    seller: () => p.manyToOne(Seller).index().nullable().deleteRule('restrict'),
    ator: p.text(),
    atorNome: p.text(),
    criadoEm: createdAt(),
  },
});
