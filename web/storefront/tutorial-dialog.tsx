import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useProgramme } from '../session/programme.tsx';
import type { Viewer } from '../session/session-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { tutorialTexts as texts } from './tutorial.messages.ts';

const SELLER = { title: texts.sellerTitle, steps: texts.sellerSteps };
const CONSUMER = { title: texts.consumerTitle, steps: texts.consumerSteps };

/** Members see their own part, visitors both. */
const partsFor = (member: Viewer | null) => {
  if (!member) return [SELLER, CONSUMER];
  return member.kind === 'CONSUMER' ? [CONSUMER] : [SELLER];
};

interface TutorialDialogProps {
  member: Viewer | null;
  onClose: () => void;
}

/** The tutorial: its video, when configured, and the same content as written steps (document 002 §2, Shell). */
export const TutorialDialog = ({ member, onClose }: TutorialDialogProps) => {
  const titleId = useId();
  const { videoTutorial } = useProgramme();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        {videoTutorial && (
          <Box
            component="video"
            controls
            playsInline
            preload="metadata"
            src={videoTutorial}
            aria-label={texts.video}
            sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', borderRadius: 1, bgcolor: '#000', mb: 2 }}
          />
        )}
        {partsFor(member).map(({ title, steps }) => (
          <Box component="section" key={title} sx={{ '& + &': { mt: 3 } }}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
