import { CepResolver } from './modules/cep/cep.resolver.ts';
import { NetworkResolver, NetworksListResolver } from './modules/networks/network.resolver.ts';
import { SessionResolver } from './modules/sessions/session.resolver.ts';

/** Every resolver of the GraphQL door. */
export const resolvers = [CepResolver, SessionResolver, NetworkResolver, NetworksListResolver];
