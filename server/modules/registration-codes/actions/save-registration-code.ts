import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import { formatPoints } from '../../../shared/format.ts';
import { multiply, subtract } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import { exceedsDay } from '../../second-person/index.ts';
import { RegistrationCode } from '../registration-code.entity.ts';
import '../registration-code.errors.ts';
import { registrationCodeRules, updateRegistrationCodeRules } from '../registration-code.rules.ts';
import { registrationCodesList } from '../registration-codes.list.ts';

/** Document 001 §5: the last day of use is today or later. */
function refusePastExpiry(ctx: ActionContext, expiraEm: string | null): void {
  if (expiraEm !== null && expiraEm < ctx.clock.today()) throw new AppError('REGISTRATION_CODE_EXPIRY_PAST');
}

/** What the uses of a code may give, beyond what they could before, counts as given by whoever saves it, and is limited as such. */
async function limitCode(
  ctx: ActionContext,
  { codigo, pontos, usos }: { codigo: string; pontos: DecimalText; usos: number },
  before: DecimalText = '0',
): Promise<void> {
  const valor = subtract(multiply(pontos, String(usos)), before);
  const exceeds = isPositive(valor) && (await exceedsDay(ctx, { pontos: valor, networkId: null }));
  const resumo = `Código ${codigo}: ${formatPoints(pontos)} pontos para cada um de ${usos} usos`;
  ctx.secondPerson({ motivo: exceeds ? 'TETO' : null, resumo, gives: { valor, moeda: 'PONTO' } });
}

const authorOf = ({ actor }: ActionContext): number[] => (actor.kind === 'staff' ? [actor.id] : []);

/** Registers a code. */
export const createRegistrationCode = defineAction({
  name: 'createRegistrationCode',
  title: 'Cadastro de código',
  permission: 'registrationCode:create',
  refuses: ['REGISTRATION_CODE_TAKEN', 'REGISTRATION_CODE_EXPIRY_PAST'],
  input: registrationCodeRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input) => {
    refusePastExpiry(ctx, input.expiraEm);
    const code = ctx.em.create(RegistrationCode, { ...input, salvoPorIds: authorOf(ctx), criadoEm: ctx.clock.now() });
    await ctx.flush();
    await limitCode(ctx, input);
    return { id: code.id };
  },
});

/** Changes a code; points already earned with it stay. */
export const updateRegistrationCode = defineAction({
  name: 'updateRegistrationCode',
  title: 'Alteração de código',
  permission: 'registrationCode:edit',
  refuses: ['REGISTRATION_CODE_NOT_FOUND', 'REGISTRATION_CODE_TAKEN', 'REGISTRATION_CODE_EXPIRY_PAST', 'REGISTRATION_CODE_USES_BELOW'],
  edits: { of: registrationCodesList, fields: ['codigo', 'pontos', 'usos', 'expiraEm'] },
  input: updateRegistrationCodeRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, codigo, pontos, usos, expiraEm }) => {
    refusePastExpiry(ctx, expiraEm);
    // Locked: a concurrent use must not exceed the new limit.
    const [code] = await ctx.sql<{ usosRealizados: number; pontos: string; usos: number }>(
      'select usos_realizados as "usosRealizados", pontos, usos from registration_codes where id = $1 and excluido_em is null for update',
      [id],
    );
    if (!code) throw new AppError('REGISTRATION_CODE_NOT_FOUND');
    if (usos < code.usosRealizados) throw new AppError('REGISTRATION_CODE_USES_BELOW', { usosRealizados: code.usosRealizados });
    await ctx.sql(
      'update registration_codes set codigo = $2, pontos = $3, usos = $4, expira_em = $5, salvo_por_ids = salvo_por_ids || $6::int[] where id = $1',
      [id, codigo, pontos, usos, expiraEm, authorOf(ctx)],
    );
    const left = (uses: number) => uses - code.usosRealizados;
    await limitCode(ctx, { codigo, pontos, usos: left(usos) }, multiply(code.pontos, String(left(code.usos))));
    return { id };
  },
});
