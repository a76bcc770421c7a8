import { defineErrors } from '../../../platform/errors/app-error.ts';

defineErrors({
  POSTING_WITHOUT_RECEIPT: { kind: 'conflict', text: 'Esta pontuação não tem nota enviada; use Cancelar.' },

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
  LEARNED_PRODUCT_NOT_FOUND: { kind: 'notFound', text: 'Descrição não encontrada' },
  LEARNED_PRODUCT_UNUSED: { kind: 'conflict', text: 'Nenhuma nota pontuada usou esta descrição: use Remover.' },
  LEARNED_PRODUCT_TOO_MANY: {
    kind: 'conflict',
    text: ({ maximo }) =>
      `Esta descrição pontuou mais de ${maximo} notas, o máximo de uma correção. Remova a descrição e devolva as notas em partes.`,
  },
  SUBMISSION_NOT_CLOSED: { kind: 'conflict', text: 'Esta nota não está encerrada nem reprovada' },
});
