import { useWatch } from 'react-hook-form';
import { queryScheduleRules } from '../../../../server/modules/deliveries/deliveries.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { useCreateQueryScheduleMutation } from './deliveries.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';
import { RecipientsField } from './recipients-field.tsx';
import { scopeChoices } from './scope-choices.ts';
import { useQueryField } from './use-query-field.ts';

interface NewScheduleDialogProps {
  /** Called with the secret of a webhook, which is shown only once. */
  onSecret: (secret: string) => void;
  onClose: () => void;
}

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: texts.hourText(hour) }));
const monthDays = Array.from({ length: 31 }, (_, day) => ({ value: day + 1, label: String(day + 1) }));
const weekdays = texts.weekdays.map((label, index) => ({ value: index + 1, label }));

const frequencyField: FieldDefinition = {
  kind: 'select',
  name: 'frequencia',
  label: texts.frequency,
  required: true,
  emptyLabel: false,
  options: optionsOf(texts.frequencies),
};
const hourField: FieldDefinition = {
  kind: 'select',
  name: 'hora',
  label: texts.hour,
  required: true,
  emptyLabel: false,
  options: hours,
  helperText: texts.hourHint,
};
const dayFields: Readonly<Record<string, FieldDefinition[]>> = {
  SEMANAL: [{ kind: 'select', name: 'diaSemana', label: texts.weekday, required: true, options: weekdays, span: 12 }],
  MENSAL: [
    { kind: 'select', name: 'diaMes', label: texts.monthDay, required: true, options: monthDays, helperText: texts.monthDayHint, span: 12 },
  ],
};
const channelField: FieldDefinition = {
  kind: 'select',
  name: 'canal',
  label: texts.channel,
  required: true,
  emptyLabel: false,
  options: optionsOf(texts.channels),
  span: 12,
};
const channelFields: Readonly<Record<string, FieldDefinition[]>> = {
  EMAIL: [
    { kind: 'custom', name: 'destinatarios', content: <RecipientsField name="destinatarios" required />, span: 8 },
    {
      kind: 'select',
      name: 'formato',
      label: texts.format,
      emptyLabel: false,
      options: optionsOf({ CSV: 'CSV', XLSX: 'Excel' }),
      span: 4,
    },
  ],
  WEBHOOK: [{ kind: 'text', name: 'url', label: texts.url, required: true, helperText: texts.urlHint, maxLength: 500, span: 12 }],
};

const ScheduleFields = () => {
  const query = useQueryField();
  const [frequency, channel] = useWatch({ name: ['frequencia', 'canal'] }) as [string, string];
  const fields: FieldDefinition[] = [
    query,
    { kind: 'text', name: 'nome', label: texts.name, required: true, maxLength: 80, span: 12 },
    scopeChoices,
    frequencyField,
    hourField,
    ...(dayFields[frequency] ?? []),
    channelField,
    ...(channelFields[channel] ?? []),
  ];
  return <FormFields fields={fields} />;
};

/** Schedules a saved query. */
export const NewScheduleDialog = ({ onSecret, onClose }: NewScheduleDialogProps) => {
  const [create] = useCreateQueryScheduleMutation({ refetchQueries: ['deliverySchedules'], awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.newSchedule}
      schema={queryScheduleRules}
      defaultValues={{
        nome: '',
        escopos: [],
        frequencia: 'DIARIA',
        diaSemana: null,
        diaMes: null,
        hora: 8,
        canal: 'EMAIL',
        formato: 'CSV',
        destinatarios: [],
        url: '',
      }}
      onSubmit={async (input) => {
        const { data } = await create({ variables: { input } });
        if (data?.createQuerySchedule.segredo) onSecret(data.createQuerySchedule.segredo);
      }}
      submitLabel={texts.create}
      successText={texts.scheduleMade}
      onClose={onClose}
    >
      <ScheduleFields />
    </FormDialog>
  );
};
