import type { GraphqlAnswer, TestApp } from '../../test/app.ts';
import { PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { authenticatorApp } from '../../test/builders/second-factors.ts';

export const SIGN_IN =
  'mutation ($input: SignInInput!) { signInStaff(input: $input) { token viewer { nome } segundoFator { desafio totp codigoRecuperacao passkey } } }';
export const CONFIRM =
  'mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) { token viewer { nome segundoFator } } }';
export const START_TOTP = 'mutation ($input: OwnPasswordInput!) { startTotpRegistration(input: $input) { desafio segredo endereco } }';
export const CONFIRM_TOTP = 'mutation ($input: ConfirmTotpInput!) { confirmTotpRegistration(input: $input) { codigosRecuperacao } }';
export const START_PASSKEY = 'mutation ($input: OwnPasswordInput!) { startPasskeyRegistration(input: $input) { desafio opcoes } }';
export const CONFIRM_PASSKEY =
  'mutation ($input: ConfirmPasskeyInput!) { confirmPasskeyRegistration(input: $input) { codigosRecuperacao } }';
export const START_PROOF = 'mutation { startSecondFactorProof { desafio passkey } }';
export const PROVE = 'mutation ($input: ProveSecondFactorInput!) { proveSecondFactor(input: $input) }';
export const REMOVE = 'mutation ($input: RemoveSecondFactorInput!) { removeSecondFactor(input: $input) }';
export const OWN = '{ ownSecondFactors { fatores { id tipo nome } codigosRestantes obrigatorio } }';

/** What the panel asks about second factors, of one application. */
export function secondFactorPanel(held: { app: TestApp }) {
  const ask = (query: string, input: object | undefined, token?: string) =>
    held.app.graphql(query, input ? { input } : {}, token ? { token } : {});
  return {
    ask,
    codeOf: ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.code as string | undefined,
    signIn: async ({ cpf }: SignedIn) => (await ask(SIGN_IN, { cpf, senha: PASSWORD })).data.signInStaff,
    confirm: (input: object) => ask(CONFIRM, input),
    own: async (token: string) => (await ask(OWN, undefined, token)).data.ownSecondFactors,
    rest: ({ cpf }: SignedIn, code?: string) =>
      held.app.rest('POST', '/api/sessoes/usuario', {
        body: { cpf, senha: PASSWORD },
        ...(code ? { headers: { 'X-Segundo-Fator': code } } : {}),
      }),
    /** Registers an authenticator app as the panel does; the session has then proved it. */
    registerTotp: async (person: SignedIn, token = person.token) => {
      const { data } = await ask(START_TOTP, { senha: PASSWORD }, token);
      const { desafio, segredo } = data.startTotpRegistration;
      const phone = authenticatorApp(held.app, segredo);
      const answer = await ask(CONFIRM_TOTP, { desafio, nome: 'Celular', codigo: phone.code() }, token);
      return { phone, codes: answer.data.confirmTotpRegistration.codigosRecuperacao as string[], segredo: segredo as string };
    },
  };
}
