import { z } from 'zod';
import type { RunSql } from '../../platform/db/run-sql.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { limitRules } from './second-person.rules.ts';

/** What one person may do alone; review-settings.entity.ts describes each limit. */
export type ReviewSettingsRow = z.output<typeof limitRules>;

export async function readReviewSettings(read: RunSql): Promise<ReviewSettingsRow> {
  const [row] = await read<ReviewSettingsRow>(
    `select r.segunda_aprovacao_pontos as "segundaAprovacaoPontos", r.segunda_aprovacao_reais as "segundaAprovacaoReais",
       r.segunda_aprovacao_avisos as "segundaAprovacaoAvisos", r.venda_antiga_dias as "vendaAntigaDias", r.desvio_preco as "desvioPreco",
       r.teto_pontos_dia as "tetoPontosDia", r.teto_reais_dia as "tetoReaisDia", r.liberacao_unidades as "liberacaoUnidades",
       s.pagamento_uma_pessoa as "pagamentoUmaPessoa", r.pedido_expira_dias as "pedidoExpiraDias",
       r.independencia_dias as "independenciaDias", r.conta_nova_horas as "contaNovaHoras"
     from review_settings r join system_settings s on s.id = r.id where r.id = 1`,
  );
  return row!;
}

/** The limits in force. */
export const reviewSettingsQuery = defineQuery({
  name: 'reviewSettings',
  permission: 'settings:read',
  input: z.strictObject({}),
  read: (ctx) => readReviewSettings(ctx.read),
});
