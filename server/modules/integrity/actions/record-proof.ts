import { defineAction } from '../../../platform/actions/action.ts';
import { proofStepRules, writeProof } from '../write-proof.ts';

/** Records a step of a proof. Answers false, and writes nothing, when another process has taken the same step meanwhile. */
export const recordProof = defineAction({
  name: 'recordProof',
  title: 'Passo da prova de integridade',
  permission: 'integrity:prove',
  logged: false,
  input: proofStepRules,
  handler: (ctx, step) => writeProof(ctx, step),
});
