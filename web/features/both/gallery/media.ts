import type { GalleryQuery } from './gallery.generated.ts';

/** A photo or video, as both galleries query it. */
export type Media = GalleryQuery['gallery']['items'][number];

export const isPicture = ({ tipoArquivo }: Pick<Media, 'tipoArquivo'>) => tipoArquivo.includes('image');
export const isVideo = ({ tipoArquivo }: Pick<Media, 'tipoArquivo'>) => tipoArquivo.includes('video');

/** 'ID - partner - reward' (document 001 §2). */
export const mediaName = ({ idResgate, parceiro, premio }: Pick<Media, 'idResgate' | 'parceiro' | 'premio'>) =>
  `${idResgate} - ${parceiro} - ${premio}`;

/** The same without the id, which means nothing to members. */
export const shownName = ({ parceiro, premio }: Pick<Media, 'parceiro' | 'premio'>) => `${parceiro} - ${premio}`;

/** 'reseller - city'; only the reseller when the city is unknown. */
export const mediaPlace = ({ revenda, cidade }: Pick<Media, 'revenda' | 'cidade'>) => [revenda, cidade].filter(Boolean).join(' - ');
