import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDecimal, formatInteger } from '../../../shared/format.ts';
import { compare } from '../../../shared/money.ts';
import '../auto-credit.errors.ts';
import { isLoosened, saveCreditRuleRules } from '../credit-rule.rules.ts';
import { creditRuleRow } from '../credit-rule-row.ts';
import { amountOf, type LockedRule, lockRule, nameOf, type RuleValues } from '../locked-rule.ts';

const edits = { of: creditRuleRow };
const EDIT_AGAIN = 'Abra a regra de novo e repita a mudança.';
const REQUEST_AGAIN = 'Recuse este pedido; quem pediu precisa pedir de novo.';

/**
 * Changes when a network's receipts are credited without a reviewer. What loosens a rule always takes two people, also while it is switched
 * off; tightening and switching off take effect at once. A request whose rule has changed since is refused.
 */
export const saveCreditRule = defineAction({
  name: 'saveCreditRule',
  title: 'Regra de crédito automático',
  permission: 'creditRule:save',
  refuses: ['CREDIT_RULE_NOT_FOUND', 'CREDIT_RULE_BOUNDS', 'CREDIT_RULE_NETWORK'],
  freshProof: true,
  input: saveCreditRuleRules,
  edits,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, versao, motivo, ...wanted }) => {
    const was = await lockRule(ctx, id);
    if (versao && versao !== was.versao) throw new AppError('EDIT_CONFLICT', { mudancas: ctx.approves ? REQUEST_AGAIN : EDIT_AGAIN });
    const rule = withWanted(was, wanted);
    refuseUnbounded(rule, was);
    await write(ctx, rule, { was, motivo: was.ativa && !rule.ativa ? motivo : null });
    ctx.secondPerson({
      motivo: isLoosened(was, rule) ? 'SEMPRE' : null,
      resumo: summaryOf(rule),
      networkId: rule.networkId,
      // The request holds every value and the version it was made for.
      dados: { id, versao: was.versao, ...valuesOf(rule) },
      chave: `regra:${id}`,
    });
    return { id };
  },
});

const valuesOf = ({
  ativa,
  limiteNota,
  limiteDia,
  limiteMembro,
  diasDeConta,
  amostra,
  discordancia,
  janela,
  salto,
}: RuleValues): RuleValues => ({
  ativa,
  limiteNota,
  limiteDia,
  limiteMembro,
  diasDeConta,
  amostra,
  discordancia,
  janela,
  salto,
});

const withWanted = (was: LockedRule, wanted: { [Key in keyof RuleValues]?: RuleValues[Key] | undefined }): LockedRule => ({
  ...was,
  ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
});

function refuseUnbounded(rule: LockedRule, was: LockedRule): void {
  if (!rule.ativa) return;
  if ([rule.limiteNota, rule.limiteDia, rule.limiteMembro].some((limit) => compare(limit, '0') <= 0))
    throw new AppError('CREDIT_RULE_BOUNDS');
  if (!was.ativa && !rule.redeAtiva) throw new AppError('CREDIT_RULE_NETWORK');
}

/** The whole rule after the change, so that the approver reads every number and not only those that change. */
function summaryOf(rule: LockedRule): string {
  const amount = (value: string) => amountOf(rule, value);
  const bounds = `até ${amount(rule.limiteNota)} por nota, ${amount(rule.limiteMembro)} por participante e ${amount(rule.limiteDia)} por dia`;
  const control = `conta com mais de ${formatInteger(rule.diasDeConta)} dias, amostra de ${formatDecimal(rule.amostra)} %`;
  return `Crédito automático ${rule.ativa ? 'ligado' : 'desligado'} (${nameOf(rule)}): ${bounds}; ${control}`;
}

/** `motivo`: why the rule is switched off. */
async function write(ctx: ActionContext, rule: LockedRule, { was, motivo }: { was: LockedRule; motivo: string | null }): Promise<void> {
  const { actor, clock } = ctx;
  await ctx.sql(
    `update credit_rules set ativa = $2, limite_nota = $3, limite_dia = $4, limite_membro = $5, dias_de_conta = $6, amostra = $7,
       discordancia = $8, janela = $9, salto = $10, versao = versao + 1, ligada_em = case when $2 and not ativa then $11 else ligada_em end,
       desligada_motivo = case when not $2 then coalesce($13, desligada_motivo) end, atualizada_por_id = $12, atualizada_em = $11
     where id = $1`,
    [was.id, ...Object.values(valuesOf(rule)), clock.now(), actor.kind === 'staff' ? actor.id : null, motivo],
  );
}
