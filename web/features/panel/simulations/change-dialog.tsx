import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { changeFormRules } from '../../../../server/modules/simulations/simulation.rules.ts';
import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import { PARAMETERS, type Parameter } from '../../../../server/shared/parameters.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import { useField } from '../../../forms/use-field.ts';
import { PARAMETER_LABELS } from '../../../parameters/parameter-texts.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { StoreField } from '../../../pickers/store-field.tsx';
import { storePickerTexts } from '../../../pickers/store-picker.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Change, changeKey } from './change-list.ts';
import { type SimulationProductsQuery, useSimulationProductsQuery } from './simulations.generated.ts';
import { simulationTexts as texts } from './simulations.messages.ts';

type Product = SimulationProductsQuery['products']['items'][number];

const DEBOUNCE_MS = 300;
const parameterOptions = PARAMETERS.map((value) => ({ value, label: PARAMETER_LABELS[value] }));
const factorOptions = Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `${index + 1}x` }));
const scenarioOptions = Object.entries(SCENARIO_LABELS)
  .filter(([id]) => id !== '0')
  .map(([value, label]) => ({ value, label }));

/** A programme product, searched on the server; the form holds its code. */
const ProductField = ({ onName }: { onName: (name: string | null) => void }) => {
  const field = useField({ name: 'alvo', label: texts.product, required: true });
  const [chosen, setChosen] = useState<Product | null>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, loading } = useSimulationProductsQuery({ variables: { search: search || null } });
  return (
    <Autocomplete
      {...storePickerTexts}
      size="small"
      value={chosen}
      options={(data ?? previousData)?.products.items ?? []}
      loading={loading}
      filterOptions={(found) => found}
      getOptionLabel={({ nome, codigo }) => `${nome} (${codigo})`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, product) => {
        setChosen(product);
        field.setValue(product?.codigo ?? '');
        onName(product?.nome ?? null);
      }}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={texts.product}
          placeholder={texts.productPlaceholder}
          required
          error={field.inputProps.error}
          helperText={field.inputProps.helperText}
          inputRef={field.ref}
        />
      )}
    />
  );
};

/** What each parameter asks for besides its value. */
const useTarget = (parametro: Parameter | null, onName: (name: string | null) => void): FieldDefinition | null => {
  const networks = useNetworkFilterOptions();
  if (parametro === 'valorPontos') return { kind: 'custom', name: 'alvo', span: 12, content: <ProductField onName={onName} /> };
  if (parametro === 'fatorPontuacao')
    return {
      kind: 'custom',
      name: 'alvo',
      span: 12,
      content: <StoreField name="alvo" holds="cnpj" required onAccept={(store) => onName(store?.nomeFantasia ?? null)} />,
    };
  if (parametro === 'valorPonto')
    return {
      kind: 'select',
      name: 'alvo',
      label: texts.network,
      required: true,
      span: 12,
      options: networks.map(({ label }) => ({ value: label, label })),
    };
  if (parametro === 'fatorExtra')
    return { kind: 'select', name: 'alvo', label: texts.scenario, required: true, span: 12, options: scenarioOptions };
  return null;
};

const valueField = (parametro: Parameter): FieldDefinition => {
  const shared = { name: 'valor', label: texts.value, required: true, span: 12 } as const;
  if (parametro === 'valorPonto') return { kind: 'money', ...shared };
  if (parametro === 'fatorPontuacao') return { kind: 'select', ...shared, options: factorOptions };
  if (parametro === 'ajusteValorPontos') return { kind: 'text', ...shared, helperText: texts.percentHint, maxLength: 7 };
  return { kind: 'decimal', ...shared, ...(parametro === 'limitePontuacao' ? { helperText: texts.limitHint } : {}) };
};

const TargetAndValue = ({ onName }: { onName: (name: string | null) => void }) => {
  const parametro = (useWatch({ name: 'parametro' }) ?? null) as Parameter | null;
  const target = useTarget(parametro, onName);
  if (!parametro) return null;
  return <FormFields key={parametro} fields={[...(target ? [target] : []), valueField(parametro)]} />;
};

/** Changing the parameter resets the rest, which belonged to the previous one. */
const ParameterField = () => {
  const { setValue } = useFormContext();
  return (
    <FormFields
      fields={[
        {
          kind: 'select',
          name: 'parametro',
          label: texts.parameter,
          required: true,
          span: 12,
          options: parameterOptions,
          onAccept: () => {
            setValue('alvo', '');
            setValue('valor', '');
          },
        },
      ]}
    />
  );
};

interface ChangeDialogProps {
  changes: readonly Change[];
  onAdd: (change: Change) => void;
  onClose: () => void;
}

/** Adds a change to try. */
export const ChangeDialog = ({ changes, onAdd, onClose }: ChangeDialogProps) => {
  const [nome, setNome] = useState<string | null>(null);
  return (
    <FormDialog
      title={texts.addChange}
      schema={changeFormRules}
      defaultValues={{ alvo: '', valor: '' }}
      submitLabel={texts.addChange}
      confirmFirst={async ({ parametro, alvo }) => {
        const isNew = !changes.some((change) => changeKey(change) === changeKey({ parametro, codigo: alvo }));
        if (!isNew) toast.error(texts.repeated);
        return isNew;
      }}
      onSubmit={({ parametro, alvo, valor }) => {
        const name = parametro === 'fatorExtra' ? SCENARIO_LABELS[Number(alvo) as Scenario] : nome;
        onAdd({ parametro, codigo: alvo, nome: alvo === '' ? null : name, de: null, para: valor });
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <ParameterField />
      <div style={{ height: 16 }} />
      <TargetAndValue onName={setNome} />
    </FormDialog>
  );
};
