import { useApolloClient } from '@apollo/client/react';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { SelectField } from '../../../forms/choice-fields.tsx';
import { type Failure, readFailure } from '../../../session/failure.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ReadImportHeaderMutation, SetImportColumnsDocument } from './imports.generated.ts';
import { importTexts as texts } from './imports.messages.ts';
import type { UploadKind } from './upload-kinds.ts';
import { type CheckedFile, type ForeignFile, readHeader, rehearseUpload } from './upload-operations.ts';

type Header = ReadImportHeaderMutation['readImportHeader'];

interface UploadColumnsProps {
  kind: UploadKind;
  file: ForeignFile;
  onChecked: (checked: CheckedFile) => void;
  onBack: () => void;
}

/** Between choosing a file and its dry run: which of its columns is which, for a file whose titles do not tell. */
export const UploadColumns = (props: UploadColumnsProps) => {
  const { kind, file, onBack } = props;
  const [header, setHeader] = useState<Header | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isStale = false;
    readHeader(kind, file.values).then(
      (read) => isStale || setHeader(read),
      (error: unknown) => isStale || setFailure(readFailure(error)),
    );
    return () => {
      isStale = true;
    };
  }, [kind, file]);
  if (failure) return <ErrorState text={failure.message} onRetry={onBack} />;
  return header ? <ColumnsForm {...props} header={header} /> : <LoadingState rows={6} />;
};

/** Cells of the chosen column, and why the suggestion should be checked. */
const ColumnHelp = ({ examples, doubt }: { examples: readonly string[]; doubt: string | null | undefined }) => (
  <>
    {doubt ? (
      <Box component="span" sx={{ display: 'flex', gap: 0.5, color: 'warning.main', fontWeight: 600 }}>
        <WarningAmberOutlined aria-hidden sx={{ fontSize: 18 }} />
        {doubt}
      </Box>
    ) : null}
    {examples.length > 0 ? texts.examples(examples) : ' '}
  </>
);

type Places = Record<string, number | null>;

const ColumnsForm = ({ kind, file, header, onChecked, onBack }: UploadColumnsProps & { header: Header }) => {
  const client = useApolloClient();
  const form = useForm<Places>({
    defaultValues: Object.fromEntries(header.colunas.map(({ coluna, posicao }) => [coluna, posicao ?? null])),
  });
  const chosen = useWatch({ control: form.control });
  const isBusy = form.formState.isSubmitting;
  const found = header.colunas.filter(({ posicao }) => typeof posicao === 'number').length;
  const doubtful = header.colunas.filter(({ coluna, posicao, duvida }) => duvida && chosen[coluna] === posicao).length;
  const options = header.titulos.map(({ posicao, titulo }) => ({ value: posicao, label: titulo || texts.untitled(posicao + 1) }));
  const examplesOf = (position: number | null | undefined) => header.titulos.find(({ posicao }) => posicao === position)?.exemplos ?? [];
  /** What the server would refuse, said at its field. */
  const isComplete = (places: Places) => {
    const used = new Set<number>();
    let first: string | null = null;
    for (const { coluna, titulo, obrigatoria } of header.colunas) {
      const position = places[coluna] ?? null;
      const wrong = position === null ? (obrigatoria ? texts.columnNeeded(titulo) : null) : used.has(position) ? texts.columnTwice : null;
      if (position !== null) used.add(position);
      if (wrong === null) continue;
      form.setError(coluna, { message: wrong }, { shouldFocus: first === null });
      first ??= coluna;
    }
    return first === null;
  };
  const submit = form.handleSubmit(async (places) => {
    if (!isComplete(places)) return;
    const colunas = Object.entries(places).flatMap(([coluna, posicao]) => (posicao === null ? [] : [{ coluna, posicao }]));
    try {
      const variables = { tipo: kind.tipo, cabecalho: header.cabecalho, colunas };
      await client.mutate({ mutation: SetImportColumnsDocument, variables, context: { silent: true } });
      onChecked({ values: file.values, rehearsal: await rehearseUpload(kind, file.values) });
    } catch (error) {
      toast.error(readFailure(error).message);
    }
  });
  return (
    <FormProvider {...form}>
      <Paper
        variant="outlined"
        component="form"
        noValidate
        aria-label={texts.columnsTitle}
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.columnsTitle}: {file.values.arquivo?.name}
        </Typography>
        {file.reason ? (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {file.reason}
          </Alert>
        ) : null}
        <Typography color="textSecondary" sx={{ my: 1.5, maxWidth: 720 }}>
          {texts.columnsIntro}
        </Typography>
        <Typography role="status" sx={{ mb: 2 }}>
          {texts.columnsFound(found, header.colunas.length)} {doubtful > 0 ? texts.columnsDoubtful(doubtful) : null}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {header.colunas.map(({ coluna, titulo, obrigatoria, posicao, duvida }) => {
            const doubt = chosen[coluna] === posicao ? duvida : null;
            return (
              <SelectField
                key={coluna}
                name={coluna}
                label={titulo}
                required={obrigatoria}
                disabled={isBusy}
                options={options}
                emptyLabel={obrigatoria ? texts.chooseColumn : texts.noColumn}
                onAccept={() => form.clearErrors()}
                helperText={<ColumnHelp examples={examplesOf(chosen[coluna])} doubt={doubt} />}
              />
            );
          })}
        </Box>
        <Stack direction="row" sx={{ gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? texts.checking : texts.useColumns}
          </Button>
          <Button disabled={isBusy} onClick={onBack}>
            {texts.back}
          </Button>
        </Stack>
      </Paper>
    </FormProvider>
  );
};
