import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDateTime } from '../../shared/dates.ts';
import { formatBrl } from '../../shared/format.ts';

defineErrors({
  CASHBACK_UNAVAILABLE: { kind: 'conflict', text: 'Nenhum cashback disponível para resgate' },
  CASHBACK_ALREADY_REDEEMED: { kind: 'conflict', text: 'Você já fez um resgate nesta campanha!' },
  CASHBACK_CONSUMER_INACTIVE: { kind: 'forbidden', text: 'Seu cadastro está inativo. Fale com o suporte para voltar a resgatar.' },
  CASHBACK_TERMS_NOT_ACCEPTED: { kind: 'forbidden', text: 'Aceite o regulamento do programa antes de resgatar.' },
  CASHBACK_DEBT: {
    kind: 'conflict',
    text: ({ detail }) => `Saldo insuficiente: há ${formatBrl(String(detail ?? '0'))} a compensar de compras canceladas.`,
  },
  CASHBACK_KEY_OF_ANOTHER: { kind: 'invalid', text: 'A chave CPF deve ser o seu próprio CPF', field: 'chavePix' },

  PAYOUT_NOT_FOUND: { kind: 'notFound', text: 'Resgate não encontrado' },
  PAYOUT_NOT_REQUESTED: { kind: 'conflict', text: ({ id, estado }) => `O resgate ${id} não espera aprovação: ${estado}` },
  PAYOUT_HELD: {
    kind: 'conflict',
    text: ({ id, ate }) =>
      `Resgate ${id}: primeiro pagamento para esta chave. A aprovação é possível a partir de ${formatDateTime(String(ate))}.`,
  },
  PAYOUT_NOTHING_APPROVED: { kind: 'conflict', text: 'Não há resgates aprovados para um novo lote.' },
  PAYOUT_AT_THE_BANK: {
    kind: 'conflict',
    text: ({ id, lote }) => `O resgate ${id} está no lote ${lote}, entregue ao banco: registre o retorno do banco.`,
  },
  PAYOUT_CONFIRMED: { kind: 'conflict', text: ({ id }) => `O banco confirmou o pagamento do resgate ${id}: ele não pode mais mudar.` },
  PAYOUT_BATCH_NOT_FOUND: { kind: 'notFound', text: 'Lote não encontrado' },
});
defineConstraintErrors({ redemptions_campaign: 'CASHBACK_ALREADY_REDEEMED' });
