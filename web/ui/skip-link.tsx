import Box from '@mui/material/Box';
import { messages } from './messages.ts';

/** The id every shell gives its main landmark. */
export const MAIN_ID = 'conteudo';

/** The first Tab stop: skips the menu and jumps to the content. */
export const SkipLink = () => (
  <Box
    component="a"
    href={`#${MAIN_ID}`}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: 1,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      fontWeight: 650,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {messages.skipToContent}
  </Box>
);
