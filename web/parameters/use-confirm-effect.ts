import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { addMonthsClamped, firstDayOfMonth, toSaoPauloDate } from '../../server/shared/dates.ts';
import { compare, maximum, negate } from '../../server/shared/money.ts';
import { CONFIRM_ABOVE_PERCENT, movesMuch, type Parameter, type ParameterMove } from '../../server/shared/parameters.ts';
import { attempt } from '../session/failure.ts';
import { useCan } from '../session/session-context.ts';
import { confirm } from '../ui/confirm.ts';
import { processing } from '../ui/processing.ts';
import { toast } from '../ui/toast.ts';
import { PARAMETER_LABELS, parameterValue, effectTexts as texts } from './parameter-texts.ts';
import {
  ConfirmSimulationDocument,
  SimulateChangeDocument,
  type SimulateChangeMutationVariables,
  SimulatedChangeDocument,
  type SimulatedChangeQuery,
} from './simulated-change.generated.ts';

/** A parameter about to be saved, as decimal text. */
interface SavedParameter extends ParameterMove {
  parametro: Exclude<Parameter, 'ajusteValorPontos'>;
  /** Whose: the code of a product, the CNPJ of a store, the id of a network or scenario; none for programme-wide settings. */
  of?: string;
}

type Simulated = NonNullable<SimulatedChangeQuery['simulation']>;
type Changes = SimulateChangeMutationVariables['input']['mudancas'];

/** Whole months before the current one that are replayed. */
const MONTHS = 3;
const POLL_MS = 1_000;

const changeOf = ({ parametro, of = '', after }: SavedParameter): Changes => {
  switch (parametro) {
    case 'valorPontos':
      return { valorPontos: [{ codProduto: of, valor: after }] };
    case 'fatorPontuacao':
      return { fatorPontuacao: [{ cnpjLoja: of, valor: after }] };
    case 'valorPonto':
      return { valorPonto: [{ rede: of, valor: after }] };
    case 'fatorExtra':
      return { fatorExtra: [{ cenario: Number(of), valor: after }] };
    default:
      return { [parametro]: after };
  }
};

const lastMonths = () => {
  const month = firstDayOfMonth(toSaoPauloDate(new Date()));
  return { de: addMonthsClamped(month, -MONTHS).slice(0, 7), ate: addMonthsClamped(month, -1).slice(0, 7) };
};

/** More than ten percent up or down; also any cost where there was none. */
const isLarge = ({ variacao, custoEntao, cashbackEntao }: Simulated): boolean => {
  if (variacao === null) return compare(custoEntao, '0') > 0 || compare(cashbackEntao, '0') > 0;
  return compare(maximum(variacao, negate(variacao)), CONFIRM_ABOVE_PERCENT) > 0;
};

/**
 * Before a parameter moves by more than ten percent: simulates exactly the change, shows what it comes to and asks for confirmation (beyond
 * C7), which the server insists on. Resolves to whether to save. Whoever may not simulate saves, and the server asks a second person.
 */
export const useConfirmEffect = () => {
  const client = useApolloClient();
  const can = useCan();
  return useCallback(
    async (parameters: readonly SavedParameter[]): Promise<boolean> => {
      const large = parameters.filter(({ before, after }) => movesMuch({ before: before || '0', after: after || '0' }));
      if (large.length === 0 || !can('simulation:run')) return true;
      const told = large.map(({ parametro, before, after }) =>
        texts.change(PARAMETER_LABELS[parametro], parameterValue(parametro, before || '0'), parameterValue(parametro, after || '0')),
      );
      const isWanted = await confirm({
        title: texts.ask,
        text: texts.askText(told),
        confirmLabel: texts.simulate,
        cancelLabel: texts.cancel,
      });
      if (!isWanted) return false;
      const run = async (): Promise<Simulated> => {
        const mudancas = Object.assign({}, ...large.map(changeOf)) as Changes;
        const made = await client.mutate({ mutation: SimulateChangeDocument, variables: { input: { mudancas, janela: lastMonths() } } });
        const id = made.data?.simulate?.id ?? '';
        for (;;) {
          const { data } = await client.query({ query: SimulatedChangeDocument, variables: { id }, fetchPolicy: 'network-only' });
          if (data?.simulation && /^(CONCLUIDA|FALHOU)$/.test(data.simulation.estado)) return data.simulation;
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        }
      };
      const simulated = await attempt(processing.during(run()));
      if (!simulated) return false;
      if (simulated.estado === 'FALHOU') {
        toast.error(texts.failed);
        return false;
      }
      const danger = isLarge(simulated);
      const confirmLabel = danger ? texts.confirmLarge : texts.confirm;
      const text = texts.effect(simulated);
      if (!(await confirm({ title: texts.title, text, confirmLabel, cancelLabel: texts.cancel, danger }))) return false;
      return (await attempt(client.mutate({ mutation: ConfirmSimulationDocument, variables: { id: simulated.id } }))) !== undefined;
    },
    [client, can],
  );
};
