import type { Arena } from './contestants.ts';
import { type Goal, goalsOf } from './goals.ts';
import { type Ask, type Contestant, cycle } from './measure.ts';

/** A benchmark, its contestants and its goals. */
export interface Question {
  id: string;
  title: string;
  contestants: Contestant[];
  /** They deliberately request different pages. */
  isUneven?: boolean;
  goals: Goal[];
}

const FIELDS = `id parceiro revenda cidade rede identificador tipoFiscal origem totalPontos pontosLimitados totalVenda valorCusto realizadoEm
  pontuadoEm criadoEm venceEm status aprovadoPor`;
const PG_FIELDS = `rowId parceiroNome revendaNome identificador tipoFiscal origem totalPontos pontosLimitados totalVenda valorCusto realizadoEm pontuadoEm
  criadoEm venceEm status storeByStoreId { endCidade } networkByNetworkId { nome } staffUserByAprovadoPorId { nome }`;

/** Network 1 is the largest, with a seventh of all rows. */
const NETWORK = { id: 1, nome: 'Rede Silva' };

interface Page {
  network?: typeof NETWORK;
  page?: number;
  word?: string;
}

const json = (url: string, token: string | undefined, query: string, variables: object): Ask => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify({ query, variables }),
});

function overGraphql(arena: Arena, token: string, pages: Page[]): Contestant {
  const query = `query Page($options: ListOptions, $filter: PostingsFilter) { postings(options: $options, filter: $filter) { total items { ${FIELDS} } } }`;
  return {
    name: 'GraphQL',
    next: cycle(
      pages.map(({ network, page = 1, word }) =>
        json(arena.product, token, query, { options: { page, pageSize: 25, search: word }, filter: network ? { rede: network.nome } : {} }),
      ),
    ),
  };
}

function overRest(arena: Arena, token: string, pages: Page[]): Contestant {
  return {
    name: 'REST',
    next: cycle(
      pages.map(({ network, page = 1, word }) => {
        const query = new URLSearchParams({
          page: String(page),
          perPage: '25',
          ...(network && { rede: network.nome }),
          ...(word && { search: word }),
        });
        return { url: `${arena.product}/api/pontuacoes?${query}`, headers: { authorization: `|${token}` } };
      }),
    ),
  };
}

function raw(arena: Arena, pages: Page[], path = '/page'): Contestant {
  return {
    name: path === '/page-items' ? 'SQL with items' : 'SQL',
    next: cycle(
      pages.map(({ network, page = 1, word }) => {
        const query = new URLSearchParams({ page: String(page), ...(network && { network: String(network.id) }), ...(word && { word }) });
        return { url: `${arena.raw}${path}?${query}` };
      }),
    ),
  };
}

function postgraphile(arena: Arena, pages: Page[], search?: 'benchSearchPostings'): Contestant {
  const order = 'orderBy: [CRIADO_EM_DESC, ROW_ID_DESC]';
  const body = `{ totalCount nodes { ${PG_FIELDS} } }`;
  const query = search
    ? `query P($network: Int!, $word: String!, $offset: Int!) { p: ${search}(network: $network, word: $word, first: 25, offset: $offset) ${body} }`
    : `query P($condition: PostingCondition!, $offset: Int!) { p: allPostings(condition: $condition, ${order}, first: 25, offset: $offset) ${body} }`;
  return {
    name: 'PostGraphile',
    next: cycle(
      pages.map(({ network, page = 1, word }) => {
        const condition = { audience: 'SELLER', status: 'APROVADA', ...(network && { networkId: network.id }) };
        const offset = (page - 1) * 25;
        return json(arena.postgraphile, undefined, query, search ? { network: network?.id, word, offset } : { condition, offset });
      }),
    ),
  };
}

