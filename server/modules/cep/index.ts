export { CepCache } from './cep-cache.entity.ts';
export { type CepAnswer, lookUpCep } from './look-up-cep.ts';
