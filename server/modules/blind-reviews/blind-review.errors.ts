import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  BLIND_REVIEW_NOT_FOUND: { kind: 'notFound', text: 'Nota não encontrada' },
  BLIND_REVIEW_DECIDED: { kind: 'conflict', text: 'Esta revisão já foi feita' },
});
