import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { ButtonLink } from './button-link.tsx';
import { DocumentTitle } from './document-title.tsx';
import { messages } from './messages.ts';
import { EmptyState } from './states.tsx';

/** Shown for unknown addresses, with a link home. */
export const NotFound = ({ homeTo }: { homeTo: string }) => (
  <>
    <DocumentTitle>{messages.notFoundTitle}</DocumentTitle>
    <EmptyState
      isPage
      icon={<ExploreOffOutlined />}
      title={messages.notFoundTitle}
      text={messages.notFoundText}
      action={
        <ButtonLink variant="contained" to={homeTo}>
          {messages.backHome}
        </ButtonLink>
      }
    />
  </>
);
