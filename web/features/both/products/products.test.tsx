import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productEditFormRules, storeProductRules } from '../../../../server/modules/products/product.rules.ts';
import { renderWith } from '../../../test/render.tsx';
import { aViewer } from '../../../test/viewer.builder.ts';
import { toast } from '../../../ui/toast.ts';
import { EditStoreProductDialog } from './edit-store-product-dialog.tsx';
import { ProductsDocument, StandardProductDocument } from './products.generated.ts';
import { ProductsPage } from './products-page.tsx';
import { UpdateStoreProductDocument } from './store-products.generated.ts';

const product = {
  __typename: 'Product',
  id: '7',
  codigo: 'SW1',
  nome: 'Filtro',
  valorPontos: '12.50',
  valorUnitario: '80.00',
  gtin: null,
  ativo: true,
};
const productsAnswer = (variables: object) => ({
  request: { query: ProductsDocument, variables },
  result: { data: { products: { items: [product], total: 1, capped: false } } },
});
const active = { options: { page: 1, pageSize: 10, sort: 'valorPontos', direction: 'DESC' }, filter: { ativo: true } };
const standard = (codigo: string, items: object[]) => ({
  request: { query: StandardProductDocument, variables: { codigo } },
  result: { data: { products: { items } } },
});

describe('ProductsPage', () => {
  it('starts with the active products, the most valuable first, and shows the decimals of their points', async () => {
    renderWith(<ProductsPage />, {
      viewer: aViewer({ abilities: ['product:update'] }),
      path: '/painel/produtos',
      mocks: [productsAnswer(active)],
    });
    expect(await screen.findByText('12,50')).toBeTruthy();
    expect(screen.getByText('SW1')).toBeTruthy();
  });

  it('offers the switch to those who may use it only', async () => {
    renderWith(<ProductsPage />, {
      viewer: aViewer({ abilities: ['product:update'] }),
      path: '/painel/produtos',
      mocks: [productsAnswer(active)],
    });
    await screen.findByText('SW1');
    expect(screen.queryByLabelText('Ativo: Filtro')).toBeNull();
  });
});

describe('EditStoreProductDialog', () => {
  const row = {
    id: '3',
    codigo: 'L1',
    codigoPadrao: 'SW1',
    nomePadrao: 'Filtro',
    nome: 'Filtro da loja',
    valorUnitario: '90.00',
    valorPontos: '12.50',
    cnpjRevenda: '11222333000181',
    ativo: true,
  };
  const standardName = () => screen.getByLabelText<HTMLInputElement>('Produto Experiências SW').value;
  const code = () => screen.getByLabelText<HTMLInputElement>(/^Código Experiências SW/);

  it("clears an unknown programme code and its name with 'Produto Experiências SW não encontrado'", async () => {
    const error = jest.spyOn(toast, 'error');
    const user = userEvent.setup();
    renderWith(<EditStoreProductDialog product={row} onClose={() => {}} />, { mocks: [standard('NADA', [])] });
    expect(standardName()).toBe('Filtro');
    await user.clear(code());
    await user.type(code(), 'NADA');
    expect(standardName()).toBe('');
    await user.tab();
    await waitFor(() => expect(code().value).toBe(''));
    expect(error).toHaveBeenCalledWith('Produto Experiências SW não encontrado');
  });

  it('shows the name of the code that was found and saves in the same store', async () => {
    const onClose = jest.fn();
    const user = userEvent.setup();
    const input = { codigoPadrao: 'SW2', codigo: 'L1', nome: 'Filtro da loja', valorUnitario: '90.00', cnpjRevenda: row.cnpjRevenda };
    const lido = [
      { campo: 'codigoPadrao', valor: 'SW1' },
      { campo: 'codigo', valor: 'L1' },
      { campo: 'nome', valor: 'Filtro da loja' },
      { campo: 'valorUnitario', valor: '90.00' },
    ];
    renderWith(<EditStoreProductDialog product={row} onClose={onClose} />, {
      mocks: [
        standard('SW2', [{ id: '8', codigo: 'SW2', nome: 'Vela' }]),
        {
          request: { query: UpdateStoreProductDocument, variables: { id: '3', input, lido } },
          result: { data: { updateStoreProduct: { ...row, ...input } } },
        },
      ],
    });
    await user.clear(code());
    await user.type(code(), 'SW2');
    await user.tab();
    await waitFor(() => expect(standardName()).toBe('Vela'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('rules of the forms', () => {
  it('keep a bar code padded to 14 digits, remove it when emptied and leave it alone when absent', () => {
    const read = (gtin?: string) =>
      productEditFormRules.parse({ codigo: 'A', nome: 'B', valorPontos: '1', ...(gtin === undefined ? {} : { gtin }) }).gtin;
    expect([read('7896004000008'), read('036000291452'), read(''), read()]).toEqual(['07896004000008', '00036000291452', null, undefined]);
  });

  it('name every missing field of a store product as documented', () => {
    const { error } = storeProductRules.safeParse({ cnpjRevenda: '', codigoPadrao: '', codigo: '', nome: '', valorUnitario: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Loja obrigatório',
      'Código Experiências SW obrigatório',
      'Código Loja obrigatório',
      'Descrição Loja obrigatório',
      'Preço Unitário Loja obrigatório',
    ]);
  });
});
