import { z } from 'zod';
import { countRule, idRule, instantRule } from '../platform/rest/answer-rules.ts';

interface StatusChange {
  id: number;
  criadoEm: Date;
  usuario: string;
  statusAnterior: number;
  statusNovo: number;
  justificativa: string;
}

/** doc 001 §3 Status-change history entry, of a seller or a consumer. */
export const statusChangeRule = z
  .strictObject({
    id: idRule,
    created_at: instantRule,
    usuario: z.strictObject({ nome: z.string() }),
    status_anterior: countRule,
    status_novo: countRule,
    justificativa: z.string(),
  })
  .meta({ id: 'StatusChange' });

export const statusChangeRow = ({ id, criadoEm, usuario, statusAnterior, statusNovo, justificativa }: StatusChange) => ({
  id,
  created_at: criadoEm.toISOString(),
  usuario: { nome: usuario },
  status_anterior: statusAnterior,
  status_novo: statusNovo,
  justificativa,
});
