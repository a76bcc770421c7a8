import { OWN_BRAND } from '../../../../server/modules/surveys/survey.rules.ts';
import { SURVEY_SOURCES } from '../../../../server/modules/surveys/survey-sources.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { StoreField } from '../../../pickers/store-field.tsx';
import { SurveyProductsField } from './survey-products-field.tsx';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

const store: FieldDefinition = {
  kind: 'custom',
  name: 'cnpjRevenda',
  span: 12,
  content: <StoreField name="cnpjRevenda" label={texts.store} required holds="cnpj" />,
};

/** Editable fields of a survey: everything but its store (documents 000 §5 and 001 §7). */
export const surveyFields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'categoria', label: texts.category, required: true, maxLength: 200 },
  { kind: 'text', name: 'comunicacao', label: texts.communication, required: true, maxLength: 200 },
  { kind: 'integer', name: 'qtdeVendedores', label: texts.sellers, required: true, span: 4 },
  { kind: 'money', name: 'faturamento', label: texts.revenue, helperText: texts.revenueHint, required: true, span: 4 },
  {
    kind: 'select',
    name: 'fonte',
    label: texts.source,
    required: true,
    span: 4,
    options: SURVEY_SOURCES.map((source) => ({ value: source, label: source })),
  },
  {
    kind: 'custom',
    name: 'produtosMaisVendidos',
    span: 12,
    content: <SurveyProductsField name="produtosMaisVendidos" title={texts.topSelling} hint={texts.topSellingHint} />,
  },
  {
    kind: 'custom',
    name: 'produtosMaisVendidosConcorrentes',
    span: 12,
    content: (
      <SurveyProductsField
        name="produtosMaisVendidosConcorrentes"
        title={texts.byBrand}
        hint={texts.byBrandHint}
        defaultBrand={OWN_BRAND}
        hasTotal
      />
    ),
  },
];

/** Cadastrar: the same fields, after the store. */
export const newSurveyFields: readonly FieldDefinition[] = [store, ...surveyFields];
