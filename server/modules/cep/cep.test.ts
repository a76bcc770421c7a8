import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCepServices } from '../../platform/ports/cep-services.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';

const address = { logradouro: 'Praça da Sé', complemento: 'lado ímpar', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
type Stub = (path: string, response: http.ServerResponse) => void;

const json =
  (status: number, body: unknown): Stub =>
  (_path, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silent: Stub = () => {};
const down = json(500, { message: 'down' });

describe('CEP', () => {
  let viaCep: Stub = silent;
  let brasilApi: Stub = silent;
  let asked: string[] = [];
  let server: http.Server;
  let url: string;
  let app: TestApp;
  let now = 0;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      (request.url?.startsWith('/ws/') ? viaCep : brasilApi)(request.url ?? '', response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    app = await openTestApp();
  });
  beforeEach(() => {
    asked = [];
    app.ports.cep = openCepServices({ viaCepUrl: url, brasilApiUrl: url, timeoutMs: 100, now: () => now });
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const ask = async (cep: string) => {
    const { data, errors } = await app.graphql(
      'query ($cep: String!) { cep(cep: $cep) { status logradouro bairro localidade uf complemento } }',
      { cep },
    );
    expect(errors).toBeUndefined();
    return data.cep;
  };

  it('answers the address to anybody, with or without the hyphen, and asks ViaCEP only once in 90 days', async () => {
    viaCep = json(200, { ...address, cep: '01001-000', ibge: '3550308', unidade: '' });
    expect(await ask('01001-000')).toEqual({ status: 'FOUND', ...address });
    expect(await ask('01001000')).toEqual({ status: 'FOUND', ...address });
    expect(asked).toEqual(['/ws/01001000/json/']);
    app.clock.advanceDays(91);
    await ask('01001000');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['erro: "true"', '20000001', json(200, { erro: 'true' })],
    ['erro: true', '20000002', json(200, { erro: true })],
    ['a 400 that is no JSON', '20000003', ((_path, response) => void response.writeHead(400).end('<h1>Http 400</h1>')) as Stub],
  ])('says that there is no such code on %s, and keeps that for one day', async (_name, cep, stub) => {
    viaCep = stub;
    expect(await ask(cep)).toMatchObject({ status: 'NOT_FOUND', logradouro: null });
    await ask(cep);
    expect(asked).toHaveLength(1);
    app.clock.advanceDays(2);
    await ask(cep);
    expect(asked).toHaveLength(2);
  });

  it('refuses a malformed code without asking anybody', async () => {
    expect(await ask('123')).toMatchObject({ status: 'NOT_FOUND' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['is silent', '30000001', silent],
    ['is down', '30000002', down],
    ['answers nonsense', '30000003', ((_path, response) => void response.end('<html>')) as Stub],
  ])('takes BrasilAPI when ViaCEP %s', async (_name, cep, stub) => {
    viaCep = stub;
    brasilApi = json(200, { cep, state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça da Sé', service: 'open-cep' });
    expect(await ask(cep)).toEqual({ status: 'FOUND', ...address, complemento: '' });
  });

  it('says unavailable, and keeps nothing, while both are away; after five failures it leaves them alone for a minute', async () => {
    viaCep = down;
    brasilApi = down;
    for (let attempt = 0; attempt < 5; attempt++) expect(await ask('40000001')).toMatchObject({ status: 'UNAVAILABLE', uf: null });
    expect(asked).toHaveLength(10);
    expect(await ask('40000001')).toMatchObject({ status: 'UNAVAILABLE' });
    expect(asked).toHaveLength(10);
    now += 60_001;
    viaCep = json(200, address);
    expect(await ask('40000001')).toMatchObject({ status: 'FOUND' });
  });
});
