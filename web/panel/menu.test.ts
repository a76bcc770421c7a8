import { describe, expect, it } from '@jest/globals';
import { bottomEntries, storefrontMenu } from '../storefront/menu.ts';
import { storefrontRoutes } from '../storefront/routes.tsx';
import { routePaths } from '../ui/route-paths.ts';
import { entryOfPath, panelMenu, visibleMenu } from './menu.ts';
import { panelRoutes } from './routes.tsx';

const labels = (abilities: readonly string[], routes?: readonly string[]) =>
  visibleMenu({ can: (permission) => abilities.includes(permission), hasRoute: (path) => !routes || routes.includes(path) }).flatMap(
    ({ entries }) => entries.map(({ label }) => label),
  );

describe('the panel menu', () => {
  it('shows what the person may do and nothing else', () => {
    expect(labels(['redemption:list', 'seller:list', 'consumer:list'])).toEqual([
      'Vendedores',
      'Consumidor',
      'Resgates',
      'Resgates Consumidor',
    ]);
  });

  it('leaves out sections without entries', () => {
    const menu = visibleMenu({ can: (permission) => permission === 'log:list', hasRoute: () => true });
    expect(menu.map(({ label }) => label)).toEqual(['Sistema']);
  });

  it('shows no entry whose screen does not exist', () => {
    expect(labels(['network:screen', 'store:screen'], ['redes'])).toEqual(['Redes']);
  });

  it('names every screen once', () => {
    const paths = panelMenu.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('marks the nearest entry of a path, whatever its case', () => {
    expect(entryOfPath(panelMenu, '/pontuacoes-cashback/pontuado')?.label).toBe('Pontuações Cashback');
    expect(entryOfPath(panelMenu, '/lojas')?.label).toBe('Lojas');
    expect(entryOfPath(panelMenu, '/perfil')).toBeNull();
  });

  it('marks the queue while a receipt is reviewed, and Nova Venda while a sale is typed', () => {
    expect(entryOfPath(panelMenu, '/processar/nova-venda?nota=12')?.label).toBe('Pontuações Pendentes');
    expect(entryOfPath(panelMenu, '/processar/nova-venda')?.label).toBe('Nova Venda');
    expect(entryOfPath(panelMenu, '/parceiro/52998224725')?.label).toBe('Vendedores');
  });

  it('marks an entry on every screen, except those of the account menu and the page of a whole section', () => {
    const screens = [...routePaths(panelRoutes)].filter((path) => entryOfPath(panelMenu, path) === null);
    expect(screens.toSorted()).toEqual(['exportacoes', 'perfil', 'perfil/acessos', 'perfil/segundo-fator', 'processar']);
  });

  it('finds the paths of nested routes', () => {
    expect([...routePaths([{ path: 'cadastrar', children: [{ path: 'rede' }, { index: true }] }, { path: 'Lojas' }])]).toEqual([
      'cadastrar',
      'cadastrar/rede',
      'lojas',
    ]);
  });
});

describe('the storefront menu', () => {
  const places = (kind: 'SELLER' | 'CONSUMER' | 'STAFF', tipoPontuacao: number | null = null) =>
    storefrontMenu({ kind, tipoPontuacao }).map(({ label }) => label);

  it('is the documented one for a seller whose store scores by invoice', () => {
    const menu = ['Home', 'Meu Perfil', 'Pontuações', 'Resgates', 'Enviar Nota Fiscal', 'Pontos por Produto', 'Regulamento', 'Contato'];
    expect(places('SELLER', 1)).toEqual(menu);
    expect(places('SELLER', 2)).toEqual(menu);
  });

  it('leads only to pages that are there', () => {
    const served = routePaths(storefrontRoutes);
    const members = [
      { kind: 'SELLER', tipoPontuacao: 1 },
      { kind: 'CONSUMER', tipoPontuacao: null },
    ] as const;
    for (const member of members)
      for (const { to } of [...storefrontMenu(member), ...bottomEntries(member)]) expect(served).toContain(to.slice(1));
  });

  it('offers no invoice to a seller whose store scores by the system', () => {
    expect(places('SELLER', 0)).not.toContain('Enviar Nota Fiscal');
    expect(bottomEntries({ kind: 'SELLER', tipoPontuacao: 0 }).map(({ label }) => label)).toEqual([
      'Início',
      'Extrato',
      'Resgatar',
      'Perfil',
    ]);
  });

  it('is the documented one for a consumer, who may always send invoices', () => {
    expect(places('CONSUMER')).toEqual([
      'Home',
      'Meu Perfil',
      'Compras',
      'Resgates',
      'Enviar Nota Fiscal',
      'Lojas Participantes',
      'Produtos',
      'Regulamento',
      'Contato',
    ]);
  });

  it('keeps Regulamento to the phone for sellers and to the wide screen for consumers', () => {
    const only = (kind: 'SELLER' | 'CONSUMER') =>
      storefrontMenu({ kind, tipoPontuacao: 2 }).find(({ label }) => label === 'Regulamento')?.only;
    expect([only('SELLER'), only('CONSUMER')]).toEqual(['mobile', 'desktop']);
  });

  it('is empty for staff', () => expect(places('STAFF')).toEqual([]));
});
