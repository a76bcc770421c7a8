import { z } from 'zod';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineQuery } from '../../platform/queries/query.ts';

/** The documented settings (001 §3 System settings); amounts are decimal text. */
export interface Settings {
  limitePontuacao: string;
  usosSemanaisVoucher: number;
  voucherAtivo: boolean;
  valorResgateLiberado: string;
  percentualCashback: string;
  dataInicioPromocao: string | null;
}

export async function readSettings(read: RunSql, lock: '' | 'for update' = ''): Promise<Settings> {
  const [settings] = await read<Settings>(
    `select limite_pontuacao as "limitePontuacao", usos_semanais_voucher as "usosSemanaisVoucher", voucher_ativo as "voucherAtivo",
      valor_resgate_liberado as "valorResgateLiberado", percentual_cashback as "percentualCashback",
      data_inicio_promocao as "dataInicioPromocao"
     from system_settings where id = 1 ${lock}`,
  );
  return settings!;
}

/** The settings in force. */
export const systemSettingsQuery = defineQuery({
  name: 'systemSettings',
  permission: 'settings:read',
  input: z.strictObject({}),
  read: (ctx) => readSettings(ctx.read),
});
