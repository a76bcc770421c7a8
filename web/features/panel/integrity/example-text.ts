import { formatDate } from '../../../../server/shared/dates.ts';
import type { TruthSubject } from '../../../graphql/types.generated.ts';

/** What the keys of an example are called; a key without a name is left out. */
const NAMES: Readonly<Record<string, string>> = {
  account_id: 'conta',
  entry_id: 'lançamento',
  lot_id: 'lote',
  posting_id: 'pontuação',
  consumer_posting: 'pontuação do consumidor',
  seller_posting: 'pontuação do vendedor',
  posting_ids: 'pontuações',
  submission_id: 'nota',
  redemption_id: 'resgate',
  redemption_ids: 'resgates',
  batch_id: 'lote de pagamento',
  campaign_id: 'campanha',
  consumer_id: 'consumidor',
  seller_id: 'vendedor',
  person_id: 'pessoa',
  referral_id: 'indicação',
  network_id: 'rede',
  store_id: 'loja',
  product_id: 'produto',
  registro: 'registro',
  elo: 'posição',
  dia: 'dia',
  mes: 'mês',
};
const HOLDERS: Readonly<Record<string, string>> = { SELLER: 'vendedor', CONSUMER: 'consumidor' };
const PROBLEMS: Readonly<Record<string, string>> = {
  ALTERADO: 'não é como foi gravado, ou falta algum antes dele',
  AUSENTE: 'falta',
  FIM_AUSENTE: 'faltam registros no fim',
  ANCORA_DIVERGENTE: 'a âncora do dia não confere com os logs',
  ANCORA_AUSENTE: 'a âncora do dia falta no armazenamento',
};
const SCREENS: Readonly<Record<TruthSubject, string>> = {
  SALDOS: 'vendedores',
  PONTUACOES: 'pontuacoes',
  SOMAS: 'processar/relatorios',
  RELATORIOS: 'processar/relatorios',
  VINCULOS: 'vinculos',
  CASHBACK: 'resgates/resgates-consumidor',
  LOGS: 'logs',
};

type Example = Readonly<Record<string, unknown>>;

/** One violating row as a line: 'conta 12, vendedor 5'. */
export const exampleText = (example: Example): string => {
  const holder = HOLDERS[String(example.holder_type)];
  const parts = Object.entries(example).flatMap(([key, value]) => {
    if (value === null || NAMES[key] === undefined) return [];
    const text = key === 'dia' || key === 'mes' ? formatDate(String(value)) : Array.isArray(value) ? value.join(', ') : String(value);
    return [`${NAMES[key]} ${text}`];
  });
  const problem = PROBLEMS[String(example.problema)];
  return [...parts, ...(holder ? [`${holder} ${String(example.holder_id)}`] : [])].join(', ') + (problem ? `: ${problem}` : '');
};

/** The screen of the row: the consumer's own where it is one's, else the list where rows of its kind are. */
export const exampleScreen = (assunto: TruthSubject, example: Example): string => {
  const consumer = example.consumer_id ?? (example.holder_type === 'CONSUMER' ? example.holder_id : undefined);
  return `/painel/${typeof consumer === 'number' ? `consumidor/${consumer}` : SCREENS[assunto]}`;
};

/** The examples of a truth, as the server keeps them under `linhas`. */
export const examplesOf = ({ exemplos }: { exemplos: Record<string, unknown> }): readonly Example[] =>
  Array.isArray(exemplos.linhas) ? (exemplos.linhas as Example[]) : [];
