import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import { negate } from '../../../../server/shared/money.ts';
import { isNegative } from '../../../../server/shared/sign.ts';
import { useReasonDialog } from '../../../decisions/use-reason-dialog.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { attempt } from '../../../session/failure.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { SalesToCorrectDocument, type SalesToCorrectQuery, useCorrectSaleMutation } from './corrections.generated.ts';
import { correctionTexts as texts } from './corrections.messages.ts';

type Row = SalesToCorrectQuery['salesToCorrect'][number];

/** On a phone, one line per sale: who, which sale, and how much. */
const narrowColumns: ListColumn<Row>[] = [
  { field: 'parceiro', title: texts.sale, render: ({ parceiro, identificador, revenda }) => `${parceiro}, ${identificador}, ${revenda}` },
  { field: 'aPontuar', title: texts.difference, type: 'decimal' },
];
const columns: ListColumn<Row>[] = [
  { field: 'identificador', title: texts.number },
  { field: 'revenda', title: texts.store },
  { field: 'parceiro', title: texts.seller },
  { field: 'cpf', title: 'CPF', type: 'cpf' },
  { field: 'pontuacaoAtual', title: texts.current, type: 'decimal' },
  { field: 'pontuacaoNova', title: texts.next, type: 'decimal' },
  { field: 'aPontuar', title: texts.difference, type: 'decimal' },
];

const PERIOD = ['de', 'ate', 'networkId'] as const;

/** Days and network of the sales in the URL, from the close of a month; none of them for all sales. */
const usePeriod = (): Partial<Record<(typeof PERIOD)[number], string>> => {
  const [params] = useSearchParams();
  return Object.fromEntries([...params].filter(([name, value]) => value && (PERIOD as readonly string[]).includes(name)));
};

/** Correção de Pontuação: analyse, list, and correct one by one (document 001 §2). */
export const CorrectionsPage = () => {
  const client = useApolloClient();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [correct] = useCorrectSaleMutation();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isAnalysing, setAnalysing] = useState(false);
  const period = usePeriod();
  const handleAnalyse = async () => {
    setAnalysing(true);
    const result = await attempt(client.query({ query: SalesToCorrectDocument, variables: period, fetchPolicy: 'network-only' }));
    setAnalysing(false);
    if (!result?.data) return;
    setRows(result.data.salesToCorrect);
    if (!result.data.salesToCorrect.length) toast.info(texts.none);
  };
  const { askReason, reasonDialog } = useReasonDialog();
  const handleCorrect = ({ idVenda, aPontuar, parceiro }: Row) => {
    const takes = isNegative(aPontuar);
    const points = formatDecimal(takes ? negate(aPontuar) : aPontuar);
    askReason({
      title: texts.correctTitle,
      text: takes ? texts.takeQuestion(points, parceiro) : texts.addQuestion(points, parceiro),
      submitLabel: texts.correct,
      onReason: async (reason) => {
        const { data } = await correct({ variables: { id: idVenda, ...reason } });
        toast.success(data!.correctSale.mensagem);
        setRows((current) => current?.filter((row) => row.idVenda !== idVenda) ?? null);
      },
    });
  };
  const analyse = (
    <Button variant="contained" loading={isAnalysing} loadingPosition="start" onClick={() => void handleAnalyse()} sx={{ minHeight: 44 }}>
      {isAnalysing ? texts.analysing : texts.analyse}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} description={texts.hint} actions={analyse} />
      {period.de && period.ate ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.onlyPeriod(formatDate(period.de), formatDate(period.ate), period.networkId !== undefined)}{' '}
          <TextLink to="/painel/processar/correcao-pontuacao">{texts.everySale}</TextLink>
        </Alert>
      ) : null}
      {rows === null && <EmptyState title={texts.before} />}
      {rows?.length === 0 && <EmptyState title={texts.none} />}
      {rows && rows.length > 0 && (
        <>
          <Typography role="status" sx={{ mb: 1.5, fontWeight: 600 }}>
            {texts.found(rows.length)}
          </Typography>
          <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
            <LocalTable<Row>
              title={texts.title}
              rows={rows}
              columns={isNarrow ? narrowColumns : columns}
              getRowId={({ idVenda }) => idVenda}
              rowLabel={({ identificador }) => `${texts.sale} ${identificador}`}
              rowActions={(row) => [{ label: texts.correct, onClick: () => handleCorrect(row) }]}
              searchPlaceholder={texts.search}
              paged
            />
          </Paper>
        </>
      )}
      {reasonDialog}
    </>
  );
};
