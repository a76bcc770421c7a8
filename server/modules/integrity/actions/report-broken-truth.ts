import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { StaffLevel } from '../../../shared/enums.ts';
import { queueEmail } from '../../messaging/index.ts';
import { staffEmails } from '../../staff/index.ts';
import { provables } from '../provable.ts';
import { proofStepRules, writeProof } from '../write-proof.ts';

/** Records the step that first found a truth broken: in the log, and by e-mail to every active administrator of level 2. */
export const reportBrokenTruth = defineAction({
  name: 'reportBrokenTruth',
  title: 'Falha na prova de integridade',
  permission: 'integrity:prove',
  input: proofStepRules,
  handler: async (ctx, step) => {
    const { codigo, quantas, exemplos } = step.estado;
    ctx.logAs({ codigo, quantas, exemplos });
    const isMine = await writeProof(ctx, step);
    if (isMine) await notify(ctx, codigo, quantas);
    return isMine;
  },
});

async function notify(ctx: ActionContext, codigo: string, quantas: number): Promise<void> {
  const { texto } = provables.find(({ code }) => code === codigo)!;
  for (const email of await staffEmails(ctx.sql, StaffLevel.ADMINISTRADOR))
    await queueEmail(ctx, {
      para: email,
      assunto: `Falha na prova de integridade - ${ctx.env.PROGRAMA_NOME}`,
      titulo: 'A prova de integridade achou uma falha',
      paragrafos: [
        `Isto deixou de ser verdade nos dados: “${texto}” Registros com problema: ${quantas}.`,
        'Abra a página Integridade para ver quais são, e não mova pontos nem pagamentos deles antes de entender a causa.',
      ],
      botao: { texto: 'Abrir Integridade', url: `${ctx.env.PUBLIC_URL}/painel/integridade` },
    });
}
