import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { ButtonLink } from './button-link.tsx';
import { DocumentTitle } from './document-title.tsx';
import { messages } from './messages.ts';
import { EmptyState } from './states.tsx';

/** An address that leads nowhere, with the way back. */
export const NotFound = ({ homeTo }: { homeTo: string }) => (
  <>
    <DocumentTitle>{messages.notFoundTitle}</DocumentTitle>
    <EmptyState
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
