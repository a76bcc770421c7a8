import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { z } from 'zod';
import { cnpjText, dayText, optionalPhoneText } from '../../server/shared/form-rules.ts';
import { ServiceHosts } from '../ui/service-hosts.tsx';
import { toast } from '../ui/toast.ts';
import { addressFields } from './address-fields.ts';
import { fromBrazilian, toBrazilian } from './decimal-text.ts';
import { FormDialog } from './form-dialog.tsx';
import type { FieldDefinition } from './form-fields.tsx';
import { FormPage } from './form-page.tsx';

type Values = Record<string, unknown>;

const anything = z.record(z.string(), z.unknown());
const toasts = { error: jest.fn(), success: jest.fn(), info: jest.fn() };

/** Renders a form page with the given fields; `cep` answers or fails the postcode look-up. */
const setup = ({
  fields,
  values = {},
  schema = anything as z.ZodType<Values, Values>,
  onSubmit = jest.fn<(values: Values) => unknown>(),
  cep,
}: {
  fields: FieldDefinition[];
  values?: Values;
  schema?: z.ZodType<Values, Values>;
  onSubmit?: jest.Mock<(values: Values) => unknown>;
  cep?: Record<string, string | null>;
}) => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!cep) observer.error(new TypeError('offline'));
        observer.next({ data: { cep: { logradouro: null, bairro: null, localidade: null, uf: null, complemento: null, ...cep } } });
        observer.complete();
      }),
  );
  const element = (
    <>
      <FormPage
        title="Cadastro"
        schema={schema}
        defaultValues={{ ...Object.fromEntries(fields.map((field) => [field.name ?? field.kind, ''])), ...values }}
        fields={fields}
        onSubmit={onSubmit}
        successText="Rede cadastrada com sucesso"
        keepValues
      />
      <Link to="/outra">Outra</Link>
      <ServiceHosts />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/outra', element: <p>Outra página</p> },
  ]);
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    onSubmit,
    input: (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label),
    type: async (label: string | RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.keyboard(text);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Salvar' })),
    sent: () => onSubmit.mock.calls.at(-1)?.[0],
  };
};

