import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id } from '../../platform/db/columns.ts';

/** The one row of system settings (001 §3) and the readings of domain rules §4.13 that are settings. */
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
    /** Days of the next month in which a note of the last days is still accepted (§4.2). */
    diasToleranciaMes: p.integer().default(0),
    /** MES or SEMPRE (§4.7). */
    janelaParceiro: p.text().default('MES'),
    /** Refuse typed items without purchase balance even for networks with no purchase history (§4.8). */
    exigirSaldo: p.boolean().default(false),
    /** Per cent by which Antifraude lets the scored units pass the bought ones (§4.8). */
    toleranciaAf: p.decimal().precision(5).scale(2).default('0'),
    /** Notes approved after their campaign was redeemed go to the next one; off: they earn nothing (§4.6). */
    levarParaProxima: p.boolean().default(true),
    /** Days after a campaign in which its cashback may still be taken out (§4.6). */
    prazoResgateDias: p.integer().default(30),
    /** Days that returned points live at least ("Devolver pontos", §4.4). */
    diasDevolucao: p.integer().default(30),
    /** A CPF key must be the consumer's own (beyond C13). */
    chaveCpfDoTitular: p.boolean().default(true),
    /** Label of the card that shows the cashback (002 §2). */
    textoCashback: p.text().default('Cashback'),
    atualizadoEm: createdAt(),
  },
});

/** A cashback campaign: 90 days from its first day (001 §4, §4.6). */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaigns',
  properties: {
    id: id(),
    /** Null of the one campaign that notes are kept for before it has a date. */
    dataInicio: p.date().unique().nullable(),
    /** First day outside the campaign. */
    dataFim: p.date().nullable(),
    criadoEm: createdAt(),
  },
});
