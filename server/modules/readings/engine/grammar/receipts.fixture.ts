/** An NFC-e of 80 mm with codes, two rows per item, a weight, an item discount and a cancelled item. Total 98.58. */
export const NFCE = `
        FERRAGENS BOA VISTA LTDA
        RUA DAS FLORES, 120
        CNPJ: 11.222.333/0001-81
DANFE NFC-e - Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
# | COD | DESC | QTD | UN | VL UN R$ | (VLTR R$)* | VL ITEM R$
001 7899100000019 PARAFUSO 6X40 CX100
  2 CX X 25,00 (4,11)                     50,00
002 7899100000026 PREGO 17X27
  1,250 KG X 19,99 (2,00)                 24,99
003 7899100000033 MARTELO 27MM
  1 UN X 31,90 (3,00)                     31,90
Desconto sobre item                       -3,31
004 4470 LIXA 120
  3 UN X 1,50 (0,40)                      4,50
CANCELAMENTO DE ITEM 004                  -4,50
005 4488 BUCHA 8MM
  10 UN X 0,50                            5,00
QTD. TOTAL DE ITENS                       4
VALOR TOTAL R$                            111,89
DESCONTO R$                               13,31
VALOR A PAGAR R$                          98,58
FORMA DE PAGAMENTO                        VALOR PAGO R$
Dinheiro                                  100,00
Troco R$                                  1,42
     Consulte pela Chave de Acesso em
     www.nfce.exemplo.gov.br/consulta
4125 0311 2223 3300 0181 6500 7000 0048 2114 8210 9379
CONSUMIDOR CNPJ: 45.723.174/0001-10
NFC-e 000004821 Serie 007 14/03/2025 16:20:31
Protocolo de Autorizacao: 141250000004821
Data de Autorizacao 14/03/2025 16:20:33
Trib aprox R$: 9,51 Federal e 20,14 Estadual Fonte: IBPT`;

/** A narrow NFC-e without codes, one row for the description and one for the numbers, key in two rows. Total 12.39. */
export const NFCE_58 = `
   PADARIA DO LARGO ME
   CNPJ: 11.222.333/0001-81
 Documento Auxiliar da Nota
 Fiscal de Consumidor Eletronica
DESCRICAO
QTD UN  VL UNIT    VL TOTAL
PAO FRANCES
0,400 KG x 16,00       6,40
LEITE INTEGRAL 1L
1 UN x 5,99            5,99
QTD. TOTAL DE ITENS    2
VALOR TOTAL R$         12,39
FORMA DE PAGAMENTO     VALOR PAGO
PIX                    12,39
4125 0311 2223 3300 0181 6500
7000 0048 2114 8210 9379
CONSUMIDOR NAO IDENTIFICADO
NFC-e 4821 Serie 7 14/03/2025
       16:20:31`;

/** A CF-e SAT whose item totals are in the next row. Total 80.80. */
export const SAT = `
      DROGARIA PRIMAVERA S/A
CNPJ: 11.222.333/0001-81 - I.E: 278115049114
        Extrato No. 107108
   CUPOM FISCAL ELETRONICO - SAT
CPF/CNPJ do Consumidor: 45.723.174/0001-10
# | COD | DESC | QTD | UN | VL UN R$ | (VL TR R$)* | VL ITEM R$
01 000045404 VITAMINA 60CP 1 UN X 25,90 (8,15)
                                          25,90
02 000872671 PROTETOR SOLAR 1 UN X 54,90 (17,27)
                                          54,90
TOTAL BRUTO DE ITENS                      80,80
TOTAL R$                                  80,80
Cartao de Credito                         80,80
OBSERVACOES DO CONTRIBUINTE
Trib Aprox R$: 10,87 Federal e 14,54 Estadual
1a VIA-CLIENTE                            AUT=013460
DOC=500039  24/06/24                      07:41 ONL-L
VALOR:                                    80,80
SAT No. 000647865
24/06/2024 07:41:04
3524 0611 2223 3300 0181 5900 0647 8651 0710 8823 6021`;

