import type { Edits } from '../../platform/audit/edits.ts';

/** A rule's values with the labels of its form, for the log and for the person who confirms a change. */
export const creditRuleRow: Edits['of'] = {
  from: 'credit_rules c',
  key: 'c.id',
  columns: {
    ativa: { sql: 'c.ativa', type: 'boolean', title: 'Ligada' },
    limiteNota: { sql: 'c.limite_nota', type: 'decimal', title: 'Limite por nota' },
    limiteDia: { sql: 'c.limite_dia', type: 'decimal', title: 'Limite por dia' },
    limiteMembro: { sql: 'c.limite_membro', type: 'decimal', title: 'Limite por participante e dia' },
    diasDeConta: { sql: 'c.dias_de_conta', type: 'integer', title: 'Idade mínima da conta (dias)' },
    amostra: { sql: 'c.amostra', type: 'decimal', title: 'Amostra às cegas (%)' },
    discordancia: { sql: 'c.discordancia', type: 'decimal', title: 'Discordância máxima (%)' },
    janela: { sql: 'c.janela', type: 'integer', title: 'Janela (revisões)' },
    salto: { sql: 'c.salto', type: 'decimal', title: 'Salto de volume (vezes)' },
  },
};
