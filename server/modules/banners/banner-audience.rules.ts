/** For whom a banner is: sellers, consumers or both. Without zod: the panel's list shows it without a form. */
export const BANNER_AUDIENCE_LABELS = {
  AMBOS: 'Vendedores e consumidores',
  BALCONISTA: 'Vendedores',
  CLIENTE_FINAL: 'Consumidores',
} as const;
export type BannerAudience = keyof typeof BANNER_AUDIENCE_LABELS;
