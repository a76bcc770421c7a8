import { CepResolver } from './modules/cep/cep.resolver.ts';
import { ExportResolver } from './modules/exports/export.resolver.ts';
import { NetworkResolver, NetworksListResolver } from './modules/networks/network.resolver.ts';
import { SessionResolver } from './modules/sessions/session.resolver.ts';

/** Every resolver of the GraphQL door. */
export const resolvers = [CepResolver, SessionResolver, NetworkResolver, NetworksListResolver, ExportResolver];
