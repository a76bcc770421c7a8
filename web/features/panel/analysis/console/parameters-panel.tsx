import { useGraphiQL, useOperationsEditorState, useVariablesEditorState } from '@graphiql/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFields } from '../../../../forms/form-fields.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { consoleTexts as texts } from './console.messages.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type ParameterForm, parameterForm } from './parameters.ts';
import { titlesOf } from './titles.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useConsole } from './use-console.ts';

const ParameterFields = ({ fields, rules, values }: ParameterForm) => {
  const form = useSchemaForm(rules, values);
  const { setVariables, run, closeOnPhone } = useConsole();
  // The JSON editor changes the same variables.
  useEffect(() => {
    form.reset(values);
  }, [form.reset, values]);
  const submit = form.handleSubmit((variables) => {
    setVariables(JSON.stringify(variables, null, 2));
    run();
    closeOnPhone();
  });
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={texts.parameters} onSubmit={(event) => void submit(event)}>
        <FormFields fields={fields} />
        <Box className="console-panel-buttons">
          <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
            {texts.run}
          </Button>
        </Box>
      </form>
    </FormProvider>
  );
};

/** A form for the variables of the editor's query. */
export const ParametersPanel = () => {
  const schema = useGraphiQL((state) => state.schema);
  const operationName = useGraphiQL((state) => state.operationName);
  const [query] = useOperationsEditorState();
  const [variables] = useVariablesEditorState();
  const { catalogue } = useCatalogue();
  const form = useMemo(
    () => (schema ? parameterForm({ query, variables, operationName, schema, titleOf: titlesOf(catalogue) }) : null),
    [schema, query, variables, operationName, catalogue],
  );
  return (
    <PanelFrame title={texts.parameters} hint={texts.parametersHint}>
      {form ? (
        <ParameterFields key={form.fields.map(({ kind, name }) => `${kind} ${name}`).join()} {...form} />
      ) : (
        <Typography>{texts.noParameters}</Typography>
      )}
    </PanelFrame>
  );
};
