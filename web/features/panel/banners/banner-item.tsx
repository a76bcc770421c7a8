import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BANNER_AUDIENCE_LABELS } from '../../../../server/modules/banners/banner-audience.rules.ts';
import { formatDate } from '../../../../server/shared/dates.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type BannerRow, bannerLook } from './banner-look.ts';
import { bannerTexts as texts } from './banners.messages.ts';

interface BannerItemProps {
  banner: BannerRow;
  place: number;
  canEdit: boolean;
  canMove: boolean;
  canDelete: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

const Picture = ({ titulo, miniatura }: BannerRow) => (
  <Box
    sx={{
      flex: 'none',
      width: { xs: 64, sm: 160 },
      // On a phone, a banner's own aspect ratio would be too flat.
      aspectRatio: { xs: '16 / 9', sm: '16 / 5' },
      borderRadius: 1,
      overflow: 'hidden',
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'tint.neutral',
      color: 'text.secondary',
    }}
  >
    {miniatura ? (
      <Box
        component="img"
        src={miniatura}
        alt={texts.imageOf(titulo)}
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    ) : (
      <ImageNotSupportedOutlined role="img" aria-label={texts.noImage} />
    )}
  </Box>
);

/** A banner in the ordered list; its handle moves it by pointer or keyboard. */
export const BannerItem = ({ banner, place, canEdit, canMove, canDelete, onToggle, onRemove }: BannerItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: banner.id,
    disabled: !canMove,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: { xs: 1, sm: 2 },
        px: { xs: 1, sm: 2 },
        py: 1.5,
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 6 : 0,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { borderTopLeftRadius: 'inherit', borderTopRightRadius: 'inherit' },
        '&:last-of-type': { borderBottomLeftRadius: 'inherit', borderBottomRightRadius: 'inherit' },
      }}
    >
      {canMove ? (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={texts.drag(banner.titulo)}
          sx={{ width: 44, height: 44, cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <DragIndicator />
        </IconButton>
      ) : null}
      <Typography component="span" sx={{ minWidth: '2ch', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {place}
      </Typography>
      <Picture {...banner} />
      <Box sx={{ flex: 1, minWidth: { xs: 120, sm: 160 } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{banner.titulo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.period(formatDate(banner.dataInicial), formatDate(banner.dataFinal), BANNER_AUDIENCE_LABELS[banner.publico])}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', width: { xs: '100%', md: 'auto' }, justifyContent: 'flex-end' }}
      >
        <Box sx={{ mr: 'auto', pl: { xs: 6.5, md: 0 } }}>
          <StatusChip {...bannerLook(banner)} />
        </Box>
        <Switch
          checked={banner.ativo}
          disabled={!canEdit}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': texts.activeOf(banner.titulo) } }}
        />
        <Typography variant="body2" component="span" aria-hidden sx={{ minWidth: '3ch' }}>
          {banner.ativo ? 'Sim' : 'Não'}
        </Typography>
        {canDelete ? (
          <Tooltip title={texts.remove}>
            <IconButton aria-label={texts.removeOf(banner.titulo)} onClick={onRemove} sx={{ width: 44, height: 44 }}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
        ) : null}
      </Box>
    </Box>
  );
};
