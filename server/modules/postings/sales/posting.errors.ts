import { defineConstraintErrors } from '../../../platform/db/database-errors.ts';
import { defineErrors } from '../../../platform/errors/app-error.ts';

defineErrors({
  POSTING_NOT_FOUND: { kind: 'notFound', text: 'Pontuação não encontrada' },
  POSTING_AMBIGUOUS: { kind: 'conflict', text: 'Há mais de uma pontuação com este identificador. Informe o id.' },
  POSTING_NOT_APPROVED: {
    kind: 'conflict',
    text: ({ detail }) => (detail === 'DEVOLVIDA' ? 'Esta pontuação já foi devolvida para análise' : 'Esta pontuação já foi cancelada'),
  },
  POSTING_SELLER_UNKNOWN: { kind: 'invalid', text: 'CPF inválido', field: 'cpf' },
  POSTING_SELLER_INACTIVE: { kind: 'conflict', text: 'Vendedor Loja inativo', field: 'cpf' },
  POSTING_PRODUCT_UNKNOWN: {
    kind: 'invalid',
    text: ({ detail }) => (detail ? `Produto não participante: ${detail}` : 'Produto não participante'),
    field: 'itens',
  },
  POSTING_ITEM_INVALID: { kind: 'invalid', text: 'Informe somente valores válidos', field: 'itens' },
  POSTING_DUPLICATE: { kind: 'conflict', text: 'Venda já processada', field: 'identificador' },
  POSTING_TYPING_ONLY: { kind: 'forbidden', text: 'Sua loja não pontua por digitação' },
  POSTING_CONSUMER_UNKNOWN: { kind: 'invalid', text: 'CPF inválido', field: 'cpf' },
  POSTING_CONSUMER_INACTIVE: { kind: 'conflict', text: 'Consumidor inativo', field: 'cpf' },
  POSTING_STORE_WITHOUT_CONSUMERS: { kind: 'invalid', text: 'Loja não participante', field: 'cnpjLoja' },
  POSTING_DATE_OUTSIDE_MONTH: { kind: 'invalid', text: 'Data fora do mês vigente', field: 'realizadoEm' },
  POSTING_DATE_FUTURE: { kind: 'invalid', text: 'Data inválida', field: 'realizadoEm' },
  POSTING_EDIT_EMPTY: { kind: 'invalid', text: 'Nenhum dado foi alterado' },
  // Points follow from the day: a day that would change them must go through the queue again, never silently.
  POSTING_DATE_CHANGES_POINTS: {
    kind: 'conflict',
    text: 'Nesta data a venda vale outra pontuação. Retorne para pendente e processe de novo.',
    field: 'realizadoEm',
  },
  POSTING_DATE_OF_CONSUMER: {
    kind: 'conflict',
    text: 'A data decide a campanha do cashback. Retorne para pendente e processe de novo.',
    field: 'realizadoEm',
  },
});

defineConstraintErrors({
  postings_note: 'POSTING_DUPLICATE',
  postings_fiscal_key: 'POSTING_DUPLICATE',
});
