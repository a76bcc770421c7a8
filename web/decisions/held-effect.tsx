import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../server/shared/age.ts';
import { formatDateTime } from '../../server/shared/dates.ts';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import type { HeldActionRowFragment } from './held-actions.generated.ts';
import { givenText, HELD_REASONS, sinceText, heldTexts as texts } from './held-texts.ts';
import { RuleReplay } from './rule-replay.tsx';

const factsOf = (held: HeldActionRowFragment): Fact[] => [
  ...(held.valor === null ? [] : [{ label: texts.value, value: givenText(held) }]),
  ...(held.pessoa === null ? [] : [{ label: texts.person, value: held.pessoa }]),
  { label: texts.reason, value: HELD_REASONS[held.motivo] ?? held.motivo },
  { label: texts.askedBy, value: held.primeiroPor },
  { label: texts.waitsSince, value: sinceText(held.criadoEm, formatAge(held.criadoEm, new Date())) },
  { label: texts.deadline, value: formatDateTime(held.expiraEm) },
  { label: texts.place, value: [held.revenda, held.rede].filter(Boolean).join(', ') || texts.wholeProgramme },
];

/** The effect of a requested rule of automatic credit on the receipts decided until now. */
const RequestedRule = ({ regra }: { regra: NonNullable<HeldActionRowFragment['regra']> }) => {
  const { id: ruleId, limiteNota, limiteDia, limiteMembro, diasDeConta } = regra;
  return <RuleReplay input={{ ruleId, limiteNota, limiteDia, limiteMembro, diasDeConta }} />;
};

/** The whole effect of a request: its sentence, every value before and after, what it gives, who asked and since when. */
export const HeldEffect = ({ held }: { held: HeldActionRowFragment }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{held.resumo}</Typography>
    {held.mudancas.length > 0 ? (
      <Box component="ul" aria-label={texts.changes} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {held.mudancas.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    ) : null}
    {held.regra ? <RequestedRule regra={held.regra} /> : null}
    <FactList facts={factsOf(held)} />
  </Box>
);
