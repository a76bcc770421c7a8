import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { attempt } from '../../../../session/failure.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { useKeyHelp } from '../../../../ui/key-help.ts';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { useMenuPlace } from '../../../../ui/menu-place.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { ReadingDeskProvider } from '../reading/reading-desk-provider.tsx';
import { ReadingFindings } from '../reading/reading-findings.tsx';
import { useReadingPoll } from '../reading/use-late-reading.ts';
import { XmlPage } from '../reading/xml-page.tsx';
import { CashbackForm } from '../sales/cashback-form.tsx';
import { SaleForm } from '../sales/sale-form.tsx';
import { useDecisionLock } from '../sales/use-decision-lock.ts';
import { type Audience, asAudience, PENDING_PATHS } from '../shared/audience.ts';
import { DESK_KEYS, saleTexts as texts } from '../shared/review.messages.ts';
import { ApprovalPanel, useWaitingApproval } from './approval-panel.tsx';
import { CounterpartNote } from './counterpart-note.tsx';
import { CounterpartPane } from './counterpart-pane.tsx';
import { type Finding, FindingsList, isComparable, LOW_ALERT, proposedReason, type Review } from './findings-list.tsx';
import { RejectDialog, type Rejection } from './reject-dialog.tsx';
import { ReviewBar } from './review-bar.tsx';
import { crumbsOf, ReviewHeader } from './review-header.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { useSubmissionReviewQuery } from './submissions.generated.ts';
import { TakeBackOffer } from './take-back-offer.tsx';
import { type Claim, useClaim } from './use-claim.ts';
import { useDecisions } from './use-decisions.ts';
import { type DeskLook, useDeskLook } from './use-desk-look.ts';
import { useNextReceipt } from './use-next-receipt.ts';
import { type ReviewQueue, useReviewQueue } from './use-review-queue.ts';
import { type TakeBack, useTakeBack } from './use-take-back.ts';

const XML = 'application/xml';

/** Reviews the queue one receipt at a time: look, type, decide, next. */
export const ReviewScreen = ({ id }: { id: string }) => {
  const ahead = useRef<string | null>(null);
  const fetchPolicy = useFetchPolicy(id, ahead);
  const { data, previousData, error, refetch } = useSubmissionReviewQuery({
    variables: { id },
    fetchPolicy,
    context: { silent: true },
  });
  const review = data?.submissionReview;
  // A queue has a single audience, so until the next receipt loads, use the last one's.
  const audience = asAudience((data ?? previousData)?.submissionReview?.audience);
  const queue = useReviewQueue(id, audience);
  useMenuPlace(PENDING_PATHS[audience].replace(/^\/painel/, ''));
  const claim = useClaim(queue.isDone ? null : id);
  const look = useDeskLook();
  const [attemptNumber, setAttemptNumber] = useState(0);
  const handleReload = async () => {
    await attempt(refetch());
    setAttemptNumber((now) => now + 1);
  };
  const takeBack = useTakeBack(async (again) => {
    // The version on the screen is that of before the decision.
    if (again === id) await handleReload();
    await queue.reopen(again);
  });
  if (queue.isDone) return <QueueDone queue={queue} takeBack={takeBack} audience={audience} />;
  if (!review) {
    return (
      <>
        <PageHeader title={texts.reviewTitle} breadcrumbs={crumbsOf(audience)} actions={<TakeBackOffer takeBack={takeBack} />} />
        {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : null}
        {data ? (
          <EmptyState title={texts.notFound} action={<ButtonLink to={PENDING_PATHS[audience]}>{texts.backToList}</ButtonLink>} />
        ) : null}
        {!data && !error ? <LoadingState rows={6} /> : null}
      </>
    );
  }
  const key = `${id}-${attemptNumber}`;
  const desk = { review, claim, queue, look, takeBack, ahead, fetchPolicy };
  return <ReviewDesk key={key} {...desk} onReload={handleReload} />;
};

/** A prefetched receipt is shown at once and then refreshed; any other is loaded first, because a decided one must not look open. */
const useFetchPolicy = (id: string, ahead: RefObject<string | null>): FetchPolicy => {
  const [opened, setOpened] = useState<{ id: string; policy: FetchPolicy }>({ id, policy: 'network-only' });
  if (opened.id === id) return opened.policy;
  const policy = ahead.current === id ? 'cache-and-network' : 'network-only';
  setOpened({ id, policy });
  return policy;
};

type FetchPolicy = 'network-only' | 'cache-and-network';

interface ReviewDeskProps {
  review: Review;
  claim: Claim;
  queue: ReviewQueue;
  look: DeskLook;
  takeBack: TakeBack;
  /** The prefetched receipt. */
  ahead: RefObject<string | null>;
  fetchPolicy: FetchPolicy;
  onReload: () => Promise<unknown>;
}

