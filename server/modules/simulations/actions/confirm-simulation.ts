import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { rowId } from '../../../shared/form-rules.ts';
import '../simulation.errors.ts';

/**
 * Its author has read what a finished simulation came to and stands by the change: within the hour, exactly that change may be saved
 * (docs/adr/0026).
 */
export const confirmSimulation = defineAction({
  name: 'confirmSimulation',
  title: 'Confirmação de simulação',
  permission: 'simulation:run',
  refuses: ['SIMULATION_NOT_FOUND'],
  input: z.strictObject({ id: rowId('Simulação não encontrada') }),
  handler: async (ctx, { id }) => {
    const [own] = await ctx.sql(
      "update simulations set confirmada_em = $3 where id = $1 and staff_user_id = $2 and estado = 'CONCLUIDA' returning id",
      [id, ctx.actor.kind === 'staff' ? ctx.actor.id : null, ctx.clock.now()],
    );
    if (!own) throw new AppError('SIMULATION_NOT_FOUND');
    return { id };
  },
});
