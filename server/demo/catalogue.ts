import { gtinCheckDigit, normalizeGtin } from '../shared/barcode.ts';

/** Three networks of different sizes and point values, so that prizes cost different points in each. */
export const DEMO_NETWORKS = [
  { nome: 'Rede Horizonte', regiao: 'Sudeste', valorPonto: '0.03' },
  { nome: 'Rede Litoral', regiao: 'Nordeste', valorPonto: '0.04' },
  { nome: 'Rede Serra Azul', regiao: 'Sul', valorPonto: '0.02' },
] as const;

/** Twelve stores: network, name, scoring type (0 Sistema, 1 Digitação, 2 Foto), factor, scenario, CNPJ. */
export const DEMO_STORES = [
  [0, 'Casa das Tintas Paulista', 2, 1, 0, '11222333000181'],
  [0, 'Depósito Ipiranga', 1, 1, 1, '11444777000161'],
  [0, 'Tintas & Cia Campinas', 2, 2, 2, '12ABC34501DE35'],
  [0, 'Colorama Materiais', 0, 1, 3, '06990590000123'],
  [0, 'Ponto da Construção', 1, 3, 0, '14572457000185'],
  [1, 'Maré Alta Tintas', 2, 1, 1, '1Z2Y3X4W000188'],
  [1, 'Recife Cores', 1, 1, 2, '00000000E00057'],
  [1, 'Bahia Acabamentos', 2, 2, 0, '00000000000191'],
  [1, 'Sol e Cor', 0, 1, 1, '58716523000119'],
  [2, 'Serra Tintas', 2, 1, 0, '08723218000186'],
  [2, 'Araucária Materiais', 1, 2, 2, '23285089000185'],
  [2, 'Pinheirinho Construção', 0, 1, 3, '08370779000149'],
] as const;

const FAMILIES = [
  ['Tinta acrílica fosca', ['3,6 L branco', '18 L branco', '18 L palha', '3,6 L areia', '18 L gelo', '3,6 L azul sereno'], 219.9, 12.5],
  [
    'Tinta acrílica premium',
    ['3,6 L branco neve', '18 L branco neve', '3,6 L cinza urbano', '18 L marfim', '0,9 L vermelho', '18 L verde musgo'],
    389.9,
    22,
  ],
  ['Esmalte sintético', ['0,9 L preto', '3,6 L branco', '0,9 L platina', '3,6 L tabaco', '0,9 L amarelo', '3,6 L grafite'], 89.9, 6],
  ['Verniz marítimo', ['0,9 L incolor', '3,6 L incolor', '0,9 L mogno', '3,6 L imbuia', '0,9 L cedro', '18 L incolor'], 129.9, 8.5],
  ['Massa corrida', ['5,7 kg', '25 kg', '1,5 kg', '15 kg', 'acrílica 5,7 kg', 'acrílica 25 kg'], 64.9, 3],
  ['Impermeabilizante', ['3,6 kg', '18 kg', 'laje 18 L', 'parede 3,6 L', 'fundações 18 L', 'rodapé 3,6 L'], 249.9, 15],
  ['Selador', ['3,6 L', '18 L', 'pigmentado 18 L', 'gesso 3,6 L', 'madeira 0,9 L', 'madeira 3,6 L'], 119.9, 7],
  ['Textura', ['hidrorrepelente 25 kg', 'rústica 15 kg', 'lisa 25 kg', 'grafiato 25 kg', 'projetada 25 kg', 'média 15 kg'], 159.9, 9.5],
  ['Rolo de lã', ['23 cm', '15 cm', '9 cm', 'antigota 23 cm', 'microfibra 23 cm', 'espuma 9 cm'], 34.9, 2],
  [
    'Complementos',
    ['Fita crepe 48 mm', 'Lixa d’água 220', 'Bandeja plástica', 'Trincha 3 polegadas', 'Solvente 0,9 L', 'Corante 50 ml'],
    18.9,
    1,
  ],
] as const;

/** Category of each family. */
const CATEGORIES = [
  'Tintas',
  'Tintas',
  'Esmaltes',
  'Vernizes',
  'Massas',
  'Impermeabilizantes',
  'Massas',
  'Massas',
  'Ferramentas',
  'Ferramentas',
] as const;

export interface DemoProduct {
  codigo: string;
  nome: string;
  valorUnitario: string;
  valorPontos: string;
  gtin: string;
  categoria: string;
}

