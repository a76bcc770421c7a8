import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CONTACT_CONSENTS, type ContactConsent } from '../../../../server/modules/members/consent.rules.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { attempt } from '../../../session/failure.ts';
import { toast } from '../../../ui/toast.ts';
import { type OwnConsentsQuery, useSetContactConsentMutation } from './privacy.generated.ts';
import { privacyTexts as texts } from './privacy.messages.ts';

type Answers = OwnConsentsQuery['ownConsents'];
const CHANNELS = Object.keys(CONTACT_CONSENTS) as ContactConsent[];

const whenOf = (answer: Answers[number] | undefined): string => {
  if (!answer) return texts.neverAnswered;
  return (answer.aceito ? texts.acceptedOn : texts.refusedOn)(formatDateTime(answer.criadoEm));
};

const Channel = ({ tipo, answer }: { tipo: ContactConsent; answer: Answers[number] | undefined }) => {
  const id = useId();
  const [set, { loading }] = useSetContactConsentMutation({ refetchQueries: ['ownConsents'], awaitRefetchQueries: true });
  const handleChange = async (aceito: boolean) => {
    const saved = await attempt(set({ variables: { tipo, aceito } }));
    if (saved) toast.success(texts.saved);
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 650 }}>
          {texts.channels[tipo]}
        </Typography>
        <Typography variant="body2" id={`${id}-text`} sx={{ color: 'text.secondary' }}>
          {CONTACT_CONSENTS[tipo]}. {whenOf(answer)}
        </Typography>
      </Box>
      <Switch
        checked={answer?.aceito ?? false}
        disabled={loading}
        onChange={(_event, checked) => void handleChange(checked)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-text` } }}
      />
    </Box>
  );
};

/** Notification channels and when each was chosen; answers come newest first. */
export const Notices = ({ answers }: { answers: Answers }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {CHANNELS.map((tipo) => (
      <Channel key={tipo} tipo={tipo} answer={answers.find((answer) => answer.tipo === tipo)} />
    ))}
  </Box>
);

/** Every answer the member ever gave. */
export const ConsentHistory = ({ answers }: { answers: Answers }) =>
  answers.length === 0 ? (
    <Typography color="textSecondary">{texts.noHistory}</Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {answers.map(({ id, aceito, texto, criadoEm }) => (
        <Box component="li" key={id}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {texto}: <strong>{aceito ? texts.yes : texts.no}</strong>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDateTime(criadoEm)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
