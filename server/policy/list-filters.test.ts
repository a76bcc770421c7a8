import '../schema.ts';
import { allLists } from '../platform/lists/list.ts';

/** Filters by what people call something, and the one by its id that must stand beside each. */
const BY_ID: Readonly<Record<string, string>> = {
  rede: 'networkId',
  revenda: 'storeId',
  loja: 'storeId',
  cnpjRevenda: 'storeId',
  parceiro: 'sellerId',
  cliente: 'consumerId',
  produto: 'productId',
};

/** A list of the things themselves has its own id. */
const ITSELF: Readonly<Record<string, string>> = { 'networks.rede': 'id' };

describe('filters of lists', () => {
  it('by name have one by id beside them, for those who hold an id and for names that change', () => {
    const lacking = allLists().flatMap(({ name, filters = {} }) =>
      Object.entries(BY_ID).flatMap(([called, id]) =>
        called in filters && !((ITSELF[`${name}.${called}`] ?? id) in filters) ? [`${name}.${called} without ${id}`] : [],
      ),
    );
    expect(lacking).toEqual([]);
  });
});
