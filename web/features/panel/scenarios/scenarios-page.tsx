import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../../server/shared/dates.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import { useCan } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { ScenarioRow } from './edit-scenario-dialog.tsx';
import { useScenariosQuery } from './scenarios.generated.ts';
import { CONTROL_ID, scenarioTexts as texts } from './scenarios.messages.ts';

const EditScenarioDialog = lazyDialog(async () => (await import('./edit-scenario-dialog.tsx')).EditScenarioDialog);

const EXCERPT = 160;
const excerpt = (text: string | null | undefined) => (text && text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

const factorText = ({ fatorExtra, proximoFator, proximoFatorEm }: ScenarioRow): string =>
  `${formatDecimal(fatorExtra)}x${proximoFator ? texts.nextFactor(`${formatDecimal(proximoFator)}x`, formatDate(proximoFatorEm)) : ''}`;

const ScenarioCard = ({ scenario, onEdit }: { scenario: ScenarioRow; onEdit: (() => void) | null }) => {
  const { id, nome, textoRegulamento, todosPremios, premios, lojas, atualizadoEm } = scenario;
  const isControl = id === CONTROL_ID;
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flex: 1 }}>
        <Typography variant="overline" color="textSecondary">
          {texts.label(id)}
        </Typography>
        <Typography variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <FactList
          facts={[
            { label: texts.factor, value: factorText(scenario) },
            { label: texts.prizes, value: todosPremios ? texts.allPrizes : texts.prizeCount(premios.length) },
            { label: texts.storesLabel, value: texts.stores(lojas) },
            { label: texts.changed, value: atualizadoEm ? formatDateTime(atualizadoEm) : null },
            { label: texts.terms, value: excerpt(textoRegulamento) ?? texts.none },
          ]}
        />
      </CardContent>
      {isControl ? null : (
        <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap' }}>
          {onEdit ? (
            <Button variant="outlined" onClick={onEdit} aria-label={`${texts.edit}: ${texts.label(id)}`} sx={{ minHeight: 44 }}>
              {texts.edit}
            </Button>
          ) : null}
          <ButtonLink to={`/painel/experimentos?cenario=${id}`} sx={{ minHeight: 44 }}>
            {texts.seeExperiment}
          </ButtonLink>
        </CardActions>
      )}
    </Card>
  );
};

/** Cenários: what each of the four scenario values gives a store (beyond C11). */
export const ScenariosPage = () => {
  const can = useCan();
  const [editing, setEditing] = useState<ScenarioRow | null>(null);
  const { data, error, refetch } = useScenariosQuery({ context: { silent: true } });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={`${texts.description} ${texts.assignHint}`}
        actions={
          <ButtonLink to="/painel/Lojas" variant="outlined" sx={{ minHeight: 44 }}>
            {texts.assign}
          </ButtonLink>
        }
      />
      {error && !data ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingState /> : null}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {(data?.scenarios ?? []).map((scenario) => (
          <ScenarioCard key={scenario.id} scenario={scenario} onEdit={can('scenario:update') ? () => setEditing(scenario) : null} />
        ))}
      </Box>
      {editing ? <EditScenarioDialog scenario={editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
};
