import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  BANNER_NOT_FOUND: { kind: 'notFound', text: 'Banner não encontrado' },
  // The screen's order predates another person's addition or removal.
  BANNER_ORDER_STALE: { kind: 'conflict', text: 'Os banners mudaram enquanto você ordenava. Atualize a página e tente novamente.' },
  BANNER_IMAGE_UNREADABLE: { kind: 'invalid', text: 'Selecione uma imagem', field: 'arquivo' },
});
