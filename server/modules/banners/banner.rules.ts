import { z } from 'zod';
import { dayText, requiredText } from '../../shared/form-rules.ts';
import { FIELD_LIMITS } from '../../shared/limits.ts';
import { BANNER_AUDIENCE_LABELS, type BannerAudience } from './banner-audience.rules.ts';

/** A form's images; each becomes a banner. */
export const MAX_BANNER_IMAGES = 10;

const MAX_DESCRIPTION = FIELD_LIMITS.bannerDescriptionMaxLength;
const day = (label: string) => dayText(label).refine((value) => value <= FIELD_LIMITS.dateMax, `${label} inválido`);
const isPresent = (value: unknown) => value !== null && value !== undefined;

/** An image as a form or a door has it; the server determines its real type from the bytes. */
const image = z.custom<NonNullable<unknown>>(isPresent, 'Selecione uma imagem');

/**
 * Cadastrar Banner (document 001 §5): title and both dates required; images optional and may be several. Refuses with
 * 'Título obrigatório', 'Data inicial obrigatório', 'Data final obrigatório'.
 */
export const bannerRules = z
  .strictObject({
    titulo: requiredText('Título', 150),
    descricao: z
      .string({ error: 'Descrição inválida' })
      .trim()
      .max(MAX_DESCRIPTION, `Use no máximo ${MAX_DESCRIPTION} caracteres`)
      .nullish()
      .transform((text) => text || null),
    dataInicial: day('Data inicial'),
    dataFinal: day('Data final'),
    // The documented requests do not name it.
    publico: z
      .enum(Object.keys(BANNER_AUDIENCE_LABELS) as BannerAudience[], { error: 'Público inválido' })
      .nullish()
      .transform((audience) => audience ?? 'AMBOS'),
    arquivo: z.array(image).max(MAX_BANNER_IMAGES, `Envie no máximo ${MAX_BANNER_IMAGES} imagens`).default([]),
  })
  .refine(({ dataInicial, dataFinal }) => dataInicial <= dataFinal, {
    error: 'Data inicial não pode ser maior que data final',
    path: ['dataInicial'],
  });

const id = z.int32({ error: 'Banner não encontrado' }).positive('Banner não encontrado');

export const bannerIdRules = z.strictObject({ id });
export const setBannerActiveRules = z.strictObject({ id, ativo: z.boolean({ error: 'Valor inválido' }) });

/** Positions of banners, from 1; those not listed keep their order in the remaining positions (document 001 §7). */
export const reorderBannersRules = z.strictObject({
  banners: z
    .array(z.strictObject({ id, ordem: z.int32({ error: 'Ordem inválida' }).min(1, 'Ordem inválida') }), { error: 'Informe os banners' })
    .min(1, 'Informe os banners')
    .max(1_000, 'Banners demais')
    .refine((places) => new Set(places.map((place) => place.id)).size === places.length, 'Banner repetido'),
});
