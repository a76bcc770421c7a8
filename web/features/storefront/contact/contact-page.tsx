import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { contactMessageRules, MAX_CONTACT_MESSAGE } from '../../../../server/modules/members/contact.rules.ts';
import { formatCpf } from '../../../../server/shared/cpf.ts';
import { formatPhone } from '../../../../server/shared/phone.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { useProgramme } from '../../../session/programme.tsx';
import { useViewer } from '../../../session/session-context.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useContactProfileQuery, useSendContactMessageMutation } from './contact.generated.ts';
import { contactTexts as texts } from './contact.messages.ts';

const fields: FieldDefinition[] = [
  {
    kind: 'text',
    name: 'mensagem',
    label: texts.message,
    placeholder: texts.placeholder,
    required: true,
    multiline: true,
    rows: 6,
    maxLength: MAX_CONTACT_MESSAGE,
    span: 12,
  },
];

/** The member's contact data, read-only: it is edited in the profile. */
const OwnData = () => {
  const isConsumer = useViewer()?.kind === 'CONSUMER';
  const { data } = useContactProfileQuery();
  if (!data) return <LoadingState rows={5} />;
  const { nome, cpf, email, celular, revenda } = data.ownProfile;
  const facts = [
    { label: texts.name, value: nome },
    { label: texts.cpf, value: formatCpf(cpf) },
    { label: texts.email, value: email },
    { label: texts.mobile, value: celular ? formatPhone(celular) : null },
    ...(revenda ? [{ label: texts.store, value: revenda }] : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      {email ? null : <Typography sx={{ mt: 2 }}>{texts.noEmail}</Typography>}
      <TextLink to={isConsumer ? '/perfil-cliente' : '/perfil'} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
        {texts.change}
      </TextLink>
    </>
  );
};

const SupportHours = () => {
  const { suporteChat, suporteEmail } = useProgramme();
  return (
    <>
      <Typography>{texts.hours}</Typography>
      <Box sx={{ mt: 1, display: 'grid', justifyItems: 'start', '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } }}>
        {suporteChat && (
          <Link href={suporteChat} target="_blank" rel="noopener noreferrer">
            {texts.chat}
          </Link>
        )}
        {suporteEmail && <Link href={`mailto:${suporteEmail}`}>{suporteEmail}</Link>}
      </Box>
    </>
  );
};

/** /contato: the sender's data, a message, and the support hours (document 002 §2, Contact). */
export const ContactPage = () => {
  const [send] = useSendContactMessageMutation();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Box>
        <FormPage
          title={texts.title}
          description={texts.description}
          schema={contactMessageRules}
          defaultValues={{ mensagem: '' }}
          fields={fields}
          onSubmit={({ mensagem }) => send({ variables: { mensagem } })}
          submitLabel={texts.send}
          busyLabel={texts.sending}
          successText={texts.sent}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3" component="h2" gutterBottom>
            {texts.yourData}
          </Typography>
          <OwnData />
        </Card>
        <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3" component="h2" gutterBottom>
            {texts.hoursTitle}
          </Typography>
          <SupportHours />
        </Card>
      </Box>
    </Box>
  );
};
