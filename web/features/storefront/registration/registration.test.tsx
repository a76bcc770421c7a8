import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreOptionsDocument } from '../../../pickers/store-options.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { ConsumerRegistrationPage } from './consumer-registration-page.tsx';
import { RegisterConsumerDocument, RegistrationConsumerTakenDocument, RegistrationSellerTakenDocument } from './registration.generated.ts';
import { consumerFormRules, sellerFormRules } from './registration-form-rules.ts';
import { SellerRegistration } from './seller-registration.tsx';
import { SellerRegistrationPage } from './seller-registration-page.tsx';
import { InAreaRegistrationPage, StoreRegistrationPage } from './store-registration-page.tsx';

const CPF = '52998224725';
const person = {
  sexo: 'F',
  aceitouPoliticaPrivacidade: true,
  nome: 'Ana Lima',
  cpf: CPF,
  email: '',
  dataNascimento: '1990-05-10',
  celular: '11987654321',
  endCep: '01310100',
  endRua: 'Avenida Paulista',
  endNumero: '100',
  endComplemento: '',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  senha: 'segredo-longo',
  confirmarSenha: 'segredo-longo',
};

const firstProblem = (rules: typeof consumerFormRules | typeof sellerFormRules, changes: Record<string, unknown>) =>
  rules.safeParse({ ...person, ...changes }).error?.issues[0]?.message;

