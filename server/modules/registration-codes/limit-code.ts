import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { formatPoints } from '../../shared/format.ts';
import { multiply, subtract } from '../../shared/money.ts';
import { isPositive } from '../../shared/sign.ts';
import { exceedsDay } from '../second-person/index.ts';
import './registration-code.errors.ts';

/** Document 001 §5: the last day of use is today or later. Refuses: REGISTRATION_CODE_EXPIRY_PAST. */
export function refusePastExpiry(ctx: ActionContext, expiraEm: string | null): void {
  if (expiraEm !== null && expiraEm < ctx.clock.today()) throw new AppError('REGISTRATION_CODE_EXPIRY_PAST');
}

/** What the uses of a code may give, beyond what they could before, counts as given by whoever saves it, and is limited as such. */
export async function limitCode(
  ctx: ActionContext,
  { codigo, pontos, usos }: { codigo: string; pontos: DecimalText; usos: number },
  before: DecimalText = '0',
): Promise<void> {
  const valor = subtract(multiply(pontos, String(usos)), before);
  const exceeds = isPositive(valor) && (await exceedsDay(ctx, { pontos: valor, networkId: null }));
  const resumo = `Código ${codigo}: ${formatPoints(pontos)} pontos para cada um de ${usos} usos`;
  ctx.secondPerson({ motivo: exceeds ? 'TETO' : null, resumo, gives: { valor, moeda: 'PONTO' } });
}

/** Who saves a code, when it is a person. */
export const authorOf = ({ actor }: ActionContext): number[] => (actor.kind === 'staff' ? [actor.id] : []);
