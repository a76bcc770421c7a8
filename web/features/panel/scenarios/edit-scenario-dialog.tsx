import { scenarioFormRules } from '../../../../server/modules/scenarios/scenario.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { PrizesField } from './prizes-field.tsx';
import { type ScenariosQuery, useUpdateScenarioMutation } from './scenarios.generated.ts';
import { scenarioTexts as texts } from './scenarios.messages.ts';

/** A scenario as the screen shows it. */
export type ScenarioRow = ScenariosQuery['scenarios'][number];

const refresh = { refetchQueries: ['scenarios'], awaitRefetchQueries: true };

const bundleFields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: texts.name, required: true, maxLength: 80, span: 12 },
  { kind: 'decimal', name: 'fatorExtra', label: texts.factor, required: true, helperText: texts.factorHint },
  { kind: 'date', name: 'fatorVigenteEm', label: texts.factorFrom, helperText: texts.factorFromHint },
  {
    kind: 'text',
    name: 'textoRegulamento',
    label: texts.terms,
    helperText: texts.termsHint,
    multiline: true,
    rows: 4,
    maxLength: 10_000,
    span: 12,
  },
  { kind: 'switch', name: 'todosPremios', label: texts.everyPrize, span: 12 },
  { kind: 'custom', name: 'premios', content: <PrizesField />, span: 12 },
];

/** Benefits a scenario gives its stores. */
export const EditScenarioDialog = ({ scenario, onClose }: { scenario: ScenarioRow; onClose: () => void }) => {
  const [edit] = useUpdateScenarioMutation(refresh);
  const confirmEffect = useConfirmEffect();
  const { id, nome, fatorExtra, textoRegulamento, todosPremios, premios } = scenario;
  return (
    <FormDialog
      title={texts.editTitle(id)}
      schema={scenarioFormRules}
      defaultValues={{
        nome,
        fatorExtra,
        fatorVigenteEm: '',
        textoRegulamento: textoRegulamento ?? '',
        todosPremios,
        premios,
      }}
      fields={bundleFields}
      confirmFirst={(input, was) =>
        confirmEffect([{ parametro: 'fatorExtra', of: String(id), before: String(was.fatorExtra ?? ''), after: input.fatorExtra }])
      }
      onSubmit={({ fatorVigenteEm, ...input }, lido) =>
        edit({ variables: { id, input: { ...input, fatorVigenteEm: fatorVigenteEm ?? null }, lido } })
      }
      successText={texts.saved}
      onClose={onClose}
    />
  );
};