const errors = jest.fn();
beforeEach(() => {
  errors.mockReset();
  jest.spyOn(toast, 'error').mockImplementation(errors as never);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the order of checks of a registration', () => {
  it('is sex, privacy policy, empty fields, passwords', () => {
    const wrong: Record<string, unknown> = { sexo: null, aceitouPoliticaPrivacidade: false, nome: '', confirmarSenha: 'outra' };
    expect(firstProblem(consumerFormRules, wrong)).toBe('Sexo obrigatório');
    expect(firstProblem(consumerFormRules, { ...wrong, sexo: 'M' })).toBe('Você deve aceitar a politica de privacidade');
    expect(firstProblem(consumerFormRules, { ...wrong, sexo: 'M', aceitouPoliticaPrivacidade: true })).toBe('Nome obrigatório');
    expect(firstProblem(consumerFormRules, { confirmarSenha: 'outra' })).toBe('Senhas não conferem');
    expect(firstProblem(consumerFormRules, { confirmarSenha: '' })).toBe('Confirmar Senha obrigatório');
    expect(firstProblem(consumerFormRules, {})).toBeUndefined();
  });

  it('ends with the store for a seller', () => {
    expect(firstProblem(sellerFormRules, { idRevenda: '', confirmarSenha: 'outra' })).toBe('Senhas não conferem');
    expect(firstProblem(sellerFormRules, { idRevenda: '' })).toBe('Selecione uma revenda.');
    expect(firstProblem(sellerFormRules, { idRevenda: 7 })).toBeUndefined();
  });

  it('asks for every field but complement, landline, e-mail and hobby', () => {
    const missing = (name: string) => firstProblem(sellerFormRules, { idRevenda: 7, [name]: '' });
    expect(
      ['nome', 'cpf', 'dataNascimento', 'celular', 'endCep', 'endRua', 'endNumero', 'endBairro', 'endCidade', 'endEstado', 'senha'].map(
        missing,
      ),
    ).toEqual(
      ['Nome', 'CPF', 'Data de Nascimento', 'Celular', 'CEP', 'Rua', 'Número', 'Bairro', 'Cidade', 'Estado', 'Senha'].map(
        (label) => `${label} obrigatório`,
      ),
    );
    expect(['endComplemento', 'telefone', 'email', 'hobby'].map(missing)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

const typeCpf = async (cpf: string) => {
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>(/^CPF/);
  await user.click(field);
  await user.keyboard(cpf);
  await user.tab();
  return { user, field };
};
const taken = (query: typeof RegistrationSellerTakenDocument | typeof RegistrationConsumerTakenDocument, data: object) => ({
  request: { query, variables: { cpf: CPF } },
  result: { data },
});

describe('the CPF of a registration', () => {
  it('of a registered consumer is told and emptied', async () => {
    renderWith(<ConsumerRegistrationPage />, { mocks: [taken(RegistrationConsumerTakenDocument, { consumerTaken: true })] });
    const { field } = await typeCpf(CPF);
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Consumidor Final já cadastrado'));
    expect(field.value).toBe('');
  });

  it('of a registered seller is told and emptied', async () => {
    renderWith(<SellerRegistration title="Cadastro" description="" storeId="7" />, {
      mocks: [taken(RegistrationSellerTakenDocument, { sellerTaken: true })],
    });
    const { field } = await typeCpf(CPF);
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Vendedor já cadastrado'));
    expect(field.value).toBe('');
  });

  it('that cannot be checked is told and emptied, a wrong one without asking', async () => {
    renderWith(<ConsumerRegistrationPage />, {
      mocks: [{ request: { query: RegistrationConsumerTakenDocument, variables: { cpf: CPF } }, error: new TypeError('offline') }],
    });
    const { field } = await typeCpf(CPF);
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Erro ao verificar CPF. Tente novamente.'));
    expect(field.value).toBe('');
    await typeCpf('11111111111');
    await waitFor(() => expect(errors).toHaveBeenLastCalledWith('CPF não é válido'));
  });
});

/** Fills the consumer's form with `person`. */
const fillConsumer = async (user: ReturnType<typeof userEvent.setup>) => {
  const type = async (label: RegExp, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const choose = async (label: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
  await choose(/^Sexo/, 'Feminino');
  await type(/^Nome/, person.nome);
  await type(/^Data de Nascimento/, '10051990');
  await next();
  await screen.findByText('Passo 2 de 3');
  await type(/^E-mail/, person.email);
  await type(/^Celular/, person.celular);
  await next();
  await screen.findByText('Passo 3 de 3');
  await type(/^Rua/, person.endRua);
  await type(/^Número/, person.endNumero);
  await type(/^Bairro/, person.endBairro);
  await type(/^Cidade/, person.endCidade);
  await choose(/^Estado/, 'SP - São Paulo');
  await type(/^Senha/, person.senha);
  await type(/^Confirmar Senha/, person.senha);
  await user.click(screen.getByRole('checkbox', { name: /política de privacidade/ }));
  // Last, because leaving it calls the postcode service, which is absent here, and clears the field.
  await type(/^CEP/, person.endCep);
};

describe('ConsumerRegistrationPage', () => {
  it('tells the first failure in a toast, at its field, which has the focus', async () => {
    renderWith(<ConsumerRegistrationPage />, {});
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Sexo obrigatório'));
    expect(errors).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Sexo/ }));
    expect(screen.getByText('Nome obrigatório')).toBeTruthy();
    expect(screen.getByText('Passo 1 de 3')).toBeTruthy();
  });

  it('keeps what was typed when the person goes back and when the page is loaded again, but no password', async () => {
    const first = renderWith(<ConsumerRegistrationPage />, { mocks: [taken(RegistrationConsumerTakenDocument, { consumerTaken: false })] });
    const { user } = await typeCpf(CPF);
    await fillConsumer(user);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByText('Passo 2 de 3');
    expect(screen.getByLabelText<HTMLInputElement>(/^Celular/).value).toBe('(11) 98765-4321');
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(person.senha);
    renderWith(<ConsumerRegistrationPage />, { path: '/cadastrar-consumidor-final?passo=3' });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Rua/)).value).toBe(person.endRua);
    expect(screen.getByLabelText<HTMLInputElement>(/^Senha/).value).toBe('');
    expect(screen.getByRole('progressbar', { name: 'Andamento do cadastro' }).getAttribute('aria-valuetext')).toBe('Passo 3 de 3');
  });

  it('does not open a step that was never reached', async () => {
    renderWith(<ConsumerRegistrationPage />, { path: '/cadastrar-consumidor-final?passo=3' });
    expect(await screen.findByText('Passo 1 de 3')).toBeTruthy();
  });

  it('tells beside a password that is left what is wrong with it, and nothing once it is good', async () => {
    sessionStorage.setItem('rascunho:cadastro-consumidor', JSON.stringify({ values: { nome: 'Beatriz Quaresma' }, reached: 3 }));
    renderWith(<ConsumerRegistrationPage />, { path: '/cadastrar-consumidor-final?passo=3' });
    const user = userEvent.setup();
    const field = await screen.findByLabelText(/^Senha/);
    const leaveWith = async (senha: string) => {
      await user.clear(field);
      await user.type(field, senha);
      await user.tab();
    };
    await leaveWith('12345678');
    expect(await screen.findByText(/^Senha fácil de adivinhar/, {}, { timeout: 10_000 })).toBeTruthy();
    await leaveWith('Quaresma#81');
    expect(await screen.findByText('A senha não pode conter seu nome nem seu CPF')).toBeTruthy();
    await leaveWith('x7Kp2mQ9');
    await waitFor(() => expect(screen.queryByText(/A senha não pode|fácil de adivinhar/)).toBeNull());
  });

  it('returns to the step of what the server refuses', async () => {
    const refusal = {
      message: 'Consumidor Final já cadastrado',
      extensions: { code: 'CONSUMER_CPF_TAKEN', fields: [{ field: 'cpf', message: 'Consumidor Final já cadastrado' }] },
    };
    renderWith(<ConsumerRegistrationPage />, {
      mocks: [
        taken(RegistrationConsumerTakenDocument, { consumerTaken: false }),
        { request: { query: RegisterConsumerDocument, variables: () => true }, result: { errors: [refusal] } },
      ],
    });
    const { user } = await typeCpf(CPF);
    await fillConsumer(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Passo 1 de 3')).toBeTruthy();
    expect(screen.getByText('Consumidor Final já cadastrado')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^CPF/)));
  });

  it('confirms the applied code, which earns consumers no points', async () => {
    const success = jest.spyOn(toast, 'success').mockImplementation((() => undefined) as never);
    renderWith(<ConsumerRegistrationPage />, {
      path: '/cadastrar-consumidor-final?codigo_cadastro=ab12',
      mocks: [
        taken(RegistrationConsumerTakenDocument, { consumerTaken: false }),
        {
          request: { query: RegisterConsumerDocument, variables: () => true },
          result: { data: { registerConsumer: { id: '3', mensagem: null } } },
        },
      ],
    });
    const { user } = await typeCpf(CPF);
    expect(screen.getByText('Código de cadastro ab12: vale assim que você concluir.')).toBeTruthy();
    await fillConsumer(user);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Cadastro realizado com sucesso', { more: 'Código de cadastro AB12 aplicado' }),
    );
    expect(sessionStorage.getItem('rascunho:cadastro-consumidor')).toBeNull();
  });

  it('sends the code of the address, tells the success and what became of the code, and signs the consumer in', async () => {
    const mensagem = 'Código de cadastro esgotado: o código não foi usado';
    const success = jest.spyOn(toast, 'success').mockImplementation((() => undefined) as never);
    const signInConsumer = jest.fn(async () => aViewer({ kind: 'CONSUMER' }));
    const sent = jest.fn();
    renderWith(<ConsumerRegistrationPage />, {
      path: '/cadastrar-consumidor-final?codigo_cadastro=AB12',
      session: { signInConsumer },
      mocks: [
        taken(RegistrationConsumerTakenDocument, { consumerTaken: false }),
        {
          request: { query: RegisterConsumerDocument, variables: (variables: unknown) => [sent(variables)].length === 1 },
          result: { data: { registerConsumer: { id: '3', mensagem } } },
          delay: 30,
        },
      ],
    });
    const { user } = await typeCpf(CPF);
    await fillConsumer(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'CADASTRANDO...' })).toBeTruthy();
    await waitFor(() => expect(signInConsumer).toHaveBeenCalledWith({ cpf: CPF, senha: person.senha }));
    expect(success).toHaveBeenCalledWith('Cadastro realizado com sucesso', { more: mensagem });
    const { confirmarSenha: _confirmation, ...rest } = person;
    expect(sent).toHaveBeenCalledWith({
      input: { ...rest, email: null, endComplemento: null, telefone: null, quemIndicou: null, codigo_cadastro: 'AB12' },
    });
  });
});

