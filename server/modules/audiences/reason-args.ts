import { Arg } from 'type-graphql';
import { reversalReasonSet } from './reversal-reason-set.ts';

/** Reason argument of a mutation that reverses something. Nullable, because older clients do not send it (docs/adr/0024). */
export const CausaArg = () =>
  Arg('causa', () => reversalReasonSet, { nullable: true, description: 'Why; stored as not informed when absent.' });

/** Text beside the reason. */
export const ObservacaoArg = () =>
  Arg('observacao', () => String, { nullable: true, description: 'What the member reads beside the reason; required for OUTRO.' });
