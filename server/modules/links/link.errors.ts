import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  LINK_NOT_FOUND: { kind: 'notFound', text: 'Vínculo não encontrado' },
});
