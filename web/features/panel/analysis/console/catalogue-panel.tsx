import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useWatch } from 'react-hook-form';
import { type FieldDefinition, FormFields } from '../../../../forms/form-fields.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { keepInTab, keptInTab } from '../../../../ui/kept-in-tab.ts';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { analysisTexts } from '../analysis.messages.ts';
import { type CatalogueChoice, catalogueQuery, catalogueRules, firstChoice, PERIODS } from './catalogue-query.ts';
import { consoleTexts as texts, wordTitles } from './console.messages.ts';
import { PanelFrame } from './panel-frame.tsx';
import type { CatalogueEntry } from './titles.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useConsole } from './use-console.ts';

const KEPT = 'console';
/** The query that the panel wrote last: it may be overwritten. */
interface Kept {
  choice: CatalogueChoice;
  written: string;
}

const periodOptions = PERIODS.map((word) => ({ value: word, label: wordTitles[word]! }));

const fieldsOf = (
  catalogue: readonly CatalogueEntry[],
  entry: CatalogueEntry | undefined,
  onEntry: (name: string) => void,
): FieldDefinition[] => {
  const options = catalogue.map(({ name, title }) => ({ value: name, label: title }));
  const measures = entry?.measures.map(({ field, title, unit }) => {
    const suffix = texts.units[unit ?? ''];
    return { value: field, label: suffix ? `${title} (${suffix})` : title };
  });
  return [
    {
      kind: 'select',
      name: 'entry',
      label: texts.subject,
      options,
      emptyLabel: false,
      span: 12,
      onAccept: (name) => onEntry(String(name)),
    },
    { kind: 'select', name: 'period', label: texts.period, options: periodOptions, emptyLabel: texts.noPeriod, span: 12 },
    { kind: 'date', name: 'from', label: texts.from, span: 12 },
    { kind: 'date', name: 'to', label: texts.to, span: 12 },
    {
      kind: 'choices',
      name: 'dimensions',
      label: texts.dimensions,
      options: (entry?.dimensions ?? []).map(({ name, title }) => ({ value: name, label: title })),
      span: 12,
    },
    { kind: 'choices', name: 'measures', label: texts.measures, options: measures ?? [], span: 12 },
  ];
};

const scopeNames: Readonly<Record<string, string>> = analysisTexts.scopes;

const CatalogueForm = ({ catalogue }: { catalogue: readonly CatalogueEntry[] }) => {
  const kept = keptInTab<Kept>(KEPT);
  const isKnown = catalogue.some(({ name }) => name === kept?.choice.entry);
  const starting = catalogue.find(({ name }) => name === 'salesTotals') ?? catalogue[0];
  const form = useSchemaForm(catalogueRules, kept && isKnown ? kept.choice : firstChoice(starting));
  const { write, run, closeOnPhone } = useConsole();
  const name = useWatch({ control: form.control, name: 'entry' });
  const entry = catalogue.find((one) => one.name === name);
  const handle = (isRun: boolean) =>
    form.handleSubmit((choice) => {
      const query = catalogueQuery(entry!, choice);
      write(query, keptInTab<Kept>(KEPT)?.written ?? null);
      keepInTab(KEPT, { choice, written: query } satisfies Kept);
      if (isRun) run();
      closeOnPhone();
    });
  const fields = fieldsOf(catalogue, entry, (next) => {
    const { period, from, to } = form.getValues();
    form.reset({ ...firstChoice(catalogue.find((one) => one.name === next)), period, from, to });
  });
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={texts.ask} onSubmit={(event) => void handle(true)(event)}>
        <FormFields fields={fields} />
        {entry && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {texts.scope(entry.scopes.map((scope) => scopeNames[scope] ?? scope))}
          </Typography>
        )}
        <Box className="console-panel-buttons">
          <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
            {texts.run}
          </Button>
          <Button onClick={() => void handle(false)()} sx={{ minHeight: 44 }}>
            {texts.write}
          </Button>
        </Box>
      </form>
    </FormProvider>
  );
};

/** Writes a query from a subject, dimensions and measures, without GraphQL. */
export const CataloguePanel = () => {
  const { catalogue, isLoaded, error, refetch } = useCatalogue();
  return (
    <PanelFrame title={texts.ask} hint={texts.askHint}>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!error && !isLoaded && <LoadingState rows={4} />}
      {isLoaded && (catalogue.length > 0 ? <CatalogueForm catalogue={catalogue} /> : <Typography>{texts.nothingToAsk}</Typography>)}
    </PanelFrame>
  );
};
