import { MarketSurvey, MarketSurveyProduct } from './survey.entity.ts';
import { MarketSurveyResolver, MarketSurveysListResolver } from './survey.resolver.ts';

export { createMarketSurvey } from './actions/create-survey.ts';
export { deleteMarketSurvey } from './actions/delete-survey.ts';
export { updateMarketSurvey } from './actions/update-survey.ts';
export { MarketSurvey, MarketSurveyProduct } from './survey.entity.ts';
export { OWN_BRAND } from './survey.rules.ts';
export { marketSurveyProductsQuery } from './survey-products.ts';
export { marketSurveysList } from './surveys.list.ts';

export const entities = [MarketSurvey, MarketSurveyProduct];
export const resolvers = [MarketSurveyResolver, MarketSurveysListResolver];
