import { CepResolver } from './cep.resolver.ts';
import { CepCache } from './cep-cache.entity.ts';

export { CepCache } from './cep-cache.entity.ts';

export const entities = [CepCache];
export const resolvers = [CepResolver];
