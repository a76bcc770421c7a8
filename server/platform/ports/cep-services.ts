/** The address of a postal code. Empty texts are common: small towns have one code for all streets. */
export interface CepAddress {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
  complemento: string;
}

/** What the services answered: an address, no such code, or nothing (both are down). */
export type CepServiceAnswer = { status: 'FOUND'; address: CepAddress } | { status: 'NOT_FOUND' } | { status: 'UNAVAILABLE' };

export interface CepServices {
  /** Never rejects. `cep` is eight digits. */
  lookUp(cep: string): Promise<CepServiceAnswer>;
}

interface Options {
  viaCepUrl: string;
  brasilApiUrl: string;
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 3_000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const MAX_BYTES = 16 * 1024;

type Read = (cep: string) => Promise<CepServiceAnswer>;

/** ViaCEP, falling back to BrasilAPI. A service that failed five times in a row is skipped for a minute. */
export function openCepServices({ viaCepUrl, brasilApiUrl, timeoutMs = TIMEOUT_MS, now = Date.now }: Options): CepServices {
  const services = [
    withCircuit((cep) => askViaCep(`${viaCepUrl}/ws/${cep}/json/`, timeoutMs), now),
    withCircuit((cep) => askBrasilApi(`${brasilApiUrl}/api/cep/v2/${cep}`, timeoutMs), now),
  ];
  return {
    lookUp: async (cep) => {
      for (const service of services) {
        const answer = await service(cep);
        if (answer.status !== 'UNAVAILABLE') return answer;
      }
      return { status: 'UNAVAILABLE' };
    },
  };
}

function withCircuit(read: Read, now: () => number): Read {
  let failures = 0;
  let openUntil = 0;
  return async (cep) => {
    if (now() < openUntil) return { status: 'UNAVAILABLE' };
    try {
      const answer = await read(cep);
      failures = 0;
      return answer;
    } catch {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) {
        openUntil = now() + OPEN_MS;
        failures = 0;
      }
      return { status: 'UNAVAILABLE' };
    }
  };
}

/** `erro` for an unknown code comes as true or "true"; a malformed code gets a 400 whose body is not JSON. */
async function askViaCep(url: string, timeoutMs: number): Promise<CepServiceAnswer> {
  const { status, text } = await get(url, timeoutMs);
  if (status === 400) return { status: 'NOT_FOUND' };
  if (status !== 200) throw new Error(`ViaCEP ${status}`);
  const body = JSON.parse(text) as Record<string, unknown>;
  if (body.erro === true || body.erro === 'true') return { status: 'NOT_FOUND' };
  return found(body);
}

async function askBrasilApi(url: string, timeoutMs: number): Promise<CepServiceAnswer> {
  const { status, text } = await get(url, timeoutMs);
  if (status === 404 || status === 400) return { status: 'NOT_FOUND' };
  if (status !== 200) throw new Error(`BrasilAPI ${status}`);
  const { street, neighborhood, city, state } = JSON.parse(text) as Record<string, unknown>;
  return found({ logradouro: street, bairro: neighborhood, localidade: city, uf: state });
}

function found(body: Record<string, unknown>): CepServiceAnswer {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].slice(0, 200) : '');
  const address = {
    logradouro: text('logradouro'),
    bairro: text('bairro'),
    localidade: text('localidade'),
    uf: text('uf'),
    complemento: text('complemento'),
  };
  if (!address.localidade || !address.uf) throw new Error('resposta sem cidade');
  return { status: 'FOUND', address };
}

async function get(url: string, timeoutMs: number): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error', headers: { Accept: 'application/json' } });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('resposta grande demais');
    chunks.push(chunk);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString() };
}
