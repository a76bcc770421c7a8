import { fileColumnSql } from '../../platform/files/file-url.ts';
import { defineList, type ListColumn } from '../../platform/lists/list.ts';

const shown = {
  id: { sql: 'b.id', type: 'id', title: 'Id', exported: false },
  titulo: { sql: 'b.titulo', type: 'text', title: 'Título', sortable: true, nullable: false },
  descricao: { sql: 'b.descricao', type: 'text', title: 'Descrição', description: 'Text as sanitised HTML' },
  image: { sql: fileColumnSql('f'), type: 'file', title: 'Imagem', exported: false },
} as const satisfies Record<string, ListColumn>;
const from = 'banners b left join stored_files f on f.id = b.image_id';

/** Banners as the panel manages and orders them (document 001 §2, Banners list). */
export const bannersList = defineList({
  name: 'banners',
  rowType: 'Banner',
  description: 'Banners of the storefront in their order.',
  permission: 'banner:list',
  from,
  countFrom: 'banners b',
  key: 'b.id',
  columns: {
    ...shown,
    ordem: { sql: 'b.ordem', type: 'integer', title: 'Ordem', description: 'Place in the order, from 1', sortable: true, nullable: false },
    dataInicial: { sql: 'b.data_inicial', type: 'date', title: 'Data inicial', sortable: true, nullable: false },
    dataFinal: { sql: 'b.data_final', type: 'date', title: 'Data final', sortable: true, nullable: false },
    ativo: { sql: 'b.ativo', type: 'boolean', title: 'Ativo', sortable: true, nullable: false },
    miniatura: { sql: fileColumnSql('f', { thumbnail: true }), type: 'file', title: 'Miniatura', exported: false },
  },
  defaultSort: [{ column: 'ordem', direction: 'asc' }],
  fileName: 'banners',
});

/** What the storefront shows today (document 002 §7, GET /api/banners/intervalo). */
export const currentBannersList = defineList({
  name: 'currentBanners',
  rowType: 'CurrentBanner',
  description: 'Active banners whose dates hold today in São Paulo, in their order.',
  permission: 'banner:show',
  from,
  countFrom: 'banners b',
  key: 'b.id',
  where: ['b.ativo'],
  columns: { ...shown, ordem: { sql: 'b.ordem', type: 'integer', title: 'Ordem', sortable: true, exported: false, nullable: false } },
  scope: ({ today, bind }) => [`${bind(today)}::date between b.data_inicial and b.data_final`],
  defaultSort: [{ column: 'ordem', direction: 'asc' }],
});
