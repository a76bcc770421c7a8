import { ErrorCatalogueResolver } from './error-catalogue.resolver.ts';

export const resolvers = [ErrorCatalogueResolver];
