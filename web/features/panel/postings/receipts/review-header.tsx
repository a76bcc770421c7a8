import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../../server/shared/dates.ts';
import { setKeyHelpOpen } from '../../../../ui/key-help.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { SOURCES } from '../reading/reading.messages.ts';
import { type Audience, asAudience, PENDING_PATHS } from '../shared/audience.ts';
import { postingTexts } from '../shared/postings.messages.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { lookOf } from '../shared/submission-status.ts';
import { DayPace } from './day-pace.tsx';
import { isPreValidated, type Review } from './findings-list.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

/** The way to the desk: the queue of its audience. */
export const crumbsOf = (audience: Audience) => [
  { label: audience === 'CONSUMER' ? postingTexts.pendingCashback : postingTexts.pending, to: PENDING_PATHS[audience] },
  { label: texts.reviewTitle },
];

interface ReviewHeaderProps {
  review: Review;
  queue: ReviewQueue;
  /** The way back to the last decision. */
  offered: ReactNode;
}

/** Sender, position in the queue and source of the reading of one receipt. */
export const ReviewHeader = ({ review, queue, offered }: ReviewHeaderProps) => {
  const total = queue.decided.length + review.pendentes;
  // Going back and forth counts no receipt twice.
  const position = queue.decided.length + queue.skipped.filter((id) => id !== review.id).length + 1;
  const sender = [review.parceiro, review.revenda, formatDateTime(review.criadoEm)].filter(Boolean).join(' · ');
  return (
    <PageHeader
      title={texts.reviewTitle}
      breadcrumbs={crumbsOf(asAudience(review.audience))}
      description={`${texts.sentBy} ${sender}`}
      status={
        <>
          {review.status === 'PENDENTE' ? (
            <StatusChip tone="info" label={texts.position(position, total)} />
          ) : (
            <StatusChip {...lookOf(review.status)} />
          )}
          {review.status === 'PENDENTE' && isPreValidated(review) ? (
            <Tooltip title={texts.preValidated}>
              <span>
                <StatusChip tone="approved" label={postingTexts.preValidated} />
              </span>
            </Tooltip>
          ) : null}
          {review.leitura ? <StatusChip {...SOURCES[review.leitura.fonte]} /> : null}
          <DayPace />
        </>
      }
      actions={
        <>
          {offered}
          <Tooltip title={`${texts.help} (?)`}>
            <IconButton aria-label={texts.help} onClick={() => setKeyHelpOpen(true)} sx={{ width: 44, height: 44 }}>
              <HelpOutlineOutlined />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
};