/** A DANFE of A4 with labels above their values. Products 66.45, discount 6.45, total 60.00. */
export const DANFE = `
RECEBEMOS DE FERRAGENS BOA VISTA LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL INDICADA AO LADO
DATA DE RECEBIMENTO          IDENTIFICACAO E ASSINATURA DO RECEBEDOR                          No. 000.114.427
FERRAGENS BOA VISTA LTDA                                    DANFE
RUA DAS FLORES, 120                                  DOCUMENTO AUXILIAR DA           CHAVE DE ACESSO
CURITIBA - PR                                        NOTA FISCAL ELETRONICA          4125 0311 2223 3300 0181 5500 7000 1144 2714 8210 9374
                                                     No. 000.114.427
                                                     SERIE 7
NATUREZA DA OPERACAO                                                      PROTOCOLO DE AUTORIZACAO DE USO
VENDA DE MERCADORIA                                                       141250000114427 - 14/03/2025 16:21:02
INSCRICAO ESTADUAL             INSC.ESTADUAL DO SUBST. TRIBUTARIO         CNPJ/CPF
526.926.313.553                                                           11.222.333/0001-81
DESTINATARIO / REMETENTE
NOME/RAZAO SOCIAL                                  CNPJ/CPF                      DATA DA EMISSAO
OBRAS DO SUL LTDA                                  45.723.174/0001-10            14/03/2025
CALCULO DO IMPOSTO
BASE DE CALCULO DO ICMS    VALOR DO ICMS    BASE DE CALC. ICMS ST    VALOR DO ICMS ST    VALOR TOTAL DOS PRODUTOS
               60,00              0,00                    0,00             0,00                       66,45
VALOR DO FRETE             VALOR DO SEGURO  DESCONTO                 VALOR DO IPI        VALOR TOTAL DA NOTA
                0,00              0,00        6,45                       0,00                         60,00
DADOS DO PRODUTO / SERVICO
CODIGO      DESCRICAO                      NCM         CST    CFOP    UN       QUANT       V.UNIT      V.TOTAL     BC ICMS
PF-640      PARAFUSO 6X40 CX100            73181500    000    5102    CX      2,0000      25,0000        50,00       50,00
4488        BUCHA 8MM                      39259090    000    5102    UN     10,0000       0,4950         4,95        4,95
            COM ANEL
4490        ARRUELA LISA                   73182200    000    5102    KG      0,5000      23,0000        11,50       11,50
DADOS ADICIONAIS
INFORMACOES COMPLEMENTARES
Documento emitido por optante pelo Simples Nacional`;

/** A coupon of a fiscal printer, without key. Total 1,004.40. */
export const ECF = `
DOCES DO PORTO LTDA ME
AV BEIRA MAR, 85
CNPJ: 11.222.333/0001-81          IE: 06.924.935-0
17/04/2019 15:00:27V              CCF:175038 COO:187264
CNPJ/CPF Consumidor: 45723174000110
           CUPOM FISCAL
ITEM CODIGO DESCRICAO QTD.UN.VL UNIT R$ ST A/T VL ITEM R$
001 7899100000019    #17.063.00#1905.32.00#BOMBOM
 SORTIDO CX 150G
 26    UN  X    36,90    N1  T         959,40)
002 7899100000026    #17.002.00#1806.31.10#ALFAJOR
 1    UN  X    45,00    N1  T           45,00)
TOTAL    R$                           1004,40
Mastercard                            1004,40
MD-5: 82f1c46d039e7c1d28c6678202b07be6
Trib aprox R$ 147,07 Federal e 192,64 Estadual
ECF:003 Lj:001
17/04/2019 15:00:29V`;

/** An NFC-e that prints codes and quantities behind labels. Total 44.60. */
export const LABELLED = `
MERCADO SAO BENTO LTDA
CNPJ: 11.222.333/0001-81
DANFE NFC-e - Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
BANANA PRATA (Codigo: 911471)
Qtde.:0,747 UN: KG Vl. Unit.: 6,99           5,22
PISO CERAMICO (Codigo: 129361)
Qtde.:0,949 UN: M2 Vl. Unit.: 41,50          39,38
QTD. TOTAL DE ITENS                          2
VALOR TOTAL R$                               44,60
FORMA DE PAGAMENTO                           VALOR PAGO R$
Cartao de Debito                             44,60
NFC-e 000004821 Serie 007 14/03/2025 16:20:31`;

/** An NFC-e of one row per item. Total 30.00. */
export const ONE_LINE = `
MERCADO SAO BENTO LTDA
CNPJ: 11.222.333/0001-81
DANFE NFC-e - Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
CODIGO        DESCRICAO               QTDE UN  VL UNIT  VL TOTAL
7899100000019 CAFE TORRADO 500G           1 UN 18,00 18,00
7899100000026 DETERGENTE 500ML            4 UN 3,00 12,00
QTD. TOTAL DE ITENS                                    2
VALOR TOTAL R$                                     30,00
Dinheiro                                           30,00
NFC-e 000004821 Serie 007 14/03/2025 16:20:31`;

/** An NFC-e with the description right of the code. Total 98.59. */
export const CODE_LEFT = `
DROGARIA CENTRAL SA CNPJ-11.222.333/0001-81
Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
ITEM CODIGO                          DESCRICAO
   QTD   UN X VL.ITEM(R$)   TRIB     TOT.ITEM(R$)
001 712574               VITAMINA IMUNIDADE 30CP
   1.000 UN X R$ 58,60   18,43         R$ 58,60
002 834548                  VITAMINA ENERG 10CP
   1.000 UN X R$ 39,99   12,58         R$ 39,99
Qtde. Total de Itens                          2
Valor Total R$                            98,59
FORMA DE PAGAMENTO                   VALOR PAGO
C. CREDITO                             R$ 98,59
Numero 000.004.821 Serie 007 Emissao 14/03/2025 07:34:31`;
