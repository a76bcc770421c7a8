import { useApolloClient } from '@apollo/client/react';
import type { ListAction } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { downloadFile } from '../../../ui/download.ts';
import { ContentTemplateDocument } from './content.generated.ts';
import { contentTexts as texts } from './content.messages.ts';
import type { ContentKind } from './content-kind.ts';

interface ContentActions {
  kind: ContentKind;
  createLabel: string;
  onCreate: () => void;
  onUpload: () => void;
}

/** A tab's buttons: new, template, upload. */
export const useContentActions = ({ kind, createLabel, onCreate, onUpload }: ContentActions): ListAction[] => {
  const client = useApolloClient();
  const can = useCan();
  const handleTemplate = async () => {
    const answer = await attempt(client.query({ query: ContentTemplateDocument, variables: { tipo: kind }, fetchPolicy: 'network-only' }));
    if (answer?.data) downloadFile(answer.data.importTemplate);
  };
  return [
    { label: texts.template, secondary: true, onClick: handleTemplate },
    { label: texts.upload, secondary: true, onClick: onUpload, hidden: !can('content:create') },
    { label: createLabel, onClick: onCreate, hidden: !can('content:create') },
  ];
};
