import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { monthText } from '../../../parameters/months-text.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { attempt } from '../../../session/failure.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { type Change, changeKey, changesInput, changesOf, changeText } from './change-list.ts';
import { monthOptions } from './simulation-months.ts';
import { useSimulateMutation, useSimulationQuery } from './simulations.generated.ts';
import { simulationTexts as texts } from './simulations.messages.ts';

/** Initial values of the form: empty over the last three months, or copied from an earlier simulation. */
interface Start {
  changes: readonly Change[];
  de: string;
  ate: string;
  rede: string;
}

/** Two months before this one. */
const DEFAULT_FIRST = 2;

const Choice = (props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) => (
  <MuiTextField
    select
    label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value)}
    fullWidth={false}
    sx={{ minWidth: { xs: '100%', sm: 200 } }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {props.options.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </MuiTextField>
);

const Changes = ({ changes, onRemove, onAdd }: { changes: readonly Change[]; onRemove: (change: Change) => void; onAdd: () => void }) => (
  <Paper variant="outlined" component="section" aria-label={texts.changes} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
    <Typography variant="h4" component="h2">
      {texts.changes}
    </Typography>
    {changes.length === 0 ? <Typography sx={{ my: 2, color: 'text.secondary' }}>{texts.noChanges}</Typography> : null}
    <List>
      {changes.map((change) => (
        <ListItem
          key={changeKey(change)}
          disableGutters
          divider
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={texts.removeChange(changeText(change))}
              onClick={() => onRemove(change)}
              sx={{ width: 44, height: 44 }}
            >
              <DeleteOutlined />
            </IconButton>
          }
        >
          <ListItemText primary={changeText(change)} sx={{ pr: 4, overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
    <Button variant="outlined" startIcon={<AddOutlined />} onClick={onAdd} sx={{ minHeight: 44 }}>
      {texts.addChange}
    </Button>
  </Paper>
);

const SimulationForm = ({ start }: { start: Start }) => {
  const navigate = useNavigate();
  const networks = useNetworkFilterOptions();
  const [simulate, { loading }] = useSimulateMutation();
  const [changes, setChanges] = useState(start.changes);
  const [window, setWindow] = useState({ de: start.de, ate: start.ate, rede: start.rede });
  const [isAdding, setAdding] = useState(false);
  const put = (part: Partial<typeof window>) => setWindow((before) => ({ ...before, ...part }));
  const months = monthOptions().map((value) => ({ value, label: monthText(value) }));
  const handleRun = async () => {
    const { de, ate, rede } = window;
    const input = { mudancas: changesInput(changes), janela: { de, ate }, rede: rede || null };
    const result = await attempt(simulate({ variables: { input } }));
    const made = result?.data?.simulate;
    if (made) await navigate(`/painel/simulador/${made.id}`);
  };
  return (
    <>
      <Changes
        changes={changes}
        onRemove={(gone) => setChanges(changes.filter((change) => change !== gone))}
        onAdd={() => setAdding(true)}
      />
      <Paper variant="outlined" component="section" aria-label={texts.months} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {texts.months}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Choice label={texts.firstMonth} value={window.de} options={months} onChange={(de) => put({ de })} />
          <Choice label={texts.lastMonth} value={window.ate} options={months} onChange={(ate) => put({ ate })} />
          <Choice
            label={texts.network}
            value={window.rede}
            options={[{ value: '', label: texts.allNetworks }, ...networks.map(({ label }) => ({ value: label, label }))]}
            onChange={(rede) => put({ rede })}
          />
          <Button
            variant="contained"
            disabled={changes.length === 0}
            loading={loading}
            loadingPosition="start"
            onClick={() => void handleRun()}
            sx={{ minHeight: 44, minWidth: { xs: '100%', sm: 160 }, ml: { sm: 'auto' } }}
          >
            {loading ? texts.running : texts.run}
          </Button>
        </Box>
      </Paper>
      {isAdding ? (
        <ChangeDialog changes={changes} onAdd={(change) => setChanges([...changes, change])} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
};

/** Nova simulação: what to change and over which months (beyond C7). `?base=` starts from an earlier one. */
export const NewSimulationPage = () => {
  const [params] = useSearchParams();
  const base = rowIdOf(params.get('base'));
  const { data, loading } = useSimulationQuery({ variables: { id: base ?? '' }, skip: base === null, context: { silent: true } });
  const months = monthOptions();
  const earlier = data?.simulation;
  const start: Start = earlier
    ? {
        changes: changesOf(earlier.mudancas).map((change) => ({ ...change, de: null })),
        de: earlier.de.slice(0, 7),
        ate: earlier.ate.slice(0, 7),
        rede: earlier.rede ?? '',
      }
    : { changes: [], de: months[DEFAULT_FIRST]!, ate: months[0]!, rede: '' };
  return (
    <>
      <PageHeader
        title={texts.create}
        description={texts.createDescription}
        breadcrumbs={[{ label: texts.title, to: '/painel/simulador' }, { label: texts.create }]}
      />
      {loading && !earlier ? <LoadingState /> : <SimulationForm key={earlier?.id ?? ''} start={start} />}
    </>
  );
};
