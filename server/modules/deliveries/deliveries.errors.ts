import { defineErrors } from '../../platform/errors/app-error.ts';

defineErrors({
  ADDRESS_UNKNOWN: { kind: 'notFound', text: 'Este endereço não existe, venceu ou foi revogado.' },
  ADDRESS_TOKEN_MISSING: { kind: 'unauthenticated', text: 'Envie um token de acesso válido no cabeçalho Authorization: Bearer ana_…' },
  ADDRESS_REVOKED: { kind: 'conflict', text: 'Este endereço já foi revogado' },
  ADDRESS_EXPIRY: { kind: 'invalid', text: 'A validade vai de hoje a um ano.', field: 'expiraEm' },
  DELIVERIES_TOO_MANY: { kind: 'conflict', text: ({ limit }) => `Você já tem ${limit} ativos. Encerre um antes de criar outro.` },
  DELIVERY_OWNER_GONE: { kind: 'forbidden', text: 'A conta de quem criou isto está desativada.' },
  DELIVERY_OWNER_LEVEL: { kind: 'forbidden', text: 'Quem criou isto não tem mais acesso à análise.' },
  DELIVERY_QUERY_CHANGED: {
    kind: 'notFound',
    text: 'A consulta foi excluída, alterada por quem a compartilhou ou não é mais compartilhada. Confira a consulta e crie de novo.',
  },
  DELIVERY_WITHOUT_ROWS: { kind: 'invalid', text: 'A consulta não traz uma lista: não há linhas para uma tabela.' },
  DELIVERY_TOO_MANY_ROWS: {
    kind: 'invalid',
    text: ({ limit }) => `A tabela passa de ${limit} linhas. Peça menos linhas, ou uma consulta para cada lista.`,
  },
  DELIVERY_TOO_LARGE: { kind: 'invalid', text: ({ megabytes }) => `O resultado passa de ${megabytes} MB. Peça menos linhas ou colunas.` },
  DELIVERY_FORMAT: { kind: 'invalid', text: 'Formato inválido: use format=csv, xlsx ou json.' },
  DELIVERY_SEPARATOR: { kind: 'invalid', text: 'Separador inválido: use sep=; ou sep=, ou sep=tab.' },
  QUERY_PARAMETER_UNKNOWN: {
    kind: 'invalid',
    text: ({ name, known }) =>
      `Parâmetro desconhecido: ${name}. ${known ? `A consulta aceita: ${known}.` : 'A consulta não tem parâmetros.'}`,
  },
  QUERY_PARAMETER_INVALID: { kind: 'invalid', text: ({ name }) => `Valor inválido para o parâmetro ${name}.` },
  QUERY_PARAMETER_MISSING: { kind: 'invalid', text: ({ name }) => `Falta o parâmetro ${name}.` },
  SCHEDULE_UNKNOWN: { kind: 'notFound', text: 'Agendamento não encontrado' },
  SCHEDULE_RUNNING: { kind: 'conflict', text: 'Uma execução deste agendamento ainda não terminou.' },
  SCHEDULE_RECIPIENT: { kind: 'invalid', text: 'Escolha contas ativas da equipe.', field: 'destinatarios' },
  SCHEDULE_ADDRESS_FORBIDDEN: { kind: 'invalid', text: ({ motivo }) => String(motivo), field: 'url' },
});
