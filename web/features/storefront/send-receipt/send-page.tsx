import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined';
import { ScoringType } from '../../../../server/shared/enums.ts';
import { useViewer, type Viewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ReceiptUpload } from './receipt-upload.tsx';
import { SaleForm } from './sale-form.tsx';
import { sendTexts as texts } from './send-receipt.messages.ts';

const SystemScoring = () => (
  <EmptyState
    icon={<CloudSyncOutlined />}
    title={texts.systemTitle}
    text={texts.systemText}
    action={
      <ButtonLink to="/pontuacoes" variant="contained">
        {texts.seeStatement}
      </ButtonLink>
    }
  />
);

const SendByPhoto = ({ viewer }: { viewer: Viewer }) => (
  <>
    <PageHeader title={texts.titlePhoto} description={viewer.kind === 'CONSUMER' ? texts.descriptionConsumer : texts.descriptionSeller} />
    <ReceiptUpload />
  </>
);

/** /enviar-pontuacao: consumers send receipts; sellers get the form for their store's scoring type (document 002 §2). */
export const SendPage = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  if (viewer.kind === 'CONSUMER' || viewer.tipoPontuacao === ScoringType.FOTO) return <SendByPhoto viewer={viewer} />;
  if (viewer.tipoPontuacao === ScoringType.DIGITACAO)
    return (
      <>
        <PageHeader title={texts.titleTyping} description={texts.descriptionTyping} />
        <SaleForm viewer={viewer} />
      </>
    );
  return (
    <>
      <PageHeader title={texts.titlePhoto} />
      <SystemScoring />
    </>
  );
};