/** Sixty programme products with bar codes of GS1 Brasil's range. */
export const DEMO_PRODUCTS: DemoProduct[] = FAMILIES.flatMap(([family, variants, price, points], f) =>
  variants.map((variant, v) => {
    const factor = 1 + v * 0.35;
    const body = `7891000${String(10_000 + f * 10 + v)}`;
    return {
      codigo: `SW${String(f + 1).padStart(2, '0')}${v + 1}0`,
      nome: `${family} ${variant}`,
      valorUnitario: (Math.round(price * factor * 100) / 100).toFixed(2),
      valorPontos: (Math.round(points * factor * 2) / 2).toFixed(2),
      gtin: normalizeGtin(body + gtinCheckDigit(body))!,
      categoria: CATEGORIES[f]!,
    };
  }),
);

/** Prizes of every type: code, name, cost in BRL, 220V cost, type, category, commercial partner. */
export const DEMO_REWARDS = [
  ['PR001', 'Garrafa térmica 1 L', 89.9, null, 'geral', 'Dia a Dia', null],
  ['PR002', 'Mochila para notebook', 149.9, null, 'geral', 'Dia a Dia', null],
  ['PR003', 'Jogo de panelas 5 peças', 349.9, null, 'geral', 'Dia a Dia', null],
  ['PR004', 'Air fryer 4 L', 429.9, 439.9, 'bivolt', 'Dia a Dia', null],
  ['PR005', 'Liquidificador 900 W', 199.9, 204.9, 'bivolt', 'Dia a Dia', null],
  ['PR006', 'Ventilador de mesa 40 cm', 169.9, 169.9, 'bivolt', 'Dia a Dia', null],
  ['PR007', 'Furadeira de impacto', 289.9, 299.9, 'bivolt', 'Dia a Dia', null],
  ['PR008', 'Recarga de celular R$ 20', 20, null, 'recarga', 'Dia a Dia', null],
  ['PR009', 'Recarga de celular R$ 50', 50, null, 'recarga', 'Dia a Dia', null],
  ['PR010', 'Crédito no cartão R$ 50', 50, null, 'credito', 'Dia a Dia', null],
  ['PR011', 'Crédito no cartão R$ 100', 100, null, 'credito', 'Dia a Dia', null],
  ['PR012', 'Vale cinema para dois', 64, null, 'geral', 'Experiências', 'Cine Estrela'],
  ['PR013', 'Rodízio de pizza', 79.9, null, 'geral', 'Experiências', 'Pizzaria Bela Vista'],
  ['PR014', 'Day use no clube', 120, null, 'geral', 'Experiências', 'Clube das Águas'],
  ['PR015', 'Fone de ouvido sem fio', 159.9, null, 'geral', 'Dia a Dia', null],
  ['PR016', 'Cadeira de praia', 119.9, null, 'geral', 'Dia a Dia', null],
  ['PR017', 'Kit churrasco 7 peças', 99.9, null, 'geral', 'Dia a Dia', null],
  ['PR018', 'Smart TV 43 polegadas', 1_899, null, 'geral', 'Dia a Dia', null],
] as const;

/** Each has its picture in `pictures/`: title, description, name of the picture, audience, first and last day from today. */
export const DEMO_BANNERS = [
  [
    'Pontos em dobro na linha premium',
    '<p>Até o fim do mês, toda a linha acrílica premium vale mais pontos.</p>',
    'pontos-em-dobro',
    'BALCONISTA',
    [-20, 60],
  ],
  ['Indique e ganhe', '<p>Convide colegas de loja e ganhe pontos na primeira venda deles.</p>', 'indique-e-ganhe', 'BALCONISTA', [-20, 60]],
  ['Novos prêmios do dia a dia', '<p>Air fryer, furadeira e muito mais para você resgatar.</p>', 'novos-premios', 'BALCONISTA', [-20, 60]],
  [
    'Seu cashback cai no PIX',
    '<p>Junte cashback nas suas compras e receba na sua chave PIX.</p>',
    'cashback-no-pix',
    'CLIENTE_FINAL',
    [-20, 60],
  ],
  [
    'Sua nota fiscal vale dinheiro',
    '<p>Fotografe a nota da compra e envie: a análise leva poucos dias.</p>',
    'nota-vale',
    'CLIENTE_FINAL',
    [-20, 60],
  ],
  [
    'Compre nas lojas participantes',
    '<p>Veja as lojas perto de você onde a compra rende cashback.</p>',
    'lojas-perto',
    'CLIENTE_FINAL',
    [-20, 60],
  ],
  ['Semana do pintor', 'Vendas da linha esmalte em destaque.', 'semana-do-pintor', 'BALCONISTA', [75, 90]],
  ['Campanha encerrada', null, 'campanha-encerrada', 'AMBOS', [-120, -60]],
] as const;
