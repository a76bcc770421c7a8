import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { viewerTexts } from '../../../viewer/viewer.messages.ts';
import { galleryTexts as texts } from './gallery.messages.ts';
import { isPicture, isVideo, type Media, mediaPlace } from './media.ts';

const FRAME = { width: '100%', aspectRatio: '4 / 3', display: 'block', objectFit: 'cover', bgcolor: 'tint.neutral' } as const;

const Missing = ({ text }: { text: string }) => (
  <Stack sx={{ ...FRAME, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, color: 'text.secondary', px: 2 }}>
    <BrokenImageOutlined aria-hidden />
    <Typography variant="body2" sx={{ textAlign: 'center' }}>
      {text}
    </Typography>
  </Stack>
);

/** The picture, a video's first frame, or an icon for other files. */
const Preview = ({ media }: { media: Media }) => {
  const [isBroken, setBroken] = useState(false);
  if (isPicture(media)) {
    if (isBroken) return <Missing text={viewerTexts.pictureFailed} />;
    return (
      <Box
        component="img"
        src={media.linkMiniatura ?? media.linkArquivo}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        sx={FRAME}
      />
    );
  }
  if (!isVideo(media)) {
    return (
      <Stack sx={{ ...FRAME, display: 'flex', alignItems: 'center', justifyContent: 'center', color: 'text.secondary' }}>
        <InsertDriveFileOutlined aria-hidden sx={{ fontSize: 48 }} />
      </Stack>
    );
  }
  if (isBroken) return <Missing text={viewerTexts.videoFailed} />;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="video"
        src={`${media.linkArquivo}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
        onError={() => setBroken(true)}
        sx={{ ...FRAME, bgcolor: 'common.black' }}
      />
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: 'common.white' }}>
        <PlayCircleOutlined aria-hidden sx={{ fontSize: 56, filter: 'drop-shadow(0 1px 4px rgb(0 0 0 / 60%))' }} />
      </Box>
    </Box>
  );
};

interface MediaCardProps {
  media: Media;
  name: string;
  onOpen: (media: Media) => void;
  /** Available actions. */
  acts?: ReactNode;
}

/** The media, whose prize it is, the place and redemption date. Opens the viewer, or a new tab for other files. */
export const MediaCard = ({ media, name, onOpen, acts }: MediaCardProps) => {
  const isShown = isPicture(media) || isVideo(media);
  const opens = isShown
    ? { onClick: () => onOpen(media), 'aria-label': texts.open(name) }
    : { href: media.linkArquivo, target: '_blank', rel: 'noreferrer', 'aria-label': `${texts.otherFile}: ${name}` };
  return (
    <Card component="article" aria-label={name} variant="outlined" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <CardActionArea {...opens}>
        <Preview media={media} />
      </CardActionArea>
      <Box sx={{ p: 2, pb: acts ? 1 : 2, flex: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {mediaPlace(media)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.redeemedOn(formatDateTime(media.resgatadoEm))}
        </Typography>
      </Box>
      {acts ? (
        <Stack direction="row" sx={{ px: 1, pb: 1 }}>
          {acts}
        </Stack>
      ) : null}
    </Card>
  );
};