beforeEach(() => {
  for (const kind of ['error', 'success', 'info'] as const) {
    toasts[kind].mockReset();
    jest.spyOn(toast, kind).mockImplementation(toasts[kind] as never);
  }
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('amounts as text', () => {
  it('are read and written without passing through a float', () => {
    expect(fromBrazilian('999.999.999.999,99')).toBe('999999999999.99');
    expect(toBrazilian('999999999999.99', { minimum: 2, maximum: 2 })).toBe('999.999.999.999,99');
    expect(fromBrazilian('0010,5')).toBe('10.5');
    expect(fromBrazilian(',5')).toBe('0.5');
    expect(fromBrazilian('')).toBe('');
    expect(toBrazilian('', { minimum: 2, maximum: 2 })).toBe('');
  });
});

describe('masked fields', () => {
  it('show the documented masks and hold plain values', async () => {
    const form = setup({
      fields: [
        { kind: 'cpf', name: 'cpf' },
        { kind: 'cnpj', name: 'cnpj' },
        { kind: 'mobile', name: 'celular' },
        { kind: 'phone', name: 'telefone' },
        { kind: 'date', name: 'nascimento', label: 'Data de Nascimento' },
        { kind: 'money', name: 'valor', label: 'Valor Ponto' },
        { kind: 'quantity', name: 'qtde', label: 'Quantidade' },
      ],
    });
    await form.type('CPF', '52998224725');
    await form.type('CNPJ', '12abc34501de35');
    await form.type('Celular', '11987654321');
    await form.type('Telefone', '1134567890');
    await form.type('Data de Nascimento', '29021996');
    await form.type('Valor Ponto', '1234,567');
    await form.type('Quantidade', '12,5');
    expect(form.input('CPF').value).toBe('529.982.247-25');
    expect(form.input('CNPJ').value).toBe('12.ABC.345/01DE-35');
    expect(form.input('CNPJ').inputMode).toBe('text');
    expect(form.input('Celular').value).toBe('(11) 98765-4321');
    expect(form.input('Telefone').value).toBe('(11) 3456-7890');
    expect(form.input('Data de Nascimento').value).toBe('29/02/1996');
    expect(form.input('Valor Ponto').value).toBe('1.234,56');
    await form.submit();
    expect(form.sent()).toEqual({
      cpf: '52998224725',
      cnpj: '12ABC34501DE35',
      celular: '11987654321',
      telefone: '1134567890',
      nascimento: '1996-02-29',
      valor: '1234.56',
      qtde: '12.5',
    });
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it('show the values they start with', () => {
    const form = setup({
      fields: [
        { kind: 'cpf', name: 'cpf' },
        { kind: 'date', name: 'dia', label: 'Dia' },
        { kind: 'money', name: 'valor', label: 'Valor' },
      ],
      values: { cpf: '52998224725', dia: '2026-11-21', valor: '1234.5' },
    });
    expect(form.input('CPF').value).toBe('529.982.247-25');
    expect(form.input('Dia').value).toBe('21/11/2026');
    expect(form.input('Valor').value).toBe('1.234,50');
  });

  it.each([
    [{ kind: 'cpf', name: 'x' }, 'CPF', '11111111111', 'CPF não é válido'],
    [{ kind: 'cpf', name: 'x' }, 'CPF', '123', 'CPF não é válido'],
    [{ kind: 'cnpj', name: 'x' }, 'CNPJ', '12abc34501de36', 'CNPJ não é válido'],
    [{ kind: 'mobile', name: 'x' }, 'Celular', '119876543', 'Celular inválido'],
    [{ kind: 'phone', name: 'x' }, 'Telefone', '1134', 'Telefone inválido'],
    [{ kind: 'date', name: 'x', label: 'Data de Nascimento' }, 'Data de Nascimento', '3102', 'Data de Nascimento inválido'],
    [{ kind: 'date', name: 'x', label: 'Data da Venda', invalidText: 'Data inválida' }, 'Data da Venda', '31022026', 'Data inválida'],
    [{ kind: 'cep', name: 'x' }, 'CEP', '0131', 'CEP inválido'],
  ] as [FieldDefinition, string, string, string][])('refuse on leaving: %j', async (field, label, typed, text) => {
    const form = setup({ fields: [field], cep: { status: 'FOUND' } });
    await form.type(label, typed);
    expect(form.input(label).value).not.toBe('');
    await form.user.tab();
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(text));
    expect(form.input(label).value).toBe('');
  });

  it.each([
    [{ kind: 'date', name: 'x', label: 'Vence em' }, 'Vence em', '31022020', dayText('Vence em').or(z.literal('')), 'Vence em inválido'],
    [{ kind: 'phone', name: 'x' }, 'Telefone', '1134', optionalPhoneText('Telefone'), 'Telefone inválido'],
    [{ kind: 'cnpj', name: 'x' }, 'CNPJ', '12abc34501de36', cnpjText(), 'CNPJ não é válido'],
  ] as [FieldDefinition, string, string, z.ZodType, string][])(
    'save nothing in place of what was refused: %j',
    async (field, label, typed, rule, text) => {
      const form = setup({ fields: [field], schema: z.object({ x: rule }) as unknown as z.ZodType<Values, Values> });
      await form.type(label, typed);
      await form.submit();
      await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(text));
      expect(form.onSubmit).not.toHaveBeenCalled();
    },
  );

  it('clear a value that is already registered, and only then', async () => {
    const check = jest
      .fn<(cpf: string) => Promise<string | null>>()
      .mockResolvedValueOnce('Vendedor Loja já cadastrado')
      .mockResolvedValueOnce(null);
    const form = setup({ fields: [{ kind: 'cpf', name: 'cpf', check }] });
    await form.type('CPF', '52998224725');
    await form.user.tab();
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Vendedor Loja já cadastrado'));
    expect(form.input('CPF').value).toBe('');
    await form.type('CPF', '11144477735');
    await form.user.tab();
    await waitFor(() => expect(check).toHaveBeenLastCalledWith('11144477735'));
    expect(form.input('CPF').value).toBe('111.444.777-35');
  });
});

describe('postcode', () => {
  const address = { status: 'FOUND', logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };

  it('fills street, district, city and state', async () => {
    const form = setup({ fields: [...addressFields], values: { endCep: '', endEstado: null, endComplemento: 'sala 3' }, cep: address });
    await form.type(/^CEP/, '01310100');
    await form.user.tab();
    await waitFor(() => expect(form.input(/^Rua/).value).toBe('Avenida Paulista'));
    await form.submit();
    expect(form.sent()).toMatchObject({
      endCep: '01310100',
      endBairro: 'Bela Vista',
      endCidade: 'São Paulo',
      endEstado: 'SP',
      endComplemento: 'sala 3',
    });
  });

  it('refuses one that does not exist', async () => {
    const form = setup({ fields: [{ kind: 'cep' }], values: { endCep: '' }, cep: { status: 'NOT_FOUND' } });
    await form.type('CEP', '99999999');
    await form.user.tab();
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('CEP inválido'));
    expect(form.input('CEP').value).toBe('');
  });

  it.each([[undefined], [{ status: 'UNAVAILABLE' }]])('keeps what was typed when the look-up fails (%j)', async (cep) => {
    const form = setup({ fields: [...addressFields], values: { endCep: '', endRua: 'Rua Antiga' }, ...(cep ? { cep } : {}) });
    await form.type(/^CEP/, '01310100');
    await form.user.tab();
    await waitFor(() => expect(toasts.info).toHaveBeenCalledWith('Não foi possível consultar o CEP agora'));
    expect(form.input(/^CEP/).value).toBe('01310-100');
    expect(form.input(/^Rua/).value).toBe('Rua Antiga');
  });
});

describe('submitting', () => {
  const schema = z.object({
    nome: z.string().min(1, 'Informe o nome'),
    regiao: z.string().min(1, 'Informe a região'),
  }) as unknown as z.ZodType<Values, Values>;
  const fields: FieldDefinition[] = [
    { kind: 'text', name: 'nome', label: 'Nome', required: true },
    { kind: 'text', name: 'regiao', label: 'Região', required: true },
  ];

  it('tells the first broken rule, marks the fields and focuses the first', async () => {
    const form = setup({ fields, schema });
    await form.submit();
    expect(toasts.error).toHaveBeenCalledWith('Informe o nome');
    expect(screen.getByText('Informe a região')).toBeTruthy();
    expect(document.activeElement).toBe(form.input(/^Nome/));
    expect(form.onSubmit).not.toHaveBeenCalled();
  });

  it('puts errors of the server on their fields', async () => {
    const error = new CombinedGraphQLErrors({
      errors: [
        { message: 'Dados inválidos', extensions: { code: 'INVALID', fields: [{ field: 'regiao', message: 'Região desconhecida' }] } },
      ],
    });
    const form = setup({ fields, schema, onSubmit: jest.fn<(values: Values) => unknown>(() => Promise.reject(error)) });
    await form.type(/^Nome/, 'Azul');
    await form.type(/^Região/, 'Marte');
    await form.submit();
    expect(await screen.findByText('Região desconhecida')).toBeTruthy();
    expect(document.activeElement).toBe(form.input(/^Região/));
    expect(toasts.success).not.toHaveBeenCalled();
  });

  it('says so when it is done, and then lets the page be left', async () => {
    const form = setup({ fields, schema });
    await form.type(/^Nome/, 'Azul');
    await form.type(/^Região/, 'Sul');
    await form.submit();
    expect(form.sent()).toEqual({ nome: 'Azul', regiao: 'Sul' });
    expect(toasts.success).toHaveBeenCalledWith('Rede cadastrada com sucesso');
    await form.user.click(screen.getByRole('link', { name: 'Outra' }));
    expect(await screen.findByText('Outra página')).toBeTruthy();
  });

  it('asks before unsaved changes are left', async () => {
    const form = setup({ fields, schema });
    await form.type(/^Nome/, 'Azul');
    await form.user.click(screen.getByRole('link', { name: 'Outra' }));
    await form.user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(form.input(/^Nome/).value).toBe('Azul');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continuar editando' })).toBeNull());
    await form.user.click(screen.getByRole('link', { name: 'Outra' }));
    await form.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Outra página')).toBeTruthy();
  });
});

describe('FormDialog', () => {
  it('is titled with the row it was opened from', () => {
    const form = { title: 'Editar', schema: anything, defaultValues: {}, onSubmit: () => undefined, onClose: () => undefined };
    const { rerender } = render(<FormDialog {...form} subject="Loja Bahia" />);
    expect(screen.getByRole('dialog', { name: 'Editar: Loja Bahia' })).toBeTruthy();
    rerender(<FormDialog {...form} />);
    expect(screen.getByRole('dialog', { name: 'Editar' })).toBeTruthy();
  });

  it('closes on Esc, except while it is busy', async () => {
    let finish: () => void = () => undefined;
    const onClose = jest.fn();
    const onSubmit = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    render(
      <FormDialog
        title="Editar"
        schema={anything}
        defaultValues={{ nome: 'Azul' }}
        fields={[{ kind: 'text', name: 'nome', label: 'Nome' }]}
        onSubmit={onSubmit}
        onClose={onClose}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvando...');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('UploadField', () => {
  const field: FieldDefinition = { kind: 'upload', name: 'arquivo', label: 'Arquivo', accept: { 'text/csv': ['.csv'] }, maxSizeMb: 1 };
  const drop = async (file: File) => {
    const form = setup({ fields: [field], values: { arquivo: null } });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.setup({ applyAccept: false }).upload(input!, file);
    return form;
  };

  it('takes a file of the right kind', async () => {
    const form = await drop(new File(['a;b'], 'vendas.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('button', { name: 'Remover vendas.csv' })).toBeTruthy();
    await form.submit();
    expect(form.sent()?.arquivo).toHaveProperty('name', 'vendas.csv');
  });

  it('refuses another kind and one that is too big', async () => {
    await drop(new File(['x'], 'foto.png', { type: 'image/png' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Tipo de arquivo não aceito. Envie .csv.'));
    cleanup();
    await drop(new File(['x'.repeat(2_000_000)], 'grande.csv', { type: 'text/csv' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('O arquivo passa do limite de 1 MB.'));
  });
});
