import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../test/render.tsx';
import { toast } from '../../ui/toast.ts';
import { ProductByBarcodeForSaleDocument } from './product-by-barcode.generated.ts';
import { ScannerDialog } from './scanner-dialog.tsx';
import { TillBalanceDocument } from './send-receipt.generated.ts';
import { useTill } from './use-till.ts';

const GTIN = '7891000100103';
const errors = jest.fn();
beforeEach(() => {
  errors.mockReset();
  jest.spyOn(toast, 'error').mockImplementation(errors as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('ScannerDialog', () => {
  // A browser of the tests has no camera: what a person without permission sees.
  const open = (read: () => Promise<string | null>) => {
    const onFound = jest.fn();
    renderWith(<ScannerDialog onFound={onFound} onClose={() => undefined} read={read} />);
    return onFound;
  };
  const photo = new File(['x'], 'codigo.jpg', { type: 'image/jpeg' });

  it('without a camera takes a photo of the code', async () => {
    const onFound = open(async () => GTIN);
    expect(await screen.findByText(/Não foi possível usar a câmera/)).toBeTruthy();
    await userEvent.setup().upload(screen.getByLabelText('Tirar foto do código', { selector: 'input' }), photo);
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(GTIN));
  });

  it('says what to do about a photo that cannot be read', async () => {
    const onFound = open(async () => null);
    await userEvent.setup().upload(screen.getByLabelText('Tirar foto do código', { selector: 'input' }), photo);
    await waitFor(() => expect(errors).toHaveBeenCalledWith(expect.stringContaining('Não conseguimos ler o código')));
    expect(onFound).not.toHaveBeenCalled();
  });
});

const Till = ({ onFound }: { onFound: (found: unknown) => void }) => {
  const { scan } = useTill([]);
  return (
    <button type="button" onClick={() => void scan(GTIN).then(onFound)}>
      ler
    </button>
  );
};

describe('a code that was read', () => {
  const product = { id: 1, codigo: 'P1', nome: 'Produto', valorPontos: '10.00', valorUnitario: '5.00', fatorPontuacao: 1 };
  const asked = (found: object | null) => ({
    request: { query: ProductByBarcodeForSaleDocument, variables: { codigo: GTIN } },
    result: { data: { productByBarcode: found } },
  });
  const press = async (found: object | null) => {
    const onFound = jest.fn();
    const balance = {
      request: { query: TillBalanceDocument, variables: { codigo: 'P1' } },
      result: { data: { storeProductBalance: { disponivel: '5.00', semHistorico: false } } },
    };
    renderWith(<Till onFound={onFound} />, { mocks: [asked(found), balance] });
    await userEvent.setup().click(screen.getByRole('button', { name: 'ler' }));
    await waitFor(() => expect(onFound).toHaveBeenCalled());
    return onFound.mock.calls[0]?.[0];
  };

  it('brings the product and what is left of it', async () => {
    expect(await press(product)).toMatchObject({ product: { codigo: 'P1' }, balance: { disponivel: '5.00' } });
  });

  it('of no product is told in the documented words', async () => {
    expect(await press(null)).toBeNull();
    expect(errors).toHaveBeenCalledWith('Não há produto com esse código!');
  });
});