/** A page of sales, each with its store and network, seller and products; no total on either side. */
function nested(arena: Arena, token: string): Contestant[] {
  const ours = `query Nested($filter: PostingsFilter) { postings(options: { pageSize: 25 }, filter: $filter) { items { id identificador totalPontos
    store { codigo nomeFantasia network { nome } } seller { nome cpf } soldItems { items { codigo descricao qtde pontos } } } } }`;
  const theirs = `query Nested($condition: PostingCondition!) { p: allPostings(condition: $condition, orderBy: [CRIADO_EM_DESC, ROW_ID_DESC], first: 25) {
    nodes { rowId identificador totalPontos storeByStoreId { codigo nomeFantasia networkByNetworkId { nome } } sellerBySellerId { nome cpf }
      postingItemsByPostingId { nodes { codigo descricao qtde pontos } } } } }`;
  const condition = { audience: 'SELLER', status: 'APROVADA', networkId: NETWORK.id };
  return [
    { name: 'GraphQL', next: cycle([json(arena.product, token, ours, { filter: { rede: NETWORK.nome } })]) },
    ...(arena.postgraphile ? [{ name: 'PostGraphile', next: cycle([json(arena.postgraphile, undefined, theirs, { condition })]) }] : []),
  ];
}

/** Checked before measuring: every contestant returns the same total and the same first row. */
export async function checkAgreement(questions: Question[]): Promise<void> {
  for (const { id, contestants, isUneven } of questions) {
    if (isUneven) continue;
    const seen = await Promise.all(contestants.map(async (contestant) => ('next' in contestant ? await facts(contestant.next()) : null)));
    const distinct = new Set(seen.filter((fact) => fact !== null));
    if (distinct.size > 1) throw new Error(`${id}: the contestants disagree: ${[...distinct].join(' | ')}`);
  }
}

async function facts({ url, method, headers, body }: Ask): Promise<string> {
  const answer = await fetch(url, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  const found = JSON.parse(text) as Record<string, unknown> & { data?: Record<string, unknown>; errors?: unknown };
  if (found.errors) throw new Error(`${url}: ${text.slice(0, 600)}`);
  const list = (found.data?.p ?? found.data?.postings ?? found) as Record<string, unknown>;
  const total = list.total ?? list.totalCount ?? list.totalRecords;
  const items = (list.items ?? list.nodes ?? list.pontuacoes) as { id?: number; rowId?: number }[];
  return `${total} rows, page of ${items.length} from ${items[0]?.rowId ?? items[0]?.id}`;
}

/** P1 to P5 of design/performance.md, over `postings` rows. */
export function readQuestions(arena: Arena, token: string, postings: number): Question[] {
  const hasOther = arena.postgraphile !== '';
  const ask = (pages: Page[], { items = true, search = false } = {}): Contestant[] => [
    overGraphql(arena, token, pages),
    ...(items ? [overRest(arena, token, pages)] : []),
    raw(arena, pages, search ? '/search' : '/page'),
    ...(items ? [raw(arena, pages, '/page-items')] : []),
    ...(hasOther ? [postgraphile(arena, pages, search ? 'benchSearchPostings' : undefined)] : []),
  ];
  // Deep: from a twentieth of the way in to half of it; page 10,000 of a million rows is among them.
  const deep = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5].map((share) => Math.floor((postings * share) / 25));
  const inNetwork = (words: string[]) => words.map((word) => ({ network: NETWORK, word }));
  return [
    {
      id: 'P1',
      title: 'page of a network with its exact total',
      contestants: ask([{ network: NETWORK }]),
      goals: goalsOf('P1'),
    },
    {
      id: 'P2',
      title: 'page of everything with its exact total',
      contestants: ask([{}]),
      goals: goalsOf('P2'),
    },
    {
      id: 'P3 common',
      title: 'search of a common name inside a network',
      contestants: ask(inNetwork(['silva']), { items: false, search: true }),
      goals: goalsOf('P3'),
    },
    {
      id: 'P3 rare',
      title: 'search of a rare word inside a network',
      contestants: ask(inNetwork(['zanetti']), { items: false, search: true }),
      goals: goalsOf('P3'),
    },
    {
      id: 'P4',
      title: 'deep pages of everything, 5 % to 50 % of the way in',
      contestants: ask(
        deep.map((page) => ({ page })),
        { items: false },
      ),
      goals: goalsOf('P4'),
    },
    {
      id: 'P4 flat',
      title: 'page 10,000 (25 %) against page 1 of the same list',
      isUneven: true,
      contestants: [
        { ...overGraphql(arena, token, [{ page: deep[3] }]), name: 'GraphQL deep' },
        { ...overGraphql(arena, token, [{}]), name: 'GraphQL page 1' },
      ],
      goals: goalsOf('P4 flat'),
    },
    {
      id: 'P5',
      title: 'nested: sales with store, network, seller and products',
      contestants: nested(arena, token),
      goals: goalsOf('P5'),
    },
  ];
}
