import { z } from 'zod';
import type { ActionContext } from '../../platform/context.ts';
import type { ProofState } from './proof-state.ts';

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
/** A step's result, with `rodadaEm` and `posicao` before the step. */
export const proofStepRules = z.strictObject({ de: z.strictObject({ rodadaEm: instant, posicao: z.int().nullable() }), estado: state });

/** Writes a step. Answers false, and writes nothing, when another process has taken the same step meanwhile. */
export async function writeProof({ sql, clock }: ActionContext, { de, estado: s }: z.output<typeof proofStepRules>): Promise<boolean> {
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
