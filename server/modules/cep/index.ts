export { CepCache } from './cep-cache.entity.ts';
