import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  LIST_VIEW_UNKNOWN: { kind: 'notFound', text: 'Visão não encontrada' },
  LIST_VIEW_NAME_TAKEN: { kind: 'conflict', text: 'Você já tem uma visão com este nome.', field: 'nome' },
  LIST_VIEWS_TOO_MANY: { kind: 'conflict', text: 'Você já tem 30 visões desta lista. Exclua uma para salvar outra.' },
});
