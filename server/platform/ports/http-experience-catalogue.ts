import { z } from 'zod';
import { CatalogueError, type CatalogueOffer, catalogueOffer, type ExperienceCatalogue } from './experience-catalogue.ts';
import { ForbiddenAddressError, type OutsideAnswer, type SafeFetch } from './safe-fetch.ts';

interface Options {
  fetch: SafeFetch;
  /** Address without a trailing slash; pages are read from `{baseUrl}/offers`. */
  baseUrl: string;
  apiKey: string;
  /** Per page, in milliseconds. */
  timeoutMs?: number;
  /** For the whole catalogue, in milliseconds. */
  deadlineMs?: number;
  /** Delay before the second try of a page; doubled before the third. */
  retryMs?: number;
  now?: () => number;
}

const PAGE_SIZE = 100;
const MAX_PAGES = 500;
const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const TRIES = 3;
const TIMEOUT_MS = 10_000;
const DEADLINE_MS = 90_000;
const RETRY_MS = 500;
/** The longest we wait for a retry, whatever its Retry-After says. */
const MAX_RETRY_MS = 5_000;

const pageAnswer = z.object({ offers: z.array(z.unknown()).max(1_000), totalPages: z.number().int().min(0) });

/**
 * The third party over HTTPS: GET `{baseUrl}/offers?page=N&pageSize=100` with the key as bearer, returning { offers, totalPages }. Each
 * page has a time-out and three tries (network, 429 and 5xx). The catalogue is read in full or not at all, because a missing offer would
 * look withdrawn. `fetch` guards the addresses.
 */
export function openHttpCatalogue(options: Options): ExperienceCatalogue {
  const { deadlineMs = DEADLINE_MS, now = Date.now } = options;
  return {
    readOffers: async () => {
      const endsAt = now() + deadlineMs;
      const offers = new Map<string, CatalogueOffer>();
      let pages = 1;
      for (let page = 1; page <= pages; page++) {
        if (now() > endsAt) throw new CatalogueError(`o catálogo não terminou em ${deadlineMs} ms`);
        const answer = parsePage(await readPage(page, options), page);
        if (answer.totalPages > MAX_PAGES) throw new CatalogueError(`${answer.totalPages} páginas passam do limite de ${MAX_PAGES}`);
        pages = answer.totalPages;
        // A row may move to the next page during the read: the later copy is the newer one.
        for (const offer of answer.offers) offers.set(offer.offerId, offer);
      }
      if (!offers.size) throw new CatalogueError('o catálogo veio vazio');
      return [...offers.values()];
    },
  };
}

function parsePage(body: string, page: number): { offers: CatalogueOffer[]; totalPages: number } {
  try {
    const { offers, totalPages } = pageAnswer.parse(JSON.parse(body, storable));
    return { offers: offers.map((offer) => catalogueOffer.parse(offer)), totalPages };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error).slice(0, 500) : 'não é JSON';
    throw new CatalogueError(`página ${page} ilegível: ${reason}`);
  }
}

/** Strips what PostgreSQL cannot store: NUL and lone surrogates. */
const storable = (_key: string, value: unknown) => (typeof value === 'string' ? value.replace(/\p{Cs}|\0/gu, '') : value);

async function readPage(page: number, { fetch, baseUrl, apiKey, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS }: Options): Promise<string> {
  let reason = '';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) await pause(Math.min(retryMs * 2 ** (attempt - 2), MAX_RETRY_MS));
    try {
      const { status, body }: OutsideAnswer = await fetch(`${baseUrl}/offers?page=${page}&pageSize=${PAGE_SIZE}`, {
        method: 'GET',
        headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}` },
        timeoutMs,
        maxBytes: MAX_PAGE_BYTES,
      });
      if (status === 200) return body;
      reason = `respondeu ${status}`;
      if (status !== 429 && status < 500) break;
    } catch (error) {
      reason = (error as Error).message;
      if (error instanceof ForbiddenAddressError) break;
    }
  }
  throw new CatalogueError(`página ${page}: ${reason}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
