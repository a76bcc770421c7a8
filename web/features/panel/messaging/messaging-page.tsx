import { useState } from 'react';
import { messagingSettingsRules } from '../../../../server/modules/messaging/messaging.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useMessagingSettingsQuery, useUpdateMessagingSettingsMutation } from './messaging.generated.ts';
import { messagingTexts as texts } from './messaging.messages.ts';
import { TestMessageForm } from './test-message-form.tsx';

/** Configuração Whats: the provider's URL, token and code, and a test message (document 001 §2). */
export const MessagingPage = () => {
  const { data, error, refetch } = useMessagingSettingsQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  const [save] = useUpdateMessagingSettingsMutation({ refetchQueries: ['messagingSettings'], awaitRefetchQueries: true });
  const [saves, setSaves] = useState(0);
  if (!data) {
    return (
      <>
        <PageHeader title={texts.title} />
        {error ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : <LoadingState />}
      </>
    );
  }
  const kept = data.messagingSettings;
  const fields: readonly FieldDefinition[] = [
    { kind: 'text', name: 'url', label: texts.url, helperText: texts.urlHint, inputMode: 'url', required: true, span: 12 },
    { kind: 'text', name: 'token', label: texts.token, required: !kept, ...(kept ? { helperText: texts.tokenHint } : {}) },
    { kind: 'text', name: 'codigo', label: texts.code, required: true },
  ];
  return (
    <>
      <FormPage
        // Resets the form after a save, so the token disappears behind its mask.
        key={saves}
        title={texts.title}
        description={texts.hint}
        schema={messagingSettingsRules}
        defaultValues={{ url: kept?.url ?? '', token: kept?.token ?? '', codigo: kept?.codigo ?? '' }}
        fields={fields}
        onSubmit={({ url, token, codigo }, lido) =>
          save({ variables: { input: { url, token: token ?? null, codigo }, lido }, context: { failureText: texts.saveFailed } })
        }
        successText={texts.saved}
        onDone={() => setSaves((before) => before + 1)}
        keepValues
      />
      <TestMessageForm />
    </>
  );
};
