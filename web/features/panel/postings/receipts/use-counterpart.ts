import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import type { ViewedFile } from '../../../../viewer/file-viewer.tsx';
import { useCashbackPostingReceiptQuery } from '../sales/cashback.generated.ts';
import { usePostingReceiptQuery } from '../sales/postings.generated.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import { lookOf } from '../shared/submission-status.ts';
import type { Finding, Review } from './findings-list.tsx';
import { useSubmissionReviewQuery } from './submissions.generated.ts';

/** The file of the other receipt, or of the posting, that a finding refers to; null without a finding and while it loads. */
export const useCounterpart = (review: Review, finding: Finding | null): ViewedFile | null => {
  const submissionId = finding?.submissionId ?? null;
  const postingId = finding?.postingId ?? null;
  const other = useSubmissionReviewQuery({ variables: { id: submissionId ?? '' }, skip: !submissionId });
  const isCashback = review.audience === 'CONSUMER';
  const posting = usePostingReceiptQuery({ variables: { id: postingId ?? '' }, skip: !postingId || isCashback });
  const purchase = useCashbackPostingReceiptQuery({ variables: { id: postingId ?? '' }, skip: !postingId || !isCashback });
  if (!finding || other.loading || posting.loading || purchase.loading) return null;
  if (submissionId) {
    const receipt = other.data?.submissionReview;
    const label = receipt ? `: ${receipt.parceiro}, ${lookOf(receipt.status).label}` : '';
    return { url: receipt?.linkArquivo ?? null, type: receipt?.tipoArquivo ?? null, title: texts.compareReceipt(submissionId) + label };
  }
  const sale = isCashback ? purchase.data?.posting : posting.data?.posting;
  const title = sale
    ? `${texts.comparePosting(sale.identificador)}: ${sale.parceiro}, ${'valor' in sale ? moneyText(sale.valor) : pointsText(sale.totalPontos)}`
    : texts.receipt;
  return { url: sale?.linkArquivo ?? null, type: sale?.tipoArquivo ?? null, title };
};
