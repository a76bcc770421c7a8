export { CepCache } from './cep-cache.entity.ts';
export { lookUpCep } from './look-up-cep.ts';
