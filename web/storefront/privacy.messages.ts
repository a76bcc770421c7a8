/** pt-BR text of the privacy policy (Lei 13.709/2018, LGPD). */
export const privacyMessages = {
  title: 'Política de privacidade',
  lead: (programme: string) =>
    `Como o programa ${programme} trata os seus dados pessoais, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018).`,
  sections: [
    {
      title: 'Quais dados usamos',
      text: 'Nome, CPF, data de nascimento, sexo, e-mail, telefones e endereço, que você informa no cadastro; as vendas, notas fiscais e compras que você registra; os resgates que você faz e, quando pede cashback, a sua chave PIX.',
    },
    {
      title: 'Para que usamos',
      text: 'Para identificar você, calcular pontos e cashback, conferir notas fiscais, entregar prêmios, pagar por PIX, evitar fraudes, responder às suas mensagens e cumprir obrigações legais.',
    },
    {
      title: 'Com quem compartilhamos',
      text: 'Com a loja e a rede em que você vende ou compra, com os parceiros que entregam os prêmios escolhidos por você e com quem processa pagamentos e mensagens em nosso nome, sempre na medida do necessário. Não vendemos dados pessoais.',
    },
    {
      title: 'Por quanto tempo guardamos',
      text: 'Enquanto o seu cadastro estiver ativo e, depois, pelo prazo que a lei exigir para registros fiscais e financeiros.',
    },
    {
      title: 'Como protegemos',
      text: 'As senhas são guardadas de forma que ninguém pode lê-las, o acesso aos dados é restrito a quem precisa deles e cada alteração fica registrada.',
    },
    {
      title: 'Seus direitos',
      text: 'Você pode pedir a confirmação do tratamento, o acesso, a correção, a portabilidade e a exclusão dos seus dados, e retirar o consentimento a qualquer momento.',
    },
  ],
  contactTitle: 'Fale conosco',
  contact: 'Para exercer seus direitos ou tirar dúvidas, escreva para o suporte do programa.',
  contactEmail: 'Escreva para',
} as const;
