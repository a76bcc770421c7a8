import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelFrameProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A panel beside the editor. */
export const PanelFrame = ({ title, hint, children }: PanelFrameProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} className="console-own" sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
};
