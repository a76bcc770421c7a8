import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import type { FieldRead } from '../graphql/types.generated.ts';
import { ServiceHosts } from '../ui/service-hosts.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FieldDefinition } from './form-fields.tsx';

const rules = z.object({ nome: z.string(), regiao: z.string(), valorPonto: z.string(), ativo: z.boolean(), usos: z.string() });
type Values = z.output<typeof rules>;
const READ: Values = { nome: 'Rede Bela', regiao: 'Sudeste', valorPonto: '0.03', ativo: true, usos: '3' };
const fields: FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: 'Nome' },
  { kind: 'text', name: 'regiao', label: 'Região' },
  { kind: 'decimal', name: 'valorPonto', label: 'Valor do Ponto' },
  { kind: 'switch', name: 'ativo', label: 'Ativa' },
  { kind: 'integer', name: 'usos', label: 'Usos' },
];

const CONFLICT = [
  { campo: 'valorPonto', titulo: 'Valor do Ponto', texto: 'Valor do Ponto: R$ 0,03 → R$ 0,05 (Ana, 23/11/2026 14:32:00)', atual: '0.05' },
  { campo: 'regiao', titulo: 'Região', texto: 'Região: Sudeste → Norte (Ana, 23/11/2026 14:32:00)', atual: 'Norte' },
  { campo: 'ativo', titulo: 'Ativa', texto: 'Ativa: Sim → Não (Bia, 23/11/2026 14:33:00)', atual: 'false' },
  { campo: 'usos', titulo: 'Usos', texto: 'Usos: agora 0', atual: null },
];
const overtaken = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Este cadastro mudou', extensions: { code: 'EDIT_CONFLICT', kind: 'conflict', conflito: CONFLICT } }],
  });

const setup = () => {
  const onSubmit = jest.fn<(values: Values, lido: FieldRead[]) => unknown>();
  const onClose = jest.fn();
  const moves: string[] = [];
  const confirmFirst = async (values: Values, was: Partial<Values>) => {
    moves.push(`${was.valorPonto} → ${values.valorPonto}`);
    return true;
  };
  onSubmit.mockImplementationOnce(() => Promise.reject(overtaken()));
  render(
    <>
      <FormDialog
        title="Editar rede"
        schema={rules}
        defaultValues={READ}
        fields={fields}
        confirmFirst={confirmFirst}
        onSubmit={onSubmit}
        onClose={onClose}
      />
      <ServiceHosts />
    </>,
  );
  return { user: userEvent.setup(), onSubmit, onClose, moves };
};
const field = (label: string) => screen.getByRole('textbox', { name: label });
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Salvar' }));

describe('a form whose row somebody else changed', () => {
  it('tells who changed what, merges, and saves what the person then sees', async () => {
    const { user, onSubmit, onClose } = setup();
    await user.clear(field('Região'));
    await user.type(field('Região'), 'Sul');
    await save(user);
    const question = await screen.findByRole('dialog', { name: 'Este cadastro mudou enquanto você o editava' });
    for (const { texto } of CONFLICT) expect(question.textContent).toContain(texto);
    expect(question.textContent).toContain('Você também mudou: Região. Ao juntar, fica o que você digitou.');
    expect(onSubmit.mock.calls[0]![1]).toEqual([
      { campo: 'nome', valor: 'Rede Bela' },
      { campo: 'regiao', valor: 'Sudeste' },
      { campo: 'valorPonto', valor: '0.03' },
      { campo: 'ativo', valor: 'true' },
      { campo: 'usos', valor: '3' },
    ]);

    await user.click(screen.getByRole('button', { name: 'Juntar' }));
    await waitFor(() => expect(field('Valor do Ponto')).toHaveProperty('value', '0,05'));
    expect(field('Região')).toHaveProperty('value', 'Sul');
    expect(screen.getByRole('switch', { name: 'Ativa' })).toHaveProperty('checked', false);
    expect(field('Usos')).toHaveProperty('value', '');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();

    await save(user);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [values, lido] = onSubmit.mock.calls[1]!;
    expect(values).toEqual({ nome: 'Rede Bela', regiao: 'Sul', valorPonto: '0.05', ativo: false, usos: '' });
    expect(lido).toEqual([
      { campo: 'nome', valor: 'Rede Bela' },
      { campo: 'regiao', valor: 'Norte' },
      { campo: 'valorPonto', valor: '0.05' },
      { campo: 'ativo', valor: 'false' },
      { campo: 'usos', valor: null },
    ]);
  });

  it('is confirmed against what the row holds since, also in a field that both changed', async () => {
    const { user, onClose, moves } = setup();
    await user.clear(field('Valor do Ponto'));
    await user.type(field('Valor do Ponto'), '0,04');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Juntar' }));
    await waitFor(() => expect(field('Região')).toHaveProperty('value', 'Norte'));
    await save(user);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(moves).toEqual(['0.03 → 0.04', '0.05 → 0.04']);
  });

  it('stays as it is when the person goes on editing', async () => {
    const { user, onSubmit } = setup();
    await user.type(field('Nome'), ' Vista');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /mudou enquanto/ })).toBeNull());
    expect(field('Nome')).toHaveProperty('value', 'Rede Bela Vista');
    expect(field('Valor do Ponto')).toHaveProperty('value', '0,03');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
