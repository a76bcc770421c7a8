import { InOrder } from '../../../members/in-order.tsx';
import { useViewer } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ApprovedSection } from './approved-section.tsx';
import { CodeSection, SwproSection } from './credit-sections.tsx';
import { EntriesSection } from './entries-section.tsx';
import { ExpiringSection } from './expiring-section.tsx';
import { AnalysisSection, UnprocessedSection } from './receipt-sections.tsx';
import { statementTexts as texts } from './statement.messages.ts';

/**
 * /pontuacoes: a seller's points from sales, other platforms and codes, or a consumer's purchases, with receipts under review and rejected
 * (document 002 §2).
 */
export const StatementPage = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  const isSeller = viewer.kind === 'SELLER';
  const own = isSeller ? texts.seller : texts.consumer;
  return (
    <>
      <PageHeader title={own.title} description={own.description} />
      <InOrder>
        <ExpiringSection isSeller={isSeller} />
        <ApprovedSection viewer={viewer} />
        {isSeller && <SwproSection />}
        <AnalysisSection />
        {isSeller && <CodeSection />}
        <UnprocessedSection />
        <EntriesSection isSeller={isSeller} />
      </InOrder>
    </>
  );
};
