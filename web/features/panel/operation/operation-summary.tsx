import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { useOperationsQuery } from './operation.generated.ts';
import { operationTexts as texts } from './operation.messages.ts';
import { OperationPart } from './operation-part.tsx';

const POLL_MS = 30_000;

const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
    {children}
  </Typography>
);

/** The parts of the operation and the queues with work, above the failed jobs. Reads again every 30 seconds. */
export const OperationSummary = () => {
  const { data } = useOperationsQuery({ pollInterval: POLL_MS, fetchPolicy: 'cache-and-network' });
  if (!data) return <LoadingState />;
  const { partes, filas, versao, node, conferidoEm } = data.operations;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <section>
        <Heading>{texts.parts}</Heading>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
          }}
        >
          {partes.map((part) => (
            <OperationPart key={part.assunto} part={part} />
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.checked(versao, node, formatDateTime(conferidoEm))}
        </Typography>
      </section>
      <section>
        <Heading>{texts.queues}</Heading>
        {filas.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.noQueues}
          </Typography>
        ) : (
          <Card sx={{ p: 2 }}>
            <FactList
              facts={filas.map(({ fila, maisAntiga, ...counts }) => ({
                label: fila,
                value: `${texts.queue(counts)}${maisAntiga ? texts.oldest(formatDateTime(maisAntiga)) : ''}`,
              }))}
            />
          </Card>
        )}
      </section>
      <Heading>{texts.failures}</Heading>
    </Box>
  );
};
