import { surveyEditFormRules } from '../../../../server/modules/surveys/survey.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { surveyFields } from './survey-fields.tsx';
import {
  type MarketSurveyProductsQuery,
  type MarketSurveysQuery,
  useMarketSurveyProductsQuery,
  useUpdateMarketSurveyMutation,
} from './surveys.generated.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

export type SurveyRow = MarketSurveysQuery['marketSurveys']['items'][number];
type Product = MarketSurveyProductsQuery['marketSurveyProducts'][number]['produtosMaisVendidos'][number];

const typed = (products: readonly Product[]) =>
  products.map(({ marca, produto, qtde, valorUnitario }) => ({ marca, produto, qtde, valorUnitario }));

/** Edits a survey; opens once its products have loaded (document 001 §5). */
export const EditSurveyDialog = ({ survey, onClose }: { survey: SurveyRow; onClose: () => void }) => {
  const { id, revenda, categoria, comunicacao, qtdeVendedores, faturamento, fonte } = survey;
  const [edit] = useUpdateMarketSurveyMutation({ refetchQueries: ['marketSurveys'], awaitRefetchQueries: true });
  const { data } = useMarketSurveyProductsQuery({
    variables: { ids: [id] },
    fetchPolicy: 'network-only',
    context: { overlay: true },
  });
  const lists = data?.marketSurveyProducts[0];
  if (!lists) return null;
  return (
    <FormDialog
      title={texts.edit}
      subject={revenda}
      maxWidth="md"
      schema={surveyEditFormRules}
      defaultValues={{
        categoria,
        comunicacao,
        qtdeVendedores: String(qtdeVendedores),
        faturamento,
        fonte,
        produtosMaisVendidos: typed(lists.produtosMaisVendidos),
        produtosMaisVendidosConcorrentes: typed(lists.produtosMaisVendidosConcorrentes),
      }}
      fields={surveyFields}
      onSubmit={(input, lido) => edit({ variables: { id, input, lido } })}
      successText={texts.edited}
      onClose={onClose}
    />
  );
};
