import type { CreditReason } from './credit-reasons.rules.ts';
import { CREDIT_REASONS } from './credit-reasons.rules.ts';
import { type CreditInputs, decideCredit } from './decide-credit.ts';

const credited: CreditInputs = {
  regra: {
    id: 1,
    versao: 1,
    ativa: true,
    fonte: 'FOTO',
    limiteNota: '100.00',
    limiteDia: '500.00',
    limiteMembro: '200.00',
    diasDeConta: 30,
    salto: '3.00',
    redeAtiva: true,
  },
  nota: {
    id: 9,
    fonte: 'FOTO',
    falhas: [],
    avisos: [],
    pendente: true,
    reservada: false,
    aguardaAprovacao: false,
    mesmaChave: 0,
    chaveConfere: true,
    emitenteConfere: true,
  },
  itens: [
    { motivo: 'EAN', professores: 0 },
    { motivo: 'APRENDIDO', professores: 2 },
  ],
  membro: { ativo: true, contestacaoAberta: false, diasDeConta: 31 },
  loja: { participa: true },
  dia: { regra: '400.00', membro: '100.00', pontos: '400.00', reais: '12.00' },
  teto: { pontos: '1000.00', reais: '30.00' },
  volumes: { membro: { agora: 5, antes: 0 }, loja: { agora: 50, antes: 4 }, aparelho: { agora: 10, antes: 0 } },
  venda: { pontos: '100.00', reais: '3.00', ganho: '100.00', segundaPessoa: null },
  recusa: null,
};

const rule = (values: Partial<CreditInputs['regra']>): Partial<CreditInputs> => ({ regra: { ...credited.regra, ...values } });
const note = (values: Partial<CreditInputs['nota']>): Partial<CreditInputs> => ({ nota: { ...credited.nota, ...values } });
const member = (values: Partial<CreditInputs['membro']>): Partial<CreditInputs> => ({ membro: { ...credited.membro, ...values } });
const day = (values: Partial<CreditInputs['dia']>): Partial<CreditInputs> => ({ dia: { ...credited.dia, ...values } });
const sale = (values: Partial<NonNullable<CreditInputs['venda']>>): Partial<CreditInputs> => ({ venda: { ...credited.venda!, ...values } });
const jump = (values: Partial<CreditInputs['volumes']>): Partial<CreditInputs> => ({ volumes: { ...credited.volumes, ...values } });

const CASES: [string, Partial<CreditInputs>, CreditReason[]][] = [
  ['a rule that is off', rule({ ativa: false }), ['REGRA_DESLIGADA']],
  ['a network out of use', rule({ redeAtiva: false }), ['REDE_INATIVA']],
  ['another source', note({ fonte: 'XML_ASSINADO' }), ['FONTE']],
  ['a source that no rule has', note({ fonte: 'PDF', falhas: ['FONTE'] }), ['FONTE']],
  ['gaps of the reading', note({ falhas: ['TOTAL', 'ITENS'] }), ['TOTAL', 'ITENS']],
  ['a key that is not the one of the reading', note({ chaveConfere: false }), ['CHAVE']],
  ['another issuer', note({ emitenteConfere: false }), ['EMITENTE']],
  ['a finding', note({ avisos: ['SIMILAR_PICTURE'] }), ['AVISOS']],
  ['a receipt that was decided before', note({ pendente: false }), ['JA_DECIDIDA']],
  ['a claim', note({ reservada: true }), ['EM_ANALISE']],
  ['a first approval that waits', note({ aguardaAprovacao: true }), ['AGUARDA_APROVACAO']],
  ['a used key', note({ mesmaChave: 1 }), ['CHAVE_USADA']],
  ['an item without a product', { itens: [{ motivo: null, professores: 0 }] }, ['ITEM_SEM_PRODUTO']],
  ['a likely product', { itens: [{ motivo: 'SEMELHANTE', professores: 0 }] }, ['ITEM_SEM_PRODUTO']],
  ['a product that one reviewer taught', { itens: [{ motivo: 'APRENDIDO', professores: 1 }] }, ['ITEM_POUCO_ENSINADO']],
  ['an inactive sender', member({ ativo: false }), ['PARTICIPANTE_INATIVO']],
  ['an open contest', member({ contestacaoAberta: true }), ['CONTESTACAO_ABERTA']],
  ['an account of exactly the days', member({ diasDeConta: 30 }), ['CONTA_NOVA']],
  ['a store that is away', { loja: { participa: false } }, ['LOJA_FORA']],
  ['a refused sale', { venda: null, recusa: 'POSTING_DUPLICATE' }, ['RECUSADA']],
  ['no gain', sale({ ganho: '0.00' }), ['SEM_GANHO']],
  ['a sale for two people', sale({ segundaPessoa: 'PRECO' }), ['SEGUNDA_PESSOA']],
  ['a cent above the bound of a receipt', sale({ ganho: '100.01' }), ['LIMITE_NOTA', 'LIMITE_DIA', 'LIMITE_MEMBRO']],
  ['a cent above the bound of the day', day({ regra: '400.01' }), ['LIMITE_DIA']],
  ['a cent above the bound of the member', day({ membro: '100.01' }), ['LIMITE_MEMBRO']],
  ['points above the daily limit of one user', day({ pontos: '900.01' }), ['TETO']],
  ['BRL above the daily limit of one user', day({ reais: '27.01' }), ['TETO']],
  ['a member beyond the jump', jump({ membro: { agora: 6, antes: 1 } }), ['SALTO_MEMBRO']],
  ['a store beyond the jump', jump({ loja: { agora: 51, antes: 16 } }), ['SALTO_LOJA']],
  ['a device beyond the jump', jump({ aparelho: { agora: 11, antes: 3 } }), ['SALTO_APARELHO']],
];

describe('the automatic decision', () => {
  it('credits at every bound', () => expect(decideCredit(credited)).toEqual({ credit: true, reasons: [] }));

  it.each(CASES)('does not credit with %s', (_name, changes, reasons) => {
    expect(decideCredit({ ...credited, ...changes })).toEqual({ credit: false, reasons });
  });

  it('neither credits nor refuses before the sale is recorded', () => {
    expect(decideCredit({ ...credited, venda: null })).toEqual({ credit: false, reasons: [] });
  });

  it('has no daily limit of one user where that is switched off', () => {
    const free = { ...credited, dia: { ...credited.dia, pontos: '99999.00', reais: '99999.00' }, teto: { pontos: '0.00', reais: '0.00' } };
    expect(decideCredit(free).credit).toBe(true);
  });

  it('has a Portuguese text for each reason of the table', () => {
    for (const reason of CASES.flatMap(([, , reasons]) => reasons)) expect(CREDIT_REASONS[reason]).toMatch(/^[A-ZÀ-Ú]/);
  });

  it('repeats on inputs that were stored', () => {
    expect(decideCredit(JSON.parse(JSON.stringify(credited)))).toEqual(decideCredit(credited));
  });
});
