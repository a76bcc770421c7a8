import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '../../../test/render.tsx';
import { toast } from '../../../ui/toast.ts';
import { ProductByBarcodeForSaleDocument } from './product-by-barcode.generated.ts';
import { productBarcodeReader } from './read-product-barcode.ts';
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
  // The test browser has no camera, so it shows what a person without permission sees.
  const camera = (getUserMedia: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));
  const open = (read: () => Promise<string | null>) => {
    const onFound = jest.fn();
    renderWith(<ScannerDialog onFound={onFound} onClose={() => undefined} read={read} />);
    return onFound;
  };
  const photo = new File(['x'], 'codigo.jpg', { type: 'image/jpeg' });

  it('without a camera takes a photo of the code', async () => {
    const onFound = open(async () => GTIN);
    expect(await screen.findByText(/Não encontramos uma câmera/)).toBeTruthy();
    await userEvent.setup().upload(screen.getByLabelText('Tirar foto do código', { selector: 'input' }), photo);
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(GTIN));
  });

  it('tells a refused camera from a missing one, and leaves the photo and typing', async () => {
    camera(() => Promise.reject(new DOMException('não', 'NotAllowedError')));
    open(async () => GTIN);
    expect(await screen.findByText(/O acesso à câmera não foi permitido/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tirar foto do código' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Digitar o código' })).toBeTruthy();
    cleanup();
    camera(() => Promise.reject(new DOMException('não', 'NotFoundError')));
    open(async () => GTIN);
    expect(await screen.findByText(/Não encontramos uma câmera/)).toBeTruthy();
  });

  it('says so when the reader itself does not come', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.setup().upload(screen.getByLabelText('Tirar foto do código', { selector: 'input' }), photo);
    await waitFor(() => expect(errors).toHaveBeenCalledWith(expect.stringContaining('O leitor de códigos não pôde ser aberto')));
  });

  it('says what to do about a photo that cannot be read', async () => {
    const onFound = open(async () => null);
    await userEvent.setup().upload(screen.getByLabelText('Tirar foto do código', { selector: 'input' }), photo);
    await waitFor(() => expect(errors).toHaveBeenCalledWith(expect.stringContaining('Não conseguimos ler o código')));
    expect(onFound).not.toHaveBeenCalled();
  });
});

describe('the reader', () => {
  const globals = globalThis as { BarcodeDetector?: unknown };
  const detector = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) => {
    globals.BarcodeDetector = Object.assign(
      class {
        detect = detect;
      },
      { getSupportedFormats: async () => formats },
    );
  };
  afterEach(() => Reflect.deleteProperty(globals, 'BarcodeDetector'));
  const ALL = ['ean_13', 'ean_8', 'upc_a', 'qr_code'];
  const frame = {} as ImageData;
  const photo = new Blob(['x']);

  it("is the browser's own where it knows the codes of products; ours then stays where it is", async () => {
    const ours = jest.fn(async () => null);
    detector(ALL, async () => [{ rawValue: '123' }, { rawValue: GTIN }]);
    expect(await productBarcodeReader({ ours })(frame)).toBe(GTIN);
    expect(ours).not.toHaveBeenCalled();
  });

  it('is ours where the browser has none, knows too few codes or fails', async () => {
    const ours = async () => GTIN;
    expect(await productBarcodeReader({ ours })(frame)).toBe(GTIN);
    detector(['qr_code'], async () => []);
    expect(await productBarcodeReader({ ours })(frame)).toBe(GTIN);
    detector(ALL, () => Promise.reject(new Error('sem serviço')));
    expect(await productBarcodeReader({ ours })(photo)).toBe(GTIN);
  });

  it("looks at a photo itself when the browser's finds nothing, and at the camera after some patience", async () => {
    const ours = jest.fn(async () => GTIN);
    detector(ALL, async () => []);
    const read = productBarcodeReader({ ours });
    expect(await read(photo)).toBe(GTIN);
    const frames: (string | null)[] = [];
    for (let index = 0; index < 20; index++) frames.push(await read(frame));
    expect(frames.indexOf(GTIN)).toBeGreaterThan(5);
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
  const product = { id: '1', codigo: 'P1', nome: 'Produto', valorPontos: '10.00', valorUnitario: '5.00', fatorPontuacao: 1 };
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
