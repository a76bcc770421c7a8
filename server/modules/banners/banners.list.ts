import { fileColumnSql } from '../../platform/files/file-url.ts';
import { defineList, type ListColumn } from '../../platform/lists/list.ts';
import { BANNER_AUDIENCE_LABELS } from './banner-audience.rules.ts';
import { bannerAudienceSet } from './banner-audience-set.ts';

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
    publico: {
      sql: 'b.publico',
      type: 'text',
      set: bannerAudienceSet,
      words: BANNER_AUDIENCE_LABELS,
      title: 'Público',
      sortable: true,
      nullable: false,
    },
    miniatura: { sql: fileColumnSql('f', { thumbnail: true }), type: 'file', title: 'Miniatura', exported: false },
  },
  filters: {
    publico: {
      type: 'text',
      set: bannerAudienceSet,
      description: 'Banners registered for this audience.',
      where: (value) => `b.publico = ${value}`,
    },
  },
  defaultSort: [{ column: 'ordem', direction: 'asc' }],
  fileName: 'banners',
});

/**
 * What the storefront shows today (document 002 §7, GET /api/banners/intervalo). Visitors count as consumers, so that a consumer does not
 * see the sellers' banners after signing out either. Staff see all.
 */
export const currentBannersList = defineList({
  name: 'currentBanners',
  rowType: 'CurrentBanner',
  description: 'Active banners for the audience of the user whose dates include today in São Paulo, in their order.',
  permission: 'banner:show',
  from,
  countFrom: 'banners b',
  key: 'b.id',
  where: ['b.ativo'],
  columns: { ...shown, ordem: { sql: 'b.ordem', type: 'integer', title: 'Ordem', sortable: true, exported: false, nullable: false } },
  scope: ({ actor, today, bind }) => {
    const hidden = actor.kind === 'seller' ? 'CLIENTE_FINAL' : actor.kind === 'staff' ? null : 'BALCONISTA';
    return [`${bind(today)}::date between b.data_inicial and b.data_final`, ...(hidden ? [`b.publico <> ${bind(hidden)}`] : [])];
  },
  defaultSort: [{ column: 'ordem', direction: 'asc' }],
});
