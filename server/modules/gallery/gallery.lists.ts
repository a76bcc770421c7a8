import { fileColumnSql } from '../../platform/files/file-url.ts';
import { column } from '../../platform/lists/column.ts';
import { defineList, type List, type ListColumn } from '../../platform/lists/list.ts';
import { mediaScope } from './media-scope.ts';

/** Documents 001 §3 Media and 002 §3 Media redemption. */
const columns = {
  id: column.id('m.id', 'Id'),
  idResgate: column.id('x.id', 'Resgate', { description: 'Id of the redemption', sortable: true, nullable: false }),
  linkArquivo: column.file(fileColumnSql('f'), 'Arquivo', { nullable: false }),
  linkMiniatura: column.file(fileColumnSql('f', { thumbnail: true }), 'Miniatura', { description: 'Of pictures only' }),
  tipoArquivo: column.text('f.tipo_arquivo', 'Tipo', { description: 'Media type: image/… or video/…', nullable: false }),
  nomeArquivo: column.text('f.nome_original', 'Nome do arquivo', { description: 'The name it is saved under', nullable: false }),
  parceiro: column.text('x.titular_nome', 'Parceiro', { description: 'Name of the seller', sortable: true, nullable: false }),
  premio: column.text('x.premio', 'Prêmio', { sortable: true, nullable: false }),
  qtde: column.integer('x.qtde', 'Qtde', { nullable: false }),
  revenda: column.text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
  cidade: column.text('s.end_cidade', 'Cidade', { description: 'City of the store', sortable: true }),
  resgatadoEm: column.dateTime('x.resgatado_em', 'Resgatado em', { sortable: true, nullable: false }),
} satisfies Record<string, ListColumn>;

const common = {
  from: `redemption_media m join redemptions x on x.id = m.redemption_id join stored_files f on f.id = m.file_id
    join stores s on s.id = x.store_id join networks n on n.id = x.network_id`,
  key: 'm.id',
  search: 'x.busca',
  scope: mediaScope,
  periods: { resgatadoEm: ['de', 'ate'] },
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
} satisfies Partial<List>;

const filters = {
  networkId: { type: 'id', description: 'Of one network.', where: (value) => `x.network_id = ${value}` },
  rede: { type: 'text', replacedBy: 'networkId', description: 'Name of one network.', where: (value) => `n.nome = ${value}` },
} satisfies List['filters'];

/** Fotos e Vídeos of the panel (document 001 §2). */
export const galleryList = defineList({
  ...common,
  name: 'gallery',
  rowType: 'RedemptionMedia',
  description: 'Photos and videos of redemptions (Fotos e Vídeos).',
  permission: 'gallery:list',
  columns: { ...columns, rede: column.text('n.nome', 'Rede', { sortable: true, nullable: false }) },
  filters,
  fileName: 'fotos_videos',
});

/** The storefront's Fotos e Vídeos: what a seller's network received, or a consumer (document 002 §2). */
export const networkGalleryList = defineList({
  ...common,
  name: 'networkGallery',
  rowType: 'NetworkMedia',
  description: "Photos and videos of redemptions of the signed-in seller's network, or of the signed-in consumer.",
  permission: 'gallery:show',
  columns,
});
