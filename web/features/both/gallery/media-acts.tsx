import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { useDeleteRedemptionMediaMutation, useShareRedemptionMediaMutation } from './gallery.generated.ts';
import { galleryTexts as texts } from './gallery.messages.ts';
import { type Media, mediaName } from './media.ts';
import { mailLink, whatsappLink } from './share-links.ts';

const SIZE = { width: 44, height: 44 } as const;

const Act = ({ label, name, icon, onClick }: { label: string; name: string; icon: ReactElement; onClick: () => unknown }) => (
  <Tooltip title={label}>
    <IconButton aria-label={texts.of(label, name)} onClick={() => void onClick()} sx={SIZE}>
      {icon}
    </IconButton>
  </Tooltip>
);

/** Shares a signed link by WhatsApp or e-mail, downloads or deletes the media. */
export const MediaActs = ({ media }: { media: Media }) => {
  const can = useCan();
  const [share] = useShareRedemptionMediaMutation();
  const [remove] = useDeleteRedemptionMediaMutation({ refetchQueries: ['gallery'], awaitRefetchQueries: true });
  const name = mediaName(media);
  const shared = async () => (await attempt(share({ variables: { id: media.id } })))?.data?.shareRedemptionMedia;
  const handleWhatsApp = async () => {
    // Opened within the click itself: browsers block windows opened after an await as pop-ups.
    const tab = window.open('', '_blank');
    const link = await shared();
    if (!link || !tab) return tab?.close();
    tab.opener = null;
    tab.location.href = whatsappLink(media, link, window.location.origin);
  };
  const handleMail = async () => {
    const link = await shared();
    if (link) window.location.href = mailLink(media, link, window.location.origin);
  };
  const handleRemove = async () => {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeQuestion(name), danger: true }))) return;
    if (await attempt(remove({ variables: { id: media.id } }))) toast.success(texts.removed);
  };
  return (
    <>
      <Act label={texts.whatsapp} name={name} icon={<WhatsApp />} onClick={handleWhatsApp} />
      <Act label={texts.email} name={name} icon={<MailOutlined />} onClick={handleMail} />
      <Tooltip title={texts.download}>
        <IconButton
          component="a"
          href={media.linkArquivo}
          download={media.nomeArquivo}
          aria-label={texts.of(texts.download, name)}
          sx={SIZE}
        >
          <DownloadOutlined />
        </IconButton>
      </Tooltip>
      {can('gallery:delete') ? (
        <Act label={texts.remove} name={name} icon={<DeleteOutlined color="error" />} onClick={handleRemove} />
      ) : null}
    </>
  );
};
