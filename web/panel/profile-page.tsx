import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { chosenPasswordProblem } from '../../server/shared/chosen-password.ts';
import { formatCpf } from '../../server/shared/cpf.ts';
import { attempt } from '../session/failure.ts';
import { SECOND_FACTOR } from '../session/redirects.ts';
import { SecondFactorHint } from '../session/second-factor-hint.tsx';
import { useSession } from '../session/session-context.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { toast } from '../ui/toast.ts';
import { panelMessages as texts } from './panel.messages.ts';
import { useUpdateOwnStaffProfileMutation } from './update-own-staff-profile.generated.ts';

interface ProfileForm {
  nome: string;
  senhaAntiga: string;
  senha: string;
}

/** Meu Perfil (document 000 §2): the name is editable, the login is not, and an empty password keeps the current one. */
export const ProfilePage = () => {
  const { viewer, refreshViewer } = useSession();
  const [update] = useUpdateOwnStaffProfileMutation();
  const { register, handleSubmit, formState, resetField, watch } = useForm<ProfileForm>({
    defaultValues: { nome: viewer?.nome ?? '', senhaAntiga: '', senha: '' },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ nome, senha, senhaAntiga }) => {
    const input = senha ? { nome: nome.trim(), senha, senhaAntiga } : { nome: nome.trim() };
    const saved = await attempt(update({ variables: { input } }));
    if (!saved) return;
    await refreshViewer();
    resetField('senha');
    resetField('senhaAntiga');
    toast.success(texts.profileUpdated);
  });
  const currentRule = { validate: (current: string) => !watch('senha') || current !== '' || texts.profileCurrentRequired };
  const newRule = {
    validate: async (senha: string, { nome }: ProfileForm) => {
      // If the dictionaries cannot be loaded, only the server judges.
      const problem = senha ? await chosenPasswordProblem(senha, { nome, cpf: viewer?.cpf ?? '' }).catch(() => null) : null;
      return problem ?? true;
    },
  };
  return (
    <>
      <PageHeader
        title={texts.profile}
        actions={
          <>
            <ButtonLink to={SECOND_FACTOR} variant="outlined">
              {texts.profileFactor}
            </ButtonLink>
            <ButtonLink to="/painel/perfil/acessos" variant="outlined">
              {texts.profileSessions}
            </ButtonLink>
          </>
        }
      />
      <SecondFactorHint canClose={false} />
      <Card sx={{ maxWidth: 640, p: { xs: 2.5, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void save(event)}>
          <Typography variant="h3" component="h2">
            {texts.profileData}
          </Typography>
          <TextField
            label={texts.profileName}
            autoComplete="name"
            error={Boolean(errors.nome)}
            helperText={errors.nome?.message}
            {...register('nome', { validate: (nome) => nome.trim() !== '' || texts.profileNameRequired })}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
            <TextField label={texts.profileCpf} value={formatCpf(viewer?.cpf ?? '')} slotProps={{ input: { readOnly: true } }} />
            <TextField label={texts.profileEmail} value={viewer?.email ?? ''} slotProps={{ input: { readOnly: true } }} />
          </Stack>
          <Typography variant="h3" component="h2" sx={{ pt: 1.5 }}>
            {texts.profilePassword}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
            <TextField
              label={texts.profileCurrentPassword}
              type="password"
              autoComplete="current-password"
              error={Boolean(errors.senhaAntiga)}
              helperText={errors.senhaAntiga?.message}
              {...register('senhaAntiga', currentRule)}
            />
            <TextField
              label={texts.profileNewPassword}
              type="password"
              autoComplete="new-password"
              error={Boolean(errors.senha)}
              helperText={errors.senha?.message ?? texts.profilePasswordHint}
              {...register('senha', newRule)}
            />
          </Stack>
          <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
            {isSubmitting ? texts.profileUpdating : texts.profileUpdate}
          </Button>
        </Stack>
      </Card>
    </>
  );
};
