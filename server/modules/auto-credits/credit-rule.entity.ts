import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { StaffUser } from '../staff/index.ts';

/**
 * When the receipts of one network, audience and source are credited without a reviewer. Every network has one rule for each audience and
 * source from its creation on, switched off (trigger `networks_credit_rules`); a rule is never deleted.
 */
export const CreditRule = defineEntity({
  name: 'CreditRule',
  tableName: 'credit_rules',
  uniques: [{ properties: ['network', 'audience', 'fonte'] }],
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('cascade'),
    /** SELLER (bounds in points) or CONSUMER (bounds in BRL). */
    audience: p.text(),
    /** XML_ASSINADO or FOTO. */
    fonte: p.text(),
    ativa: p.boolean().default(false),
    /** Most that one receipt may earn. */
    limiteNota: amount().default('0'),
    /** Most that the rule credits in one São Paulo day. */
    limiteDia: amount().default('0'),
    /** Most that one member earns without a reviewer in one São Paulo day, by either source. */
    limiteMembro: amount().default('0'),
    /** Days that an account must have existed. */
    diasDeConta: p.integer().default(30),
    /** Percentage of the credits that are reviewed blind. */
    amostra: amount().default('5'),
    /** Percentage of disagreements in the window above which the rule is switched off. */
    discordancia: amount().default('2'),
    /** Number of blind reviews that count. */
    janela: p.integer().default(200),
    /** Times the busiest of the previous 30 days above which a volume is a jump. */
    salto: amount().default('3'),
    versao: p.integer().default(1),
    /** Blind reviews of earlier times do not count. */
    ligadaEm: instant().nullable(),
    /** Why the system switched it off; null while it is on, and when a person switched it off. */
    desligadaMotivo: p.text().nullable(),
    atualizadaPor: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    atualizadaEm: createdAt(),
  },
});
