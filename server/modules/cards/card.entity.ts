import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Seller } from '../sellers/index.ts';

/** A prepaid card; one for each CPF (002 §9). */
export const Card = defineEntity({
  name: 'Card',
  tableName: 'cards',
  properties: {
    id: id(),
    codigoBarras: p.text().unique(),
    numero: p.text().unique(),
    seller: () => p.manyToOne(Seller).unique().nullable().deleteRule('restrict'),
    nome: p.text().nullable(),
    saldo: amount().default('0'),
    bloqueado: p.boolean().default(false),
    emDesbloqueio: p.boolean().default(false),
    entregue: p.boolean().default(false),
    criadoEm: createdAt(),
    atualizadoEm: instant().defaultRaw('now()'),
  },
});
