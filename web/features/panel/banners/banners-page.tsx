import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router';
import { BANNER_AUDIENCE_LABELS, type BannerAudience } from '../../../../server/modules/banners/banner-audience.rules.ts';
import { useCan } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { BannerList } from './banner-list.tsx';
import type { BannerRow } from './banner-look.ts';
import { useBannersQuery, useDeleteBannerMutation, useSetBannerActiveMutation } from './banners.generated.ts';
import { bannerTexts as texts } from './banners.messages.ts';
import { useBannerOrder } from './use-banner-order.ts';

const options = { pageSize: -1 };
const AUDIENCES = Object.keys(BANNER_AUDIENCE_LABELS) as BannerAudience[];
const NONE: readonly BannerRow[] = [];

/** Banners: order, activation and removal, the last two with confirmation (document 001 §2). */
export const BannersPage = () => {
  const can = useCan();
  const [address, setAddress] = useSearchParams();
  const publico = AUDIENCES.find((audience) => audience === address.get('publico'));
  const { data, error, refetch } = useBannersQuery({
    variables: { options, ...(publico ? { filter: { publico } } : {}) },
    context: { silent: true },
  });
  const silent = { context: { silent: true } };
  const [toggle] = useSetBannerActiveMutation(silent);
  const [remove] = useDeleteBannerMutation({ ...silent, refetchQueries: ['banners'], awaitRefetchQueries: true });
  const { rows, move } = useBannerOrder(data?.banners.items ?? NONE, () => refetch());
  const tell = (done: string, failed: string) => [() => toast.success(done), () => toast.error(failed)] as const;
  const handleToggle = async ({ id, titulo, ativo }: BannerRow) => {
    const next = !ativo;
    if (!(await confirm({ title: texts.toggleTitle(next), text: texts.toggleQuestion(next, titulo) }))) return;
    await toggle({ variables: { id, ativo: next } }).then(...tell(texts.toggled, texts.toggleFailed));
  };
  const handleRemove = async ({ id, titulo }: BannerRow) => {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeQuestion(titulo), danger: true }))) return;
    await remove({ variables: { id } }).then(...tell(texts.removed, texts.removeFailed));
  };
  const createLink = can('banner:create') ? (
    <ButtonLink to="/painel/cadastrar/banner" variant="contained" sx={{ minHeight: 44 }}>
      {texts.create}
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={createLink} />
      <TextField
        select
        size="small"
        label={texts.audience}
        value={publico ?? ''}
        onChange={({ target }) => setAddress(target.value ? { publico: target.value } : {}, { replace: true })}
        helperText={publico ? texts.filteredHint : undefined}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        fullWidth={false}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      >
        <MenuItem value="">{texts.allAudiences}</MenuItem>
        {AUDIENCES.map((audience) => (
          <MenuItem key={audience} value={audience}>
            {BANNER_AUDIENCE_LABELS[audience]}
          </MenuItem>
        ))}
      </TextField>
      {!data && !error && <LoadingState rows={5} />}
      {!data && error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <EmptyState text={publico ? texts.emptyFilter : texts.empty} />}
      {rows.length > 0 && (
        <BannerList
          rows={rows}
          canEdit={can('banner:edit')}
          canMove={can('banner:edit') && !publico}
          canDelete={can('banner:delete')}
          onMove={(id, overId) => void move(id, overId)}
          onToggle={(banner) => void handleToggle(banner)}
          onRemove={(banner) => void handleRemove(banner)}
        />
      )}
    </>
  );
};
