import Typography from '@mui/material/Typography';
import { assignScenarioRules } from '../../../../server/modules/scenarios/scenario.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useAssignScenarioMutation } from './assign-scenario.generated.ts';
import { scenarioOptions } from './store-labels.ts';
import { storeTexts as texts } from './stores.messages.ts';

interface AssignScenarioDialogProps {
  stores: readonly { id: string; nomeFantasia: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** Moves the selected stores to a scenario from a given date. */
export const AssignScenarioDialog = ({ stores, onDone, onClose }: AssignScenarioDialogProps) => {
  const [assign] = useAssignScenarioMutation({ refetchQueries: ['stores'], awaitRefetchQueries: true });
  const fields: readonly FieldDefinition[] = [
    { kind: 'custom', name: 'hint', span: 12, content: <Typography>{texts.scenarioOf(stores.length)}</Typography> },
    { kind: 'select', name: 'cenario', label: texts.scenario, required: true, options: scenarioOptions },
    { kind: 'date', name: 'inicio', label: texts.scenarioStart, helperText: texts.scenarioStartHint },
  ];
  return (
    <FormDialog
      title={texts.changeScenario}
      subject={stores.length === 1 ? stores[0]!.nomeFantasia : texts.storesOf(stores.length)}
      schema={assignScenarioRules}
      defaultValues={{ lojas: stores.map(({ id }) => id), inicio: '' }}
      fields={fields}
      onSubmit={async ({ inicio, ...input }) => {
        await assign({ variables: { input: { ...input, inicio: inicio ?? null } } });
        onDone();
      }}
      successText={texts.scenarioChanged}
      onClose={onClose}
    />
  );
};
