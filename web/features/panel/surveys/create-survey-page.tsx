import { surveyRules } from '../../../../server/modules/surveys/survey.rules.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import { newSurveyFields } from './survey-fields.tsx';
import { useCreateMarketSurveyMutation } from './surveys.generated.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

const emptySurvey = {
  cnpjRevenda: '',
  categoria: '',
  comunicacao: '',
  qtdeVendedores: '',
  faturamento: '',
  fonte: '',
  produtosMaisVendidos: [],
  produtosMaisVendidosConcorrentes: [],
};

/** Cadastrar Pesquisa de Mercado (document 000 §5). */
export const CreateSurveyPage = () => {
  const [create] = useCreateMarketSurveyMutation();
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={surveyRules}
      defaultValues={emptySurvey}
      fields={newSurveyFields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={texts.created}
      doneTo="/painel/pesquisa-de-mercado"
    />
  );
};
