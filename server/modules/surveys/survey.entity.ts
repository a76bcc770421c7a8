import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Store } from '../stores/index.ts';

/** What a store sells, of the programme's products and competitors' (pesquisa de mercado, document 000 §3). */
export const MarketSurvey = defineEntity({
  name: 'MarketSurvey',
  tableName: 'market_surveys',
  properties: {
    id: id(),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    categoria: p.text(),
    comunicacao: p.text(),
    qtdeVendedores: p.integer(),
    /** The store's monthly sales, BRL. */
    faturamento: amount(),
    /** Sistema or Equipe. */
    fonte: p.text(),
    criadoEm: createdAt(),
    atualizadoEm: instant().defaultRaw('now()'),
    excluidoEm: instant().nullable(),
  },
});

/** One product of a survey, in the store's best-selling list or in the list by brand. */
export const MarketSurveyProduct = defineEntity({
  name: 'MarketSurveyProduct',
  tableName: 'market_survey_products',
  properties: {
    id: id(),
    survey: () => p.manyToOne(MarketSurvey).index().deleteRule('cascade'),
    /** MAIS_VENDIDOS or CONCORRENTES: the documented list it belongs to. */
    lista: p.text(),
    marca: p.text(),
    produto: p.text(),
    /** Units per month. */
    qtde: amount(),
    /** BRL. */
    valorUnitario: amount(),
  },
});
