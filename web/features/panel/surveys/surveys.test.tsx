import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreOptionsDocument } from '../../../pickers/store-options.generated.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { CreateSurveyPage } from './create-survey-page.tsx';

const stores = {
  request: { query: StoreOptionsDocument, variables: () => true },
  result: { data: { storeOptions: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const show = () =>
  renderWith(<CreateSurveyPage />, {
    viewer: aViewer({ abilities: ['research:create'] }),
    path: '/painel/cadastrar/pesquisa-mercado',
    mocks: [stores],
  });

const list = (title: string) => within(screen.getByRole('region', { name: title }));
const add = async (title: string, product: { marca?: string; produto?: string; qtde?: string; valor?: string }) => {
  const user = userEvent.setup({ delay: null });
  const into = async (label: string, text: string | undefined) => {
    const input = list(title).getByLabelText(label);
    await user.clear(input);
    if (text) await user.type(input, text);
  };
  if (product.marca !== undefined) await into('Marca', product.marca);
  await into('Produto', product.produto);
  await into('Quantidade', product.qtde);
  await into('Valor unitário', product.valor);
  await user.click(list(title).getByRole('button', { name: 'Adicionar' }));
};

describe('CreateSurveyPage', () => {
  it('adds complete products, each of a brand once, and says what is missing', async () => {
    show();
    const top = 'Produtos mais vendidos';
    await add(top, { marca: '', produto: 'Tinta', qtde: '2', valor: '10' });
    expect(await screen.findByText('Informe marca, produto, quantidade e valor unitário para adicionar')).toBeTruthy();
    await add(top, { marca: 'Outra', produto: 'Tinta', valor: '10' });
    expect(await screen.findByText('Informe produto, quantidade e valor unitário para adicionar')).toBeTruthy();
    expect(list(top).queryByRole('listitem')).toBeNull();
    await add(top, { marca: 'Outra', produto: 'Tinta Acrílica', qtde: '2,5', valor: '10' });
    expect(list(top).getByRole('listitem').textContent).toContain('Tinta Acrílica');
    await add(top, { marca: ' OUTRA ', produto: 'tinta acrilica', qtde: '1', valor: '1' });
    expect(await screen.findByText('Produto da mesma marca já adicionado')).toBeTruthy();
    expect(list(top).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.setup({ delay: null }).click(list(top).getByRole('button', { name: 'Remover Tinta Acrílica' }));
    expect(list(top).queryByRole('listitem')).toBeNull();
  });

  it('starts the list by brand with the own one and sums what was sold', async () => {
    show();
    const byBrand = 'Produtos por marca';
    expect(list(byBrand).getByLabelText<HTMLInputElement>('Marca').value).toBe('Experiências SW');
    await add(byBrand, { produto: 'Tinta', qtde: '10', valor: '10' });
    await add(byBrand, { marca: 'Outra', produto: 'Tinta', qtde: '30,5', valor: '10' });
    expect(list(byBrand).getByRole('status').textContent).toBe('Quantidade de produtos vendidos: 40,50');
    await waitFor(() => expect(list(byBrand).getByLabelText<HTMLInputElement>('Marca').value).toBe('Experiências SW'));
  });

  it('names what is missing as documented', async () => {
    show();
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Salvar' }));
    for (const text of [
      'Loja obrigatório',
      'Categoria obrigatório',
      'Comunicação obrigatório',
      'Quantidade de vendedores obrigatório',
      'Faturamento obrigatório',
      'Fonte obrigatório',
      'Adicione 5 produtos mais vendidos',
    ])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});
