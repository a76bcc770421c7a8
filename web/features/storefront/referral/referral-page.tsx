import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPoints } from '../../../../server/shared/format.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { InviteCard } from './invite-card.tsx';
import { type OwnReferralsQuery, useOwnReferralQuery, useOwnReferralsQuery } from './referral.generated.ts';
import { referralTexts as texts } from './referral.messages.ts';
import { ReferralRules } from './referral-rules.tsx';

type Row = OwnReferralsQuery['ownReferrals']['items'][number];
type NoFilter = Record<string, never>;

const useReferrals = ({ options }: ListVariables<NoFilter>) =>
  toListResult(useOwnReferralsQuery({ variables: { options } }), (data) => data.ownReferrals);

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: texts.name, flex: 2 },
  { field: 'cpf', title: 'CPF', sortable: false },
  { field: 'celular', title: texts.mobile, sortable: false },
  { field: 'validado', title: texts.isValid, type: 'boolean' },
  { field: 'plataforma', title: texts.platform, sortable: false, hideOnPhone: true },
];

/** The code, its results, and the invitation link. If it fails to load, the rest of the page still shows (document 002 §8). */
const Invite = () => {
  const { data, error, refetch } = useOwnReferralQuery({ context: { silent: true }, fetchPolicy: 'cache-and-network' });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  // As high as what follows, so that the rules below stay where they are.
  if (!data) return <LoadingState rows={7} />;
  const { idIndicacao, link, validas, pontos } = data.ownReferral;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <InviteCard code={idIndicacao} link={link} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <KeyFigure label={texts.valid} value={validas} />
        <KeyFigure label={texts.points} value={formatPoints(pontos)} />
      </Box>
    </Box>
  );
};

/** /indicacao, INDIQUE E GANHE (document 002 §2). */
export const ReferralPage = () => (
  <>
    <PageHeader title={texts.title} description={texts.hint} />
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Invite />
      <ReferralRules />
    </Box>
    <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1.5 }}>
      {texts.table}
    </Typography>
    <ListScreen<Row, NoFilter>
      title={texts.table}
      name="ownReferrals"
      useList={useReferrals}
      columns={columns}
      searchPlaceholder={false}
      rowLabel={({ nome }) => nome}
      embedded
    />
  </>
);
