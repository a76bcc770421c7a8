import { fileColumnSql } from '../../platform/files/file-url.ts';
import { defineList, type List, type ListColumn } from '../../platform/lists/list.ts';
import { endExclusive, startOfSaoPauloDay } from '../../shared/dates.ts';
import { mediaScope } from './media-scope.ts';

const text = (sql: string, title: string, options: Partial<ListColumn> = {}): ListColumn => ({ sql, type: 'text', title, ...options });

/** Documents 001 §3 Media and 002 §3 Media redemption. */
const columns = {
  id: { sql: 'm.id', type: 'id', title: 'Id' },
  idResgate: { sql: 'x.id', type: 'id', title: 'Resgate', description: 'Id of the redemption', sortable: true, nullable: false },
  linkArquivo: { sql: fileColumnSql('f'), type: 'file', title: 'Arquivo', nullable: false },
  linkMiniatura: { sql: fileColumnSql('f', { thumbnail: true }), type: 'file', title: 'Miniatura', description: 'Of pictures only' },
  tipoArquivo: text('f.tipo_arquivo', 'Tipo', { description: 'Media type: image/… or video/…', nullable: false }),
  nomeArquivo: text('f.nome_original', 'Nome do arquivo', { description: 'The name it is saved under', nullable: false }),
  parceiro: text('x.titular_nome', 'Parceiro', { description: 'Name of the seller', sortable: true, nullable: false }),
  premio: text('x.premio', 'Prêmio', { sortable: true, nullable: false }),
  qtde: { sql: 'x.qtde', type: 'integer', title: 'Qtde', nullable: false },
  revenda: text('s.nome_fantasia', 'Loja', { sortable: true, nullable: false }),
  cidade: text('s.end_cidade', 'Cidade', { description: 'City of the store', sortable: true }),
  resgatadoEm: { sql: 'x.resgatado_em', type: 'dateTime', title: 'Resgatado em', sortable: true, nullable: false },
} satisfies Record<string, ListColumn>;

const common = {
  from: `redemption_media m join redemptions x on x.id = m.redemption_id join stored_files f on f.id = m.file_id
    join stores s on s.id = x.store_id join networks n on n.id = x.network_id`,
  key: 'm.id',
  search: 'x.busca',
  scope: mediaScope,
  defaultSort: [{ column: 'resgatadoEm', direction: 'desc' }],
} satisfies Partial<List>;

const filters = {
  networkId: { type: 'id', description: 'Of one network.', where: (value) => `x.network_id = ${value}` },
  rede: { type: 'text', description: 'Name of one network.', where: (value) => `n.nome = ${value}` },
  de: {
    type: 'date',
    description: 'First São Paulo day of the redemption.',
    where: (_value, day, { bind }) => `x.resgatado_em >= ${bind(startOfSaoPauloDay(String(day)))}`,
  },
  ate: {
    type: 'date',
    description: 'Last São Paulo day of the redemption.',
    where: (_value, day, { bind }) => `x.resgatado_em < ${bind(endExclusive(String(day)))}`,
  },
} satisfies List['filters'];

/** Fotos e Vídeos of the panel (document 001 §2). */
export const galleryList = defineList({
  ...common,
  name: 'gallery',
  rowType: 'RedemptionMedia',
  description: 'Photos and videos of redemptions (Fotos e Vídeos).',
  permission: 'gallery:list',
  columns: { ...columns, rede: text('n.nome', 'Rede', { sortable: true, nullable: false }) },
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
  filters: { de: filters.de, ate: filters.ate },
});
