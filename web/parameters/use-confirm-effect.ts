import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { CONFIRM_ABOVE_PERCENT, type Parameter } from '../../server/modules/simulations/simulation.rules.ts';
import { compare, maximum, negate } from '../../server/shared/money.ts';
import { useCan } from '../session/session-context.ts';
import { confirm } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { parameterValue, effectTexts as texts } from './parameter-texts.ts';
import { SimulatedEffectDocument, type SimulatedEffectQuery } from './simulated-effect.generated.ts';

/** A parameter about to be saved, as decimal text. */
interface SavedParameter {
  parametro: Parameter;
  /** Id of the product, store, network or scenario; none for programme-wide settings. */
  id?: string;
  before: string;
  after: string;
}

type Effect = NonNullable<SimulatedEffectQuery['simulatedEffect']>;

/** More than ten percent up or down; also any cost where there was none. */
const isLarge = ({ variacao, custoEntao }: Effect): boolean => {
  if (variacao === null) return compare(custoEntao, '0') > 0;
  return compare(maximum(variacao, negate(variacao)), CONFIRM_ABOVE_PERCENT) > 0;
};

/**
 * Shows what the last simulation of the changed parameters found, and asks for confirmation when it moved the cost by more than ten percent
 * (beyond C7). Resolves to whether to save. A missing or unreadable simulation never blocks saving.
 */
export const useConfirmEffect = () => {
  const client = useApolloClient();
  const can = useCan();
  return useCallback(
    async (parameters: readonly SavedParameter[]): Promise<boolean> => {
      const changed = parameters.filter(({ before, after }) => compare(before || '0', after || '0') !== 0);
      if (changed.length === 0 || !can('simulation:read')) return true;
      for (const { parametro, id, after } of changed) {
        const answer = await client
          .query({
            query: SimulatedEffectDocument,
            variables: { parametro, id: id ?? null },
            fetchPolicy: 'network-only',
            context: { silent: true },
          })
          .catch(() => null);
        const effect = answer?.data?.simulatedEffect;
        if (!effect) continue;
        const isSame = effect.parametro === parametro && compare(effect.para, after) === 0;
        const other = isSame ? '' : ` ${texts.other(parameterValue(effect.parametro, effect.para), parameterValue(parametro, after))}`;
        const text = `${texts.effect(effect)}${other}`;
        if (!isLarge(effect)) toast.info(text);
        else if (!(await confirm({ title: texts.title, text, confirmLabel: texts.confirm, cancelLabel: texts.cancel, danger: true })))
          return false;
      }
      return true;
    },
    [client, can],
  );
};
