import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';
import { Store } from '../stores/index.ts';

/** A product of the programme (Produto Experiências SW): what it is worth in points per unit (document 000 §3). */
export const Product = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    id: id(),
    codigo: p.text().unique(),
    nome: p.text(),
    valorUnitario: amount(),
    valorPontos: amount(),
    /** Bar code padded to 14 digits (EAN-13, UPC-A and EAN-8 alike). */
    gtin: p.text().unique().nullable(),
    /** Group of products in reports, as the staff names it. */
    categoria: p.text().nullable(),
    ativo: p.boolean().default(true),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || codigo || ' ' || coalesce(gtin, '')"),
  },
});

/** The points of a product from a day on; the row in force on the sale date scores the sale (domain rules §4.1, §4.9). */
export const ProductValue = defineEntity({
  name: 'ProductValue',
  tableName: 'product_values',
  uniques: [{ properties: ['product', 'vigenteEm'] }],
  properties: {
    id: id(),
    product: () => p.manyToOne(Product).index().deleteRule('cascade'),
    valorPontos: amount(),
    vigenteEm: p.date(),
    criadoEm: createdAt(),
  },
});

/** A product as one store sells it: its own code and price for a programme product (Produto Loja, document 000 §3). */
export const StoreProduct = defineEntity({
  name: 'StoreProduct',
  tableName: 'store_products',
  uniques: [{ properties: ['store', 'codigo'] }],
  properties: {
    id: id(),
    store: () => p.manyToOne(Store).index().deleteRule('restrict'),
    product: () => p.manyToOne(Product).index().deleteRule('restrict'),
    codigo: p.text(),
    nome: p.text(),
    valorUnitario: amount(),
    ativo: p.boolean().default(true),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText("nome || ' ' || codigo"),
  },
});
