import Alert from '@mui/material/Alert';
import { useHasTwoApproversQuery } from './two-approvers.generated.ts';

/** Says that nobody can approve what an administrator asks for, and what to do; nothing while two administrators can. */
export const TwoApproversNotice = () => {
  const { data } = useHasTwoApproversQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  if (data?.hasTwoApprovers !== false) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      O programa tem menos de dois administradores ativos e independentes que aprovem um para o outro. O que pede duas pessoas fica
      aguardando: crie outro administrador no servidor com o comando <code>npm run admin:create</code>.
    </Alert>
  );
};
