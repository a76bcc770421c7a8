import LockOutlined from '@mui/icons-material/LockOutlined';
import { homeOf } from '../session/redirects.ts';
import { useViewer } from '../session/session-context.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { messages } from '../ui/messages.ts';
import { EmptyState } from '../ui/states.tsx';

/** Shown in place of a screen the person has no permission for. */
export const ForbiddenState = () => {
  const viewer = useViewer();
  return (
    <>
      <DocumentTitle>{messages.forbiddenTitle}</DocumentTitle>
      <EmptyState
        isPage
        icon={<LockOutlined />}
        title={messages.forbiddenTitle}
        text={messages.forbiddenText}
        action={
          <ButtonLink variant="contained" to={viewer ? homeOf(viewer) : '/painel'}>
            {messages.backHome}
          </ButtonLink>
        }
      />
    </>
  );
};
