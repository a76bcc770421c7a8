import { moneyText, pointsText } from '../../../../ui/amount-texts.ts';
import { FileDialog } from '../../../../viewer/file-dialog.tsx';
import type { ViewedFile } from '../../../../viewer/file-viewer.tsx';
import { useCashbackPostingReceiptQuery } from '../cashback.generated.ts';
import { saleTexts as texts } from '../review.messages.ts';
import { usePostingReceiptQuery } from '../sales/postings.generated.ts';
import type { Finding, Review } from './findings-list.tsx';
import { lookOf } from './submission-status.ts';
import { useSubmissionReviewQuery } from './submissions.generated.ts';

interface CompareDialogProps {
  review: Review;
  finding: Finding;
  onClose: () => void;
}

/** The receipt next to the other receipt, or the posting, that a finding refers to. */
export const CompareDialog = ({ review, finding, onClose }: CompareDialogProps) => {
  const { submissionId, postingId } = finding;
  const other = useSubmissionReviewQuery({ variables: { id: submissionId ?? '' }, skip: !submissionId });
  const isCashback = review.audience === 'CONSUMER';
  const posting = usePostingReceiptQuery({ variables: { id: postingId ?? '' }, skip: !postingId || isCashback });
  const purchase = useCashbackPostingReceiptQuery({ variables: { id: postingId ?? '' }, skip: !postingId || !isCashback });
  if (other.loading || posting.loading || purchase.loading) return null;
  const receipt = other.data?.submissionReview;
  const sale = isCashback ? purchase.data?.posting : posting.data?.posting;
  const files: ViewedFile[] = [{ url: review.linkArquivo, type: review.tipoArquivo, title: texts.thisReceipt }];
  if (submissionId) {
    const label = receipt ? `: ${receipt.parceiro}, ${lookOf(receipt.status).label}` : '';
    files.push({
      url: receipt?.linkArquivo ?? null,
      type: receipt?.tipoArquivo ?? null,
      title: texts.compareReceipt(submissionId) + label,
    });
  } else {
    const title = sale
      ? `${texts.comparePosting(sale.identificador)}: ${sale.parceiro}, ${'valor' in sale ? moneyText(sale.valor) : pointsText(sale.totalPontos)}`
      : texts.receipt;
    files.push({ url: sale?.linkArquivo ?? null, type: sale?.tipoArquivo ?? null, title });
  }
  return <FileDialog title={finding.message} files={files} onClose={onClose} />;
};
