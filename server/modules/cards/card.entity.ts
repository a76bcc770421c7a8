import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { Seller } from '../sellers/index.ts';

/** A prepaid card; one per CPF (002 §9). Without a seller it is in stock, or out of use when blocked. */
export const Card = defineEntity({
  name: 'Card',
  tableName: 'cards',
  properties: {
    id: id(),
    codigoBarras: p.text().unique(),
    numero: p.text().unique(),
    seller: () => p.manyToOne(Seller).unique().nullable().deleteRule('restrict'),
    /** The name the seller wants on it. */
    nome: p.text().nullable(),
    /** BRL, as last reported by the issuer. */
    saldo: amount().default('0'),
    bloqueado: p.boolean().default(false),
    emDesbloqueio: p.boolean().default(false),
    entregue: p.boolean().default(false),
    criadoEm: createdAt(),
    /** When the balance was reported. */
    atualizadoEm: instant().defaultRaw('now()'),
    /** The credit redemption that requested the card. */
    redemptionId: p.integer().unique().nullable(),
    busca: searchText("codigo_barras || ' ' || numero || ' ' || coalesce(nome, '')"),
  },
});

/** One card event, and the card's owner at that time. */
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
