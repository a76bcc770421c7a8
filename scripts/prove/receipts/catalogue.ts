import { gtinCheckDigit } from '../../../server/shared/barcode.ts';

/** A product of the invented shops. */
export interface CatalogueProduct {
  descricao: string;
  un: string;
  /** Price per unit in BRL. */
  preco: string;
  ean: string;
  ncm: string;
}

const PRODUCTS: readonly (readonly [string, string, string, string])[] = [
  ['TINTA ACR FOSCA BRANCO 18L', 'UN', '389.90', '32091010'],
  ['CIMENTO CP II 50KG', 'SC', '36.50', '25232910'],
  ['ARGAMASSA AC-III 20KG', 'SC', '42.90', '38245000'],
  ['PARAFUSO 4,5X40 CX100', 'CX', '27.35', '73181500'],
  ['LIXA MASSA 220', 'UN', '1.89', '68052000'],
  ['ROLO LA 23CM', 'UN', '24.90', '96034010'],
  ['FIO FLEX 2,5MM AZUL', 'M', '2.79', '85444900'],
  ['TUBO PVC 25MM 6M', 'BR', '31.20', '39172300'],
  ['SELADOR ACRILICO 3,6L', 'GL', '64.75', '32091020'],
  ['FITA CREPE 18MM X 50M', 'RL', '7.45', '48114110'],
  ['ESMALTE SINTETICO CINZA 900ML', 'LT', '48.10', '32081010'],
  ['PISO CERAMICO 60X60', 'M2', '39.90', '69072100'],
  ['CAFE TORRADO 500G', 'UN', '18.98', '09012100'],
  ['ARROZ TIPO 1 5KG', 'PC', '27.49', '10063021'],
  ['LEITE INTEGRAL 1L', 'UN', '5.69', '04012010'],
  ['QUEIJO MUSSARELA FAT', 'KG', '54.90', '04061010'],
  ['BANANA PRATA', 'KG', '6.99', '08039000'],
  ['TOMATE ITALIANO', 'KG', '8.49', '07020000'],
  ['PAO FRANCES', 'KG', '17.90', '19059090'],
  ['DETERGENTE NEUTRO 500ML', 'UN', '2.59', '34022000'],
  ['SABAO EM PO 1,6KG', 'UN', '21.90', '34025000'],
  ['RACAO CAES ADULTOS 15KG', 'SC', '149.90', '23091000'],
  ['LAMPADA LED 9W 6500K', 'UN', '9.90', '85395200'],
  ['TOMADA 2P+T 10A BRANCA', 'UN', '8.35', '85366910'],
  ['CABO USB-C 1M', 'UN', '29.90', '85444200'],
  ['DIPIRONA 500MG 10CP', 'UN', '6.79', '30049069'],
  ['SHAMPOO HIDRAT 350ML', 'UN', '16.49', '33051000'],
  ['REFRIG COLA 2L', 'UN', '9.99', '22021000'],
  ['CHOCOLATE AO LEITE 90G', 'UN', '7.29', '18063210'],
  ['CERVEJA PILSEN LT 350ML', 'UN', '3.89', '22030000'],
];

/** Products with invented EANs that have a right check digit. */
export const CATALOGUE: readonly CatalogueProduct[] = PRODUCTS.map(([descricao, un, preco, ncm], index) => {
  const body = `7899${String(71_003 + index * 1931).padStart(8, '0')}`;
  return { descricao, un, preco, ncm, ean: `${body}${gtinCheckDigit(body)}` };
});

/** Invented shops; their CNPJs get check digits when a sale is made. */
export const SHOPS: readonly { nome: string; endereco: string; cidade: string; uf: string }[] = [
  { nome: 'CASA DAS TINTAS AURORA LTDA', endereco: 'AV DAS PALMEIRAS, 1250', cidade: 'CAMPINAS', uf: 'SP' },
  { nome: 'SUPERMERCADO BOM VALE LTDA', endereco: 'RUA DO COMERCIO, 88', cidade: 'LONDRINA', uf: 'PR' },
  { nome: 'DROGARIA SANTA HELENA S/A', endereco: 'PRACA CENTRAL, 15', cidade: 'GOIANIA', uf: 'GO' },
  { nome: 'CONSTRUMAX MATERIAIS EIRELI', endereco: 'ROD BR 040 KM 12', cidade: 'CONTAGEM', uf: 'MG' },
  { nome: 'ELETRICA PONTO CERTO ME', endereco: 'RUA SETE, 402', cidade: 'RECIFE', uf: 'PE' },
];
