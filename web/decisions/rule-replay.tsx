import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CreditRuleReplayInput } from '../graphql/types.generated.ts';
import { FactList } from '../ui/fact-list.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { ErrorState } from '../ui/states.tsx';
import { type CreditRuleReplayQuery, useCreditRuleReplayQuery } from './rule-replay.generated.ts';
import { creditReasonText, gainText, notesText, replayTexts as texts } from './rule-replay-texts.ts';

type Replay = CreditRuleReplayQuery['creditRuleReplay'];

/** Reasons shown: those that decide; the others are rare. */
const MOST_REASONS = 5;

const Reasons = ({ razoes }: Pick<Replay, 'razoes'>) => (
  <Box>
    <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
      {texts.others}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {razoes.slice(0, MOST_REASONS).map(({ razao, notas }) => (
        <Typography key={razao} component="li" variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{creditReasonText(razao)}</span>
          <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{notesText(notas)}</span>
        </Typography>
      ))}
    </Box>
  </Box>
);

const Figures = ({ replay }: { replay: Replay }) => (
  <>
    <FactList
      facts={[
        { label: texts.credited, value: texts.share(replay.percentual, replay.creditadas, replay.decididas) },
        { label: texts.worth, value: gainText(replay.audience, replay.valor) },
        { label: texts.corrected, value: notesText(replay.corrigidas) },
        { label: texts.rejected, value: notesText(replay.reprovadas) },
      ]}
    />
    {replay.razoes.length > 0 ? <Reasons razoes={replay.razoes} /> : null}
    <Typography variant="body2" color="textSecondary">
      {[replay.limitada && texts.limited(replay.notas), texts.hint].filter(Boolean).join(' ')}
    </Typography>
  </>
);

/** Effect that the bounds of a rule of automatic credit would have had on the decided receipts of its network. */
export const RuleReplay = ({ input }: { input: CreditRuleReplayInput }) => {
  const { data, previousData, error, refetch } = useCreditRuleReplayQuery({ variables: { input }, context: { silent: true } });
  const replay = (data ?? (error ? undefined : previousData))?.creditRuleReplay;
  const isOld = !data && !error;
  return (
    <Box
      component="section"
      aria-label={texts.title(replay?.dias ?? 90)}
      aria-busy={isOld}
      sx={{ display: 'grid', gap: 2, alignContent: 'start', p: 2, borderRadius: 1, bgcolor: 'tint.neutral' }}
    >
      <Typography variant="subtitle2" component="h3">
        {isOld ? texts.waiting : texts.title(replay?.dias ?? 90)}
      </Typography>
      {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : null}
      {!replay && !error ? <LoadingState rows={3} /> : null}
      {replay?.notas === 0 ? <Typography variant="body2">{texts.none}</Typography> : null}
      {replay && replay.notas > 0 ? (
        <Box sx={{ display: 'grid', gap: 2, opacity: isOld ? 0.5 : 1 }}>
          <Figures replay={replay} />
        </Box>
      ) : null}
    </Box>
  );
};
