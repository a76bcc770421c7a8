import { useWatch } from 'react-hook-form';
import { systemSettingsRules } from '../../../../server/modules/settings/settings.rules.ts';
import { addDays, formatDate, parseFlexibleDate } from '../../../../server/shared/dates.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { useConfirmEffect } from '../../../parameters/use-confirm-effect.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import { settingsTexts as texts } from './settings.messages.ts';
import { SettingsSection } from './settings-section.tsx';
import { type SystemSettingsFieldsFragment, useSystemSettingsQuery, useUpdateSystemSettingsMutation } from './system-settings.generated.ts';

/** The 90th day, counting the first. */
const LAST_DAY_OFFSET = 89;

/** The promotion's first day; shows the last one as it is typed. */
const PromotionStart = () => {
  const start: unknown = useWatch({ name: 'dataInicioPromocao' });
  const day = typeof start === 'string' ? parseFlexibleDate(start) : null;
  return (
    <DateField
      name="dataInicioPromocao"
      label={texts.promotionStart}
      helperText={texts.promotionHint(day && formatDate(addDays(day, LAST_DAY_OFFSET)))}
    />
  );
};

const ofConsumers: readonly FieldDefinition[] = [
  { kind: 'money', name: 'valorResgateLiberado', label: texts.releaseAt, helperText: texts.releaseAtHint, required: true },
  { kind: 'decimal', name: 'percentualCashback', label: texts.percent, helperText: texts.percentHint, required: true },
  { kind: 'custom', name: 'dataInicioPromocao', content: <PromotionStart /> },
];
const ofSellers: readonly FieldDefinition[] = [
  { kind: 'decimal', name: 'limitePontuacao', label: texts.limit, helperText: texts.limitHint, required: true },
  { kind: 'integer', name: 'usosSemanaisVoucher', label: texts.weeklyUses, helperText: texts.weeklyUsesHint, required: true },
  { kind: 'switch', name: 'voucherAtivo', label: texts.voucherActive },
];

const valuesOf = (settings: SystemSettingsFieldsFragment) => ({
  valorResgateLiberado: settings.valorResgateLiberado,
  percentualCashback: settings.percentualCashback,
  dataInicioPromocao: settings.dataInicioPromocao ?? '',
  limitePontuacao: settings.limitePontuacao,
  usosSemanaisVoucher: String(settings.usosSemanaisVoucher),
  voucherAtivo: settings.voucherAtivo,
});

/** Configurações do Sistema (document 001 §2): the parameters for consumers and sellers. */
export const SystemSettingsPage = () => {
  const { data, error, refetch } = useSystemSettingsQuery({ fetchPolicy: 'network-only', context: { silent: true } });
  const [save] = useUpdateSystemSettingsMutation();
  const confirmEffect = useConfirmEffect();
  if (!data) {
    return (
      <>
        <PageHeader title={texts.title} />
        {error ? <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : <LoadingState />}
      </>
    );
  }
  return (
    <>
      <FormPage
        title={texts.title}
        schema={systemSettingsRules}
        defaultValues={valuesOf(data.systemSettings)}
        confirmFirst={({ limitePontuacao, percentualCashback }, was) =>
          confirmEffect([
            { parametro: 'limitePontuacao', before: String(was.limitePontuacao ?? ''), after: limitePontuacao },
            { parametro: 'percentualCashback', before: String(was.percentualCashback ?? ''), after: percentualCashback },
          ])
        }
        onSubmit={(input, lido) => save({ variables: { input, lido }, context: { failureText: texts.saveFailed } })}
        successText={texts.saved}
        keepValues
      >
        <div>
          <SettingsSection title={texts.consumers} fields={ofConsumers} />
          <SettingsSection title={texts.sellers} fields={ofSellers} />
        </div>
      </FormPage>
      <AdvancedSettings />
    </>
  );
};