describe('SellerRegistrationPage', () => {
  it('tells when there is no store to choose', async () => {
    const none = {
      request: { query: StoreOptionsDocument, variables: { search: null, networkId: null, audience: 'SELLERS' as const } },
      result: { data: { storeOptions: [] } },
    };
    renderWith(<SellerRegistrationPage />, { mocks: [none, none] });
    await waitFor(() => expect(errors).toHaveBeenCalledWith('Erro ao carregar revendas.'));
  });
});

describe('StoreRegistrationPage', () => {
  const answerWith = (body: object) => {
    globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => body })) as unknown as typeof fetch;
  };

  it('names the store of the link and asks for no other', async () => {
    answerWith({ id: 7, nomeFantasia: 'Loja Centro' });
    renderWith(<StoreRegistrationPage />, {});
    expect(await screen.findByRole('heading', { name: /Loja Centro/ })).toBeTruthy();
    expect(screen.queryByLabelText(/^Loja/)).toBeNull();
    expect(screen.queryByLabelText(/^Quem indicou/)).toBeNull();
  });

  it('inside the logged area keeps the member signed in and shows no way to the login', async () => {
    answerWith({ id: 7, nomeFantasia: 'Loja Centro' });
    renderWith(<InAreaRegistrationPage />, { viewer: aViewer({ kind: 'SELLER' }), path: '/loja/cadastrar-vendedor/7' });
    expect(await screen.findByRole('heading', { name: /Loja Centro/ })).toBeTruthy();
    expect(screen.getByText(/Você continua com o seu acesso/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('shows no form for an unknown store', async () => {
    answerWith({});
    renderWith(<StoreRegistrationPage />, { path: '/cadastrar-vendedor/99' });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
  });
});
