/** An edit by the form of the panel: what its row had, with one change, and the sentences that the log then tells. */
interface Edit {
  action: string;
  change: Record<string, unknown>;
  told: readonly unknown[];
  /** Sets the row to what the sentence begins with. */
  before?: string;
  /** Inputs that the row does not show. */
  given?: Record<string, unknown>;
  who?: 'seller' | 'consumer';
  /** Takes a second person, under whose act it is logged. */
  byTwo?: boolean;
}

/** One edit of every kind that the panel and the members have. */
export const EDITS: readonly Edit[] = [
  {
    action: 'updateNetwork',
    before: "update networks set valor_ponto = '0.03'",
    change: { valorPonto: '0.05' },
    told: ['Valor Ponto: R$\u00a00,03 → R$\u00a00,05'],
  },
  { action: 'setNetworkActive', change: { ativo: false }, told: ['Ativo: Sim → Não'] },
  {
    action: 'updateStore',
    before: "update stores set celular = '11987654321', tipo_pontuacao = 1, cnpj_cdd_revenda_master = cnpj, responsavel = 'Ana'",
    change: { celular: '11912348888', tipoPontuacao: 2 },
    told: ['Celular: (11) *****-4321 → (11) *****-8888', 'Tipo de Pontuação: Digitação → Foto'],
  },
  { action: 'setStoreActive', before: 'update stores set ativo = true', change: { ativo: false }, told: ['Ativo: Sim → Não'] },
  {
    action: 'updateProduct',
    before: 'update products set valor_pontos = 10',
    change: { valorPontos: '12.50' },
    told: ['Pontos: 10,00 → 12,50'],
  },
  {
    action: 'setProductActive',
    before: 'update products set ativo = true',
    change: { ativo: false },
    given: { atualizarRevenda: false },
    told: ['Ativo: Sim → Não'],
  },
  {
    action: 'updateStoreProduct',
    before: "update store_products set nome = 'Produto da loja ' || id",
    change: { nome: 'Outro' },
    told: [expect.stringMatching(/^Descrição: Produto da loja \d+ → Outro$/)],
  },
  {
    action: 'setStoreProductActive',
    before: 'update store_products set ativo = true',
    change: { ativo: false },
    told: ['Ativo: Sim → Não'],
  },
  {
    action: 'updateSeller',
    before: "update sellers set email = 'a@exemplo.com', nome = 'Nome Antigo'",
    change: { email: 'bia@outro.com', nome: 'Outro Nome' },
    told: ['Nome: alterado', 'E-mail: a***@exemplo.com → b***@outro.com'],
  },
  {
    action: 'setSellerActive',
    before: 'update sellers set ativo = true',
    change: { ativo: false },
    given: { justificativa: 'Saiu da loja' },
    told: ['Ativo: Sim → Não'],
  },
  {
    action: 'updateOwnSellerProfile',
    before: "update sellers set celular = '11987654321'",
    who: 'seller',
    change: { celular: '11912348888' },
    told: ['Celular: (11) *****-4321 → (11) *****-8888'],
  },
  {
    action: 'updateConsumer',
    before: "update consumers set celular = '11987654321', end_cidade = 'Campinas'",
    change: { celular: '11912348888', endCidade: 'Santos' },
    told: ['Celular: (11) *****-4321 → (11) *****-8888', 'Cidade: alterado'],
  },
  {
    action: 'setConsumerActive',
    before: 'update consumers set ativo = true',
    change: { ativo: false },
    given: { justificativa: 'Pediu para sair' },
    told: ['Ativo: Sim → Não'],
  },
  {
    action: 'updateOwnConsumerProfile',
    before: "update consumers set celular = '11987654321'",
    who: 'consumer',
    change: { celular: '11912348888' },
    told: ['Celular: (11) *****-4321 → (11) *****-8888'],
  },
  {
    action: 'updateStaffUser',
    before: 'update staff_users set permissao = 1 where permissao <> 2',
    change: { permissao: 4 },
    given: { idRevendasPermitidas: [], idRedesPermitidas: [] },
    told: ['Permissão: Operador → Auditor'],
  },
  { action: 'setStaffUserActive', change: { ativo: false }, told: ['Ativo: Sim → Não'] },
  {
    action: 'updateOwnStaffProfile',
    before: "update staff_users set nome = 'Usuário Nível 2' where permissao = 2",
    change: { nome: 'Marina Dias' },
    told: ['Nome: Usuário Nível 2 → Marina Dias'],
  },
  {
    action: 'updateReward',
    before: 'update rewards set custo_total = 80',
    change: { custoTotal: '99.90' },
    given: { foto: null },
    told: ['Custo Total: R$\u00a080,00 → R$\u00a099,90'],
  },
  { action: 'setRewardActive', before: 'update rewards set ativo = true', change: { ativo: false }, told: ['Ativo: Sim → Não'] },
  { action: 'setBannerActive', before: 'update banners set ativo = true', change: { ativo: false }, told: ['Ativo: Sim → Não'] },
  {
    action: 'updateClientProduct',
    before: "update client_products set descricao = 'Antiga'",
    change: { descricao: null },
    told: ['Descrição: Antiga → vazio'],
  },
  {
    action: 'updateParticipatingStore',
    before: 'update participating_stores set ativo = true',
    change: { ativo: false },
    told: ['Ativo: Sim → Não'],
  },
  {
    action: 'updateRegistrationCode',
    before: "update registration_codes set usos = 900, expira_em = '2099-01-31'",
    change: { usos: 1_000 },
    told: ['Usos: 900 → 1.000'],
  },
  {
    action: 'updateScenario',
    before: "update scenarios set nome = 'Cenário A' where id = 1",
    change: { id: 1, nome: 'Dobro' },
    given: { fatorExtra: '1.00', textoRegulamento: null, todosPremios: true, premios: [] },
    told: expect.arrayContaining(['Nome: Cenário A → Dobro']),
  },
  {
    action: 'updateOfferPoints',
    before: 'update offers set pontos = 100, desconto = null',
    change: { pontos: 200 },
    told: expect.arrayContaining([expect.stringContaining('100,00 → 200,00')]),
  },
  {
    action: 'updateMarketSurvey',
    before: 'update market_surveys set qtde_vendedores = 3',
    change: { qtdeVendedores: 5 },
    given: {
      produtosMaisVendidos: [{ marca: 'Outra', produto: 'Tinta', qtde: 2, valorUnitario: '10.00' }],
      produtosMaisVendidosConcorrentes: [],
    },
    told: expect.arrayContaining(['Qtde Vendedores: 3 → 5']),
  },
  {
    action: 'updateSystemSettings',
    before: 'update system_settings set percentual_cashback = 2',
    change: { percentualCashback: '3.5' },
    told: ['Percentual de cashback (%): 2,00 → 3,50'],
  },
  {
    action: 'updateAdvancedSettings',
    before: "update system_settings set janela_parceiro = 'MES'",
    change: { janelaParceiro: 'SEMPRE' },
    told: ['Prêmios de um mesmo parceiro: Um por mês → Um no total'],
  },
  {
    action: 'updateReviewSettings',
    before: 'update review_settings set segunda_aprovacao_avisos = true',
    change: { segundaAprovacaoAvisos: false, motivo: 'Combinado' },
    told: ['Outra pessoa para notas com dois avisos: Sim → Não'],
    byTwo: true,
  },
  {
    action: 'updateMessagingSettings',
    before:
      "insert into messaging_settings (id, url, token, codigo, atualizado_em) values (1, 'https://exemplo.com/a', 'segredo', '1', now()) on conflict (id) do update set url = excluded.url, codigo = '1'",
    change: { codigo: '2' },
    told: ['Código: 1 → 2'],
  },
];
