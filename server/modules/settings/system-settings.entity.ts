import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id } from '../../platform/db/columns.ts';

/** The single row of system settings (001 §3), with the configurable interpretations of domain rules §4.13. */
export const SystemSettings = defineEntity({
  name: 'SystemSettings',
  tableName: 'system_settings',
  properties: {
    id: p.integer().primary(),
    /** Most points a seller may earn in a calendar month; 0 means no limit. */
    limitePontuacao: amount().default('0'),
    usosSemanaisVoucher: p.integer().default(3),
    voucherAtivo: p.boolean().default(true),
    valorResgateLiberado: amount().default('500'),
    percentualCashback: p.decimal().precision(5).scale(2).default('2'),
    dataInicioPromocao: p.date().nullable(),
    /** SALDO_NEGATIVO, DENTRO_DO_SALDO or SOMENTE_LIVRES (§4.5). */
    politicaEstorno: p.text().default('SALDO_NEGATIVO'),
    /** Days of the next month in which a note from the end of the month is still accepted (§4.2). */
    diasToleranciaMes: p.integer().default(0),
    /** MES or SEMPRE (§4.7). */
    janelaParceiro: p.text().default('MES'),
    /** Refuse typed items without purchase balance even for networks with no purchase history (§4.8). */
    exigirSaldo: p.boolean().default(false),
    /** Percentage by which Antifraude lets scored units exceed purchased ones (§4.8). */
    toleranciaAf: p.decimal().precision(5).scale(2).default('0'),
    /** Notes approved after their campaign was redeemed go to the next one; off: they earn nothing (§4.6). */
    levarParaProxima: p.boolean().default(true),
    /** Days after a campaign in which its cashback can still be withdrawn (§4.6). */
    prazoResgateDias: p.integer().default(30),
    /** Minimum lifetime in days of returned points ("Devolver pontos", §4.4). */
    diasDevolucao: p.integer().default(30),
    /** A CPF key must be the consumer's own (beyond C13). */
    chaveCpfDoTitular: p.boolean().default(true),
    /** Above this amount in BRL, approval and payment of a redemption are two people; 0 asks for two always (docs/adr/0023). */
    pagamentoUmaPessoa: amount().default('40'),
    /** Label of the card that shows the cashback (002 §2). */
    textoCashback: p.text().default('Cashback'),
    /** Levels that get consumers' CPF, telephones and e-mail masked (docs/privacy.md). */
    niveisMascarados: p.array<number>().columnType('int[]').defaultRaw("'{3,4}'"),
    /** Levels that must have a second factor; by default all that approve payouts (docs/security.md). */
    niveisSegundoFator: p.array<number>().columnType('int[]').defaultRaw("'{1,2}'"),
    atualizadoEm: createdAt(),
  },
});

/** A cashback campaign: 90 days from its first day (001 §4, §4.6). */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaigns',
  properties: {
    id: id(),
    /** Null for the one campaign that holds notes before it has a date. */
    dataInicio: p.date().unique().nullable(),
    /** First day after the campaign. */
    dataFim: p.date().nullable(),
    /** Threshold that was in force when the campaign was over; null until the settings change after that. */
    valorResgateLiberado: amount().nullable(),
    criadoEm: createdAt(),
  },
});
