import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  OFFER_NOT_FOUND: { kind: 'notFound', text: 'Oferta não encontrada' },
  // Documented text; the cause goes only to the server log, since it may quote the third party's address.
  OFFER_SYNC_FAILED: { kind: 'unavailable', text: 'Erro ao sincronizar ofertas' },
});
