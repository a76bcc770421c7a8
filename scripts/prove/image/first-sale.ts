import { TOTP } from 'otpauth';

/** Signs in the first administrator of a new installation, sets up the minimum for a sale, then makes the sale and a report. */
export async function firstSale(
  address: string,
  { cpf, senha }: { cpf: string; senha: string },
): Promise<{ pontos: string; rows: number }> {
  let token = '';
  const ask = async <Answer>(query: string, input?: object): Promise<Answer> => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data, errors } = (await response.json()) as {
      data: Record<string, Answer>;
      errors?: { message: string; extensions: object }[];
    };
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return Object.values(data)[0]!;
  };
  const create = (noun: string, input: object) =>
    ask<{ id: number }>(`mutation ($input: ${noun}Input!) { create${noun}(input: $input) { id } }`, input);

  ({ token } = await ask<{ token: string }>('mutation ($input: SignInInput!) { signInStaff(input: $input) { token } }', { cpf, senha }));
  // An administrator of a new programme may do nothing before having a second factor.
  const { desafio, segredo } = await ask<{ desafio: string; segredo: string }>(
    'mutation ($input: OwnPasswordInput!) { startTotpRegistration(input: $input) { desafio segredo } }',
    { senha },
  );
  await ask('mutation ($input: ConfirmTotpInput!) { confirmTotpRegistration(input: $input) { codigosRecuperacao } }', {
    desafio,
    nome: 'Aplicativo',
    codigo: new TOTP({ secret: segredo }).generate(),
  });
  const place = {
    endCep: '01310100',
    endRua: 'Avenida Paulista',
    endNumero: '1',
    endBairro: 'Bela Vista',
    endCidade: 'São Paulo',
    endEstado: 'SP',
  };
  const network = await create('Network', { nome: 'Rede da imagem', regiao: 'Sudeste', valorPonto: '0.03' });
  await create('Store', {
    ...place,
    networkId: network.id,
    codigo: 'L1',
    cnpj: '11222333000181',
    cnpjCddRevendaMaster: '11222333000181',
    nomeFantasia: 'Loja da imagem',
    razaoSocial: 'Loja da imagem Ltda.',
    responsavel: 'Ana Prado',
    celular: '11987654321',
    tipoPontuacao: 1,
    fatorPontuacao: 1,
  });
  await create('Seller', {
    ...place,
    cnpjRevenda: '11222333000181',
    cpf: '52998224725',
    nome: 'Bruno Vendedor',
    dataNascimento: '1990-01-31',
    sexo: 'M',
    celular: '11987654322',
    email: 'bruno@exemplo.com.br',
  });
  await create('Product', { codigo: 'P1', nome: 'Produto da imagem', valorPontos: '10.00', valorUnitario: '50.00' });
  const { totalPontos } = await ask<{ totalPontos: string }>(
    'mutation ($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { id totalPontos } } }',
    {
      cpf: '52998224725',
      tipoFiscal: 'N',
      identificador: '70000001',
      realizadoEm: new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date()),
      enviarMensagem: false,
      itens: [{ codigo: 'P1', qtde: '2', valorUnitario: '50.00', valorDesconto: '0.00' }],
    },
  );
  await ask('mutation ($input: ReportChoiceInput!) { generateReport(input: $input) { id } }', { tipo: 'MENSURACAO' });
  const { total } = await ask<{ total: number }>('{ postings { total } }');
  return { pontos: totalPontos, rows: total };
}
