import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface StateFrameProps {
  /** The state is all there is of the page, so its title is the page's heading. */
  isPage?: boolean;
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'error';
}

const StateFrame = ({ isPage = false, title, text, icon, action, tone = 'neutral' }: StateFrameProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', px: 2, py: { xs: 5, md: 7 } }}>
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        mb: 2,
        borderRadius: '50%',
        bgcolor: `tint.${tone}`,
        color: tone === 'error' ? 'error.main' : 'text.secondary',
        '& svg': { fontSize: 30 },
      }}
    >
      {icon}
    </Box>
    <Typography variant="h3" component={isPage ? 'h1' : 'p'}>
      {title}
    </Typography>
    {text && (
      <Typography component="div" sx={{ mt: 0.75, maxWidth: '46ch', color: 'text.secondary' }}>
        {text}
      </Typography>
    )}
    {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
  </Box>
);

interface EmptyStateProps extends Pick<StateFrameProps, 'isPage'> {
  title?: string;
  /** What will appear here and how to get it. */
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show yet, which is not an error. */
export const EmptyState = ({ isPage = false, title = messages.noResults, text, icon = <InboxOutlined />, action }: EmptyStateProps) => (
  <StateFrame isPage={isPage} title={title} text={text} icon={icon} action={action} />
);

interface ErrorStateProps extends Pick<StateFrameProps, 'isPage'> {
  title?: string;
  text?: ReactNode;
  icon?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** The content failed to load; says what to do and offers to do it. */
export const ErrorState = ({
  isPage = false,
  title = messages.loadFailedTitle,
  text = messages.loadFailedText,
  icon = <CloudOffOutlined />,
  onRetry,
  retryLabel = messages.tryAgain,
}: ErrorStateProps) => (
  <Box role="alert">
    <StateFrame
      isPage={isPage}
      tone="error"
      title={title}
      text={text}
      icon={icon}
      action={
        onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  </Box>
);
