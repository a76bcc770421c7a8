import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { FormPage } from '../../../forms/form-page.tsx';
import { personValues } from '../../../people/person-values.ts';
import { attempt } from '../../../session/failure.ts';
import { useSession, useViewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  type OwnProfileQuery,
  useOwnProfileQuery,
  useUpdateOwnConsumerProfileMutation,
  useUpdateOwnSellerProfileMutation,
} from './profile.generated.ts';
import { profileTexts as texts } from './profile.messages.ts';
import { profileFields } from './profile-fields.ts';
import { consumerProfileFormRules, sellerProfileFormRules } from './profile-form-rules.ts';

type Profile = OwnProfileQuery['ownProfile'];

/** A saved profile resets the form and empties the passwords. */
const keyOf = (profile: Profile) => JSON.stringify(profile);

interface ProfileFormProps {
  profile: Profile;
  /** Called after saving: refreshes the name and balance in the frame and empties the password fields. */
  onDone: () => Promise<void>;
}

const fieldsOf = { seller: profileFields(true), consumer: profileFields(false) };
const NO_PASSWORDS = { senha: '', senhaAntiga: '' };
const shared = { title: texts.title, submitLabel: texts.update, busyLabel: texts.updating, keepValues: true } as const;

const SellerForm = ({ profile, onDone }: ProfileFormProps) => {
  const [update] = useUpdateOwnSellerProfileMutation();
  return (
    <FormPage
      {...shared}
      description={texts.sellerText(profile.revenda ?? '')}
      schema={sellerProfileFormRules}
      defaultValues={{ ...personValues(profile), ...NO_PASSWORDS }}
      fields={fieldsOf.seller}
      onSubmit={({ hobby: _hobby, ...input }, lido) => update({ variables: { input, lido } })}
      successText={texts.sellerDone}
      onDone={onDone}
    />
  );
};

const ConsumerForm = ({ profile, onDone }: ProfileFormProps) => {
  const [update] = useUpdateOwnConsumerProfileMutation();
  const { telefone: _landline, ...values } = personValues(profile);
  return (
    <FormPage
      {...shared}
      description={texts.consumerText}
      schema={consumerProfileFormRules}
      // Values the form does not show stay unchanged.
      defaultValues={{ ...values, telefone: profile.telefone ?? '', ...NO_PASSWORDS }}
      fields={fieldsOf.consumer}
      onSubmit={(input, lido) => update({ variables: { input, lido } })}
      successText={texts.consumerDone}
      onDone={onDone}
    />
  );
};

/** /perfil and /perfil-cliente: the member's own data, with a form per kind (document 002 §2). */
export const ProfilePage = () => {
  const viewer = useViewer();
  const { refreshViewer } = useSession();
  const { data, error, refetch } = useOwnProfileQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  if (error && !data) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={8} />;
  const handleDone = async () => {
    await Promise.all([refreshViewer(), attempt(refetch())]);
  };
  const Form = viewer?.kind === 'CONSUMER' ? ConsumerForm : SellerForm;
  return (
    <>
      <Form key={keyOf(data.ownProfile)} profile={data.ownProfile} onDone={handleDone} />
      <ButtonLink to="/privacidade" startIcon={<ShieldOutlined />} sx={{ mt: 2, minHeight: 44 }}>
        {texts.privacy}
      </ButtonLink>
    </>
  );
};
