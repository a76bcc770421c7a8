import { useViewer } from '../../session/use-viewer.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ApprovedSection } from './approved-section.tsx';
import { AnalysisSection, UnprocessedSection } from './receipt-sections.tsx';
import { statementTexts as texts } from './statement.messages.ts';

/** /pontuacoes: points of a seller, or purchases of a consumer, with what is in analysis and what was not processed. */
export const StatementPage = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  const own = viewer.kind === 'SELLER' ? texts.seller : texts.consumer;
  return (
    <>
      <PageHeader title={own.title} description={own.description} />
      <ApprovedSection viewer={viewer} />
      <AnalysisSection />
      <UnprocessedSection viewer={viewer} />
    </>
  );
};
