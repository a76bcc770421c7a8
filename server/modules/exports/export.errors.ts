import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  EXPORT_FILTER_TOO_LONG: { kind: 'invalid', text: 'Filtros demais para exportar. Escolha menos itens.', field: 'filter' },
  EXPORT_LINK_INVALID: { kind: 'notFound', text: 'Link de exportação inválido ou expirado. Exporte novamente.' },
  EXPORT_NOT_ALLOWED_ANY_MORE: { kind: 'forbidden', text: 'Seu acesso a esta lista foi encerrado.' },
  EXPORT_BUSY: { kind: 'limit', text: 'Há muitas exportações em andamento. Aguarde um instante e tente novamente.' },
});
