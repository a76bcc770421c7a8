import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { StaffLevel } from '../../../shared/enums.ts';
import { queueEmail } from '../../messaging/index.ts';
import { staffEmails } from '../../staff/index.ts';
import type { ProofState } from '../proof-state.ts';
import { provables } from '../provable.ts';

const instant = z.date().nullable();
const examples = z.array(z.record(z.string(), z.unknown()));
const state = z.strictObject({
  codigo: z.string(),
  tamanho: z.int(),
  posicao: z.int().nullable(),
  rodadaEm: instant,
  rodadaLinhas: z.int(),
  rodadaMs: z.int(),
  rodadaQuantas: z.int(),
  rodadaExemplos: examples,
  provadaEm: instant,
  linhas: z.int().nullable(),
  duracaoMs: z.int().nullable(),
  quantas: z.int(),
  exemplos: examples,
  falhaDesde: instant,
  erro: z.string().nullable(),
}) satisfies z.ZodType<ProofState>;
/** `rodadaEm` and `posicao` before the step. */
const input = z.strictObject({ de: z.strictObject({ rodadaEm: instant, posicao: z.int().nullable() }), estado: state });

/** Records a step of a proof. Answers false, and writes nothing, when another process has taken the same step meanwhile. */
export const recordProof = defineAction({
  name: 'recordProof',
  title: 'Passo da prova de integridade',
  permission: 'integrity:prove',
  logged: false,
  input,
  handler: (ctx, step) => write(ctx, step),
});

/** Records the step that first found a truth broken: in the log, and by e-mail to every active administrator of level 2. */
export const reportBrokenTruth = defineAction({
  name: 'reportBrokenTruth',
  title: 'Falha na prova de integridade',
  permission: 'integrity:prove',
  input,
  handler: async (ctx, step) => {
    const { codigo, quantas, exemplos } = step.estado;
    ctx.logAs({ codigo, quantas, exemplos });
    const isMine = await write(ctx, step);
    if (isMine) await notify(ctx, codigo, quantas);
    return isMine;
  },
});

async function write({ sql, clock }: ActionContext, { de, estado: s }: z.output<typeof input>): Promise<boolean> {
  const rows = await sql(
    `update integrity_proofs set tamanho = $2, posicao = $3, rodada_em = $4, rodada_linhas = $5, rodada_ms = $6, rodada_quantas = $7,
       rodada_exemplos = $8, provada_em = $9, linhas = $10, duracao_ms = $11, quantas = $12, exemplos = $13, falha_desde = $14, erro = $15,
       tentada_em = $16, pedida_em = case when rodada_em is null then null else pedida_em end
     where codigo = $1 and rodada_em is not distinct from $17 and posicao is not distinct from $18 returning id`,
    [
      s.codigo,
      s.tamanho,
      s.posicao,
      s.rodadaEm,
      s.rodadaLinhas,
      s.rodadaMs,
      s.rodadaQuantas,
      JSON.stringify(s.rodadaExemplos),
      s.provadaEm,
      s.linhas,
      s.duracaoMs,
      s.quantas,
      JSON.stringify(s.exemplos),
      s.falhaDesde,
      s.erro,
      clock.now(),
      de.rodadaEm,
      de.posicao,
    ],
  );
  return rows.length > 0;
}

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
