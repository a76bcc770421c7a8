/** Region of Brazil, the first digit of a state's IBGE code. */
export type Region = 'Norte' | 'Nordeste' | 'Sudeste' | 'Sul' | 'Centro-Oeste';

/** A Brazilian state; `codigoIbge` opens every fiscal access key issued in it. */
export type State = { readonly uf: string; readonly nome: string; readonly codigoIbge: string; readonly regiao: Region };

const REGION_BY_DIGIT: Readonly<Record<string, Region>> = { 1: 'Norte', 2: 'Nordeste', 3: 'Sudeste', 4: 'Sul', 5: 'Centro-Oeste' };

/** The 27 states, ordered by IBGE code. */
export const STATES: readonly State[] = [
  state('RO', '11', 'Rondônia'),
  state('AC', '12', 'Acre'),
  state('AM', '13', 'Amazonas'),
  state('RR', '14', 'Roraima'),
  state('PA', '15', 'Pará'),
  state('AP', '16', 'Amapá'),
  state('TO', '17', 'Tocantins'),
  state('MA', '21', 'Maranhão'),
  state('PI', '22', 'Piauí'),
  state('CE', '23', 'Ceará'),
  state('RN', '24', 'Rio Grande do Norte'),
  state('PB', '25', 'Paraíba'),
  state('PE', '26', 'Pernambuco'),
  state('AL', '27', 'Alagoas'),
  state('SE', '28', 'Sergipe'),
  state('BA', '29', 'Bahia'),
  state('MG', '31', 'Minas Gerais'),
  state('ES', '32', 'Espírito Santo'),
  state('RJ', '33', 'Rio de Janeiro'),
  state('SP', '35', 'São Paulo'),
  state('PR', '41', 'Paraná'),
  state('SC', '42', 'Santa Catarina'),
  state('RS', '43', 'Rio Grande do Sul'),
  state('MS', '50', 'Mato Grosso do Sul'),
  state('MT', '51', 'Mato Grosso'),
  state('GO', '52', 'Goiás'),
  state('DF', '53', 'Distrito Federal'),
];

const BY_IBGE_CODE = new Map(STATES.map((item) => [item.codigoIbge, item]));
const BY_UF = new Map(STATES.map((item) => [item.uf, item]));

/** State for an IBGE code ('35'), or null. */
export function stateByIbgeCode(code: string): State | null {
  return BY_IBGE_CODE.get(code) ?? null;
}

/** State for an abbreviation in either case ('sp'), or null. */
export function stateByUf(uf: string): State | null {
  return BY_UF.get(uf.trim().toUpperCase()) ?? null;
}

function state(uf: string, codigoIbge: string, nome: string): State {
  return { uf, nome, codigoIbge, regiao: REGION_BY_DIGIT[codigoIbge.charAt(0)]! };
}
