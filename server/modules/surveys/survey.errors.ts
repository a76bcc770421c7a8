import { defineConstraintErrors } from '../../platform/db/database-errors.ts';
import { defineErrors } from '../../platform/errors/app-error.ts';
import { surveyTexts } from './survey.rules.ts';

defineErrors({
  SURVEY_NOT_FOUND: { kind: 'notFound', text: 'Pesquisa não encontrada' },
  SURVEY_STORE_UNKNOWN: { kind: 'invalid', text: 'Loja não encontrada', field: 'cnpjRevenda' },
  SURVEY_PRODUCT_REPEATED: { kind: 'invalid', text: surveyTexts.repeated, field: 'produtosMaisVendidos' },
});
defineConstraintErrors({ market_survey_products_once: 'SURVEY_PRODUCT_REPEATED' });
