import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { formatDecimal } from '../../shared/format.ts';
import { PROGRAMME_LIMITS } from '../../shared/limits.ts';

defineErrors({
  REDEMPTION_NOT_FOUND: { kind: 'notFound', text: 'Resgate não encontrado' },
  REDEMPTION_SELLER_INACTIVE: { kind: 'forbidden', text: 'Seu cadastro está inativo. Fale com o suporte para voltar a resgatar.' },
  REDEMPTION_TERMS_NOT_ACCEPTED: { kind: 'forbidden', text: 'Aceite o regulamento do programa antes de resgatar.' },
  REDEMPTION_NOT_RELEASED: { kind: 'forbidden', text: 'O resgate não está liberado para a sua loja.' },
  REDEMPTION_PRIZE_UNAVAILABLE: { kind: 'notFound', text: 'Este prêmio não está disponível.', field: 'codigoPremio' },
  REDEMPTION_MONTH_LIMIT: {
    kind: 'conflict',
    text: `Você já fez ${PROGRAMME_LIMITS.redemptionsPerMonth} resgates neste mês. Um novo resgate é possível a partir do próximo mês.`,
  },
  REDEMPTION_PARTNER_LIMIT: {
    kind: 'conflict',
    text: ({ detail }) => (detail ? 'Você já fez um resgate deste parceiro.' : 'Você já fez um resgate deste parceiro neste mês.'),
  },
  REDEMPTION_PARTNER_QUANTITY: { kind: 'invalid', text: 'Este prêmio permite apenas 1 unidade por resgate.', field: 'qtde' },
  REDEMPTION_DEBT: { kind: 'conflict', text: 'Saldo insuficiente: há pontos a compensar de vendas canceladas.' },
  REDEMPTION_INSUFFICIENT_BALANCE: {
    kind: 'conflict',
    text: ({ detail }) => `Saldo insuficiente: faltam ${formatDecimal(String(detail))} pontos.`,
  },
  REDEMPTION_CANCELLED: { kind: 'conflict', text: ({ id }) => `O resgate ${id} está cancelado e não pode ser alterado.` },
  REDEMPTIONS_REFUSED: { kind: 'conflict', text: ({ motivos }) => `Nenhum status foi alterado.\n${motivos}` },
  REDEMPTION_STALE: { kind: 'conflict', text: 'Este resgate foi alterado por outra pessoa. Atualize a lista e tente novamente.' },
});
defineConstraintErrors({ redemptions_partner_month: 'REDEMPTION_PARTNER_LIMIT' });
