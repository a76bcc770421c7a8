import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { overviewTexts as texts } from './reports.messages.ts';

/** Relatório's external dashboard in a frame, with a link for browsers that block it. */
export const EmbeddedPanel = ({ address }: { address: string }) => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <PageHeader
        title={reportKinds.RELATORIO.title}
        actions={
          <Button
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="outlined"
            startIcon={<OpenInNew />}
            sx={{ minHeight: 44 }}
          >
            {texts.openFrame}
          </Button>
        }
      />
      {isLoaded ? null : <LoadingState rows={2} />}
      <Box
        component="iframe"
        title={texts.frame}
        src={address}
        onLoad={() => setLoaded(true)}
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
        referrerPolicy="no-referrer"
        sx={{ width: '100%', height: 'calc(100dvh - 180px)', minHeight: 480, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
      />
    </>
  );
};