/** One receipt, with everything needed to decide it. */
const ReviewDesk = ({ review, claim, queue, look, takeBack, ahead, fetchPolicy, onReload }: ReviewDeskProps) => {
  const unsaved = useRef(false);
  const lock = useDecisionLock();
  const decisions = useDecisions({ review, queue, takeBack, unsaved, lock });
  const [dialog, setDialog] = useState<'reject' | null>(null);
  const [chosen, setChosen] = useState<Finding | null>(null);
  const compared = look.isSideBySide ? (chosen ?? review.findings.find(isComparable) ?? null) : null;
  const compare = (finding: Finding) => {
    setChosen(finding);
    look.setSideBySide(true);
  };
  // Each receipt starts at its top, wherever the last one was scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const audience = asAudience(review.audience);
  const Form = audience === 'CONSUMER' ? CashbackForm : SaleForm;
  useReadingPoll(review);
  useNextReceipt({ id: review.id, queue, audience, ahead });
  const approval = useWaitingApproval(review.id, fetchPolicy);
  const isPending = review.status === 'PENDENTE';
  const isOpen = isPending && claim.status !== 'refused' && decisions.stale === null;
  const reject = () => (isOpen && !queue.isMoving ? setDialog('reject') : undefined);
  // Not before all of it is there: what was typed for the receipt before must not move this one.
  const isReady = !isOpen || approval.isKnown;
  useShortcuts({ r: reject, j: decisions.skip, k: decisions.previous }, { enabled: isReady });
  useShortcuts({ l: () => look.setSideBySide(!look.isSideBySide) }, { enabled: review.findings.some(isComparable) });
  useKeyHelp(DESK_KEYS);
  const handleReject = async (rejection: Rejection) => {
    await decisions.reject(rejection);
    setDialog(null);
  };
  const { stale } = decisions;
  const closedText = isPending ? claim.message : texts.alreadyDecided;
  return (
    <ReadingDeskProvider review={review}>
      <ReviewHeader
        review={review}
        queue={queue}
        offered={queue.isMoving ? null : <TakeBackOffer takeBack={takeBack} onUndo={decisions.undo} />}
      />
      <ReviewLayout
        file={{ url: review.linkArquivo, type: review.tipoArquivo, title: texts.receipt }}
        look={look.receipt}
        page={review.tipoArquivo === XML ? <XmlPage review={review} /> : null}
        onRetry={onReload}
        beside={
          compared ? (
            <CounterpartPane
              key={compared.submissionId ?? compared.postingId}
              review={review}
              finding={compared}
              look={look.counterpart}
              onClose={() => look.setSideBySide(false)}
            />
          ) : null
        }
      >
        <Stack sx={{ gap: 1.5, minWidth: 0 }}>
          {isOpen ? null : (
            <Stale text={stale ?? closedText} audience={audience} onNext={decisions.pass} onReload={stale ? onReload : null} />
          )}
          {review.prioridade ? (
            <Alert severity="info" role="note" sx={LOW_ALERT}>
              {texts.priority}
            </Alert>
          ) : null}
          <FindingsList review={review} compared={compared} onCompare={compare} />
          <ReadingFindings reading={review.leitura} />
          <CounterpartNote submissionId={review.id} />
          {isOpen && approval.waiting ? (
            <ApprovalPanel
              held={approval.waiting}
              busy={queue.isMoving}
              onReject={reject}
              onDone={decisions.approved}
              onWithdrawn={onReload}
              onSkip={() => void decisions.skip()}
            />
          ) : null}
          {isOpen && approval.isKnown && !approval.waiting ? (
            <Paper variant="outlined">
              <Form
                known={review}
                submission={review}
                typed={takeBack.typedFor(review.id)}
                unsaved={unsaved}
                onPosted={decisions.posted}
                onRefused={decisions.handleRefused}
                lock={lock}
                actions={(busy) => (
                  <ReviewBar
                    busy={busy || queue.isMoving}
                    hasPrevious={queue.visited.length > 0}
                    onPrevious={() => void decisions.previous()}
                    onSkip={() => void decisions.skip()}
                    onReject={reject}
                    onClose={() => void decisions.close()}
                  />
                )}
              />
            </Paper>
          ) : null}
        </Stack>
      </ReviewLayout>
      {dialog === 'reject' ? (
        <RejectDialog
          sender={review.parceiro}
          proposed={proposedReason(review.findings)}
          onReject={handleReject}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </ReadingDeskProvider>
  );
};

interface StaleProps {
  text: string;
  audience: Audience;
  onNext: () => unknown;
  onReload: (() => unknown) | null;
}

/** Someone else holds or decided the receipt: says so and offers the next one. */
const Stale = ({ text, audience, onNext, onReload }: StaleProps): ReactNode => (
  <Alert severity="warning" role="alert">
    {text}
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => void onNext()} sx={{ minHeight: 44 }}>
        {texts.next}
      </Button>
      {onReload ? (
        <Button color="inherit" onClick={() => void onReload()} sx={{ minHeight: 44 }}>
          {texts.reload}
        </Button>
      ) : null}
      <ButtonLink color="inherit" to={PENDING_PATHS[audience]} sx={{ minHeight: 44 }}>
        {texts.backToList}
      </ButtonLink>
    </Stack>
  </Alert>
);

const QueueDone = ({ queue, takeBack, audience }: { queue: ReviewQueue; takeBack: TakeBack; audience: Audience }) => (
  <>
    <PageHeader title={texts.reviewTitle} breadcrumbs={crumbsOf(audience)} actions={<TakeBackOffer takeBack={takeBack} />} />
    <EmptyState
      title={texts.queueDone}
      text={queue.skipped.length > 0 ? `${texts.queueDoneText} ${texts.skipped(queue.skipped.length)}` : texts.queueDoneText}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {queue.skipped.length > 0 ? (
            <Button variant="outlined" loading={queue.isMoving} onClick={() => void queue.reviewSkipped()} sx={{ minHeight: 44 }}>
              {texts.reviewSkipped}
            </Button>
          ) : null}
          <ButtonLink variant="contained" to={PENDING_PATHS[audience]} sx={{ minHeight: 44 }}>
            {texts.backToList}
          </ButtonLink>
        </Stack>
      }
    />
  </>
);
