import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { useState } from 'react';
import { toast } from '../ui/toast.ts';
import { createApolloClient } from './apollo-client.ts';
import { ProofHost } from './proof-host.tsx';

const realFetch = globalThis.fetch;
const REVEAL = parse('mutation reveal($motivo: String!) { revealed(motivo: $motivo) }');
const needed = { message: 'Confirme que é você com o segundo fator para continuar.', extensions: { code: 'PROOF_NEEDED' } };
const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** A server that refuses until the right code was sent; remembers what it was asked. */
const server = ({ challenge = { desafio: 'd', totp: true, codigoRecuperacao: true, passkey: null } as object } = {}) => {
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  let isProved = false;
  globalThis.fetch = (async (_url: unknown, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    const operation = /(?:mutation|query) (\w+)/.exec(query)![1]!;
    asked.push({ operation, variables });
    if (operation === 'startSecondFactorProof') return json({ data: { startSecondFactorProof: challenge } });
    if (operation === 'proveSecondFactor') {
      const { codigo } = variables.input as { codigo: string };
      isProved = codigo === '123456';
      if (isProved) return json({ data: { proveSecondFactor: true } });
      return json({ errors: [{ message: 'Código inválido ou já usado', extensions: { code: 'SECOND_FACTOR_WRONG' } }] });
    }
    return isProved ? json({ data: { revealed: 'ok' } }) : json({ errors: [needed] });
  }) as unknown as typeof fetch;
  return asked;
};

const Screen = ({ times = 1 }: { times?: number }) => {
  const [client] = useState(() =>
    createApolloClient({
      session: { tokenPainel: 'token-of-the-panel-123', tokenLoja: null, tipoUsuario: 'administrador' },
      onUnauthenticated: () => undefined,
    }),
  );
  const [motivo, setMotivo] = useState('');
  const [answers, setAnswers] = useState<string[]>([]);
  const send = () => {
    for (let time = 0; time < times; time++)
      void client
        .mutate<{ revealed: string }>({ mutation: REVEAL, variables: { motivo } })
        .then(({ data }) => data!.revealed)
        .catch((error: Error) => error.message)
        .then((answer) => setAnswers((before) => [...before, answer]));
  };
  return (
    <ApolloProvider client={client}>
      <input aria-label="Motivo" value={motivo} onChange={(event) => setMotivo(event.target.value)} />
      <button type="button" onClick={send}>
        Mostrar
      </button>
      <output>{answers.join(', ')}</output>
      <ProofHost />
    </ApolloProvider>
  );
};

const codeField = () => screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
const ask = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Chamado 7');
  await person.click(screen.getByRole('button', { name: 'Mostrar' }));
};
const answersOf = () => document.querySelector('output')!.textContent;

let told: jest.SpiedFunction<typeof toast.error>;
let informed: jest.SpiedFunction<typeof toast.info>;
beforeEach(() => {
  told = jest.spyOn(toast, 'error').mockImplementation((() => undefined) as never);
  informed = jest.spyOn(toast, 'info').mockImplementation((() => undefined) as never);
});
afterEach(() => {
  cleanup();
  told.mockRestore();
  informed.mockRestore();
  globalThis.fetch = realFetch;
});

describe('an operation that needs a fresh proof', () => {
  it('asks for the code, tells a wrong one, and is then repeated as it was; the screen keeps what was typed', async () => {
    const asked = server();
    const person = userEvent.setup();
    render(<Screen />);
    await ask(person);
    const field = await codeField();
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await person.type(field, '000000{Enter}');
    await screen.findByText('Código inválido ou já usado');
    expect(answersOf()).toBe('');
    await person.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(answersOf()).toBe('ok'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ operation }) => operation)).toEqual([
      'reveal',
      'startSecondFactorProof',
      'proveSecondFactor',
      'proveSecondFactor',
      'reveal',
    ]);
    expect(asked.filter(({ operation }) => operation === 'reveal').map(({ variables }) => variables)).toEqual([
      { motivo: 'Chamado 7' },
      { motivo: 'Chamado 7' },
    ]);
    expect((screen.getByLabelText('Motivo') as HTMLInputElement).value).toBe('Chamado 7');
    expect(told).not.toHaveBeenCalled();
  });

  it('asks once for operations of the same moment', async () => {
    const asked = server();
    const person = userEvent.setup();
    render(<Screen times={3} />);
    await ask(person);
    await person.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(answersOf()).toBe('ok, ok, ok'));
    expect(asked.filter(({ operation }) => operation === 'startSecondFactorProof')).toHaveLength(1);
  });

  it('is refused when the person cancels, and says that it is not done', async () => {
    const asked = server();
    const person = userEvent.setup();
    render(<Screen />);
    await ask(person);
    await codeField();
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(answersOf()).toBe(needed.message));
    expect(informed).toHaveBeenCalledWith(needed.message);
    expect(asked.map(({ operation }) => operation)).toEqual(['reveal', 'startSecondFactorProof']);
  });

  it('offers a recovery code to whoever has the app elsewhere', async () => {
    const asked = server();
    const person = userEvent.setup();
    render(<Screen />);
    await ask(person);
    await codeField();
    await person.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
    await person.type(screen.getByRole('textbox', { name: 'Código de recuperação' }), 'abcd-efgh-2345{Enter}');
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === 'proveSecondFactor')?.variables).toEqual({ input: { codigo: 'abcd-efgh-2345' } }),
    );
  });
});
