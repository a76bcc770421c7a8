import { defineConstraintErrors } from '../../../platform/db/database-errors.ts';
import { defineErrors } from '../../../platform/errors/app-error.ts';

defineErrors({
  POSTING_NOT_FOUND: { kind: 'notFound', text: 'Pontuação não encontrada' },
  POSTING_AMBIGUOUS: { kind: 'conflict', text: 'Há mais de uma pontuação com este identificador. Informe o id.' },
  POSTING_NOT_APPROVED: { kind: 'conflict', text: 'Esta pontuação já foi cancelada ou retornada' },
  POSTING_WITHOUT_RECEIPT: { kind: 'conflict', text: 'Esta pontuação não tem nota enviada; use Cancelar.' },
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

  DECISION_NONE: { kind: 'conflict', text: 'Esta nota não tem decisão para desfazer' },
  DECISION_OF_OTHER: { kind: 'forbidden', text: 'Só quem decidiu a nota pode desfazer a decisão' },
  DECISION_TOO_LATE: { kind: 'conflict', text: 'O tempo para desfazer esta decisão já passou' },

  SUBMISSION_NOT_FOUND: { kind: 'notFound', text: 'Nota não encontrada' },
  SUBMISSION_WITHOUT_FILES: { kind: 'invalid', text: 'Selecione um arquivo primeiro', field: 'arquivos' },
  // A stale view never overwrites: the text says who decided and when (C5).
  SUBMISSION_DECIDED: { kind: 'conflict', text: ({ nome, hora }) => `Esta nota já foi decidida por ${nome} às ${hora}` },
  SUBMISSION_CHANGED: { kind: 'conflict', text: 'Esta nota mudou desde que você a abriu. Atualize e tente novamente.' },
  SUBMISSION_CLAIMED: { kind: 'conflict', text: ({ nome }) => `Em análise por ${nome}` },
  // A receipt's points belong to its sender; "Vendedor divergente" is a reason to reject, not to pay someone else.
  SUBMISSION_SELLER_DIFFERENT: { kind: 'conflict', text: 'Vendedor divergente', field: 'cpf' },
  SUBMISSION_CONSUMER_DIFFERENT: { kind: 'conflict', text: 'Esta nota foi enviada por outro consumidor', field: 'cpf' },
  SUBMISSION_AMBIGUOUS: { kind: 'conflict', text: 'Há mais de uma nota com este identificador. Informe o id.' },
  SUBMISSION_OF_SELLER: { kind: 'conflict', text: 'Esta nota é de um vendedor: não gera cashback' },
  SUBMISSION_OF_CONSUMER: { kind: 'conflict', text: 'Esta nota é de um consumidor: não gera pontos de vendedor' },
  // The documented reason, given before the file reaches the queue (beyond C1).
  SUBMISSION_REFUSED: { kind: 'conflict', text: ({ arquivo, motivo }) => (arquivo ? `${arquivo}: ${motivo}` : String(motivo)) },
  SUBMISSION_CONTESTED: { kind: 'conflict', text: 'Esta nota tem uma contestação aberta: decida a contestação' },
  SUBMISSION_NOT_CLOSED: { kind: 'conflict', text: 'Esta nota não está encerrada nem reprovada' },
});

defineConstraintErrors({
  postings_note: 'POSTING_DUPLICATE',
  postings_fiscal_key: 'POSTING_DUPLICATE',
});
