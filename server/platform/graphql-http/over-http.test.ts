import { serverAudits } from 'graphql-http';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-11-21T12:00:00.000Z');
  staff = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** Runs the GraphQL-over-HTTP audits as some actor, one after another, and returns the names of the failed ones. */
async function audit(headers: Record<string, string>): Promise<{ passed: number; failed: string[] }> {
  const audits = serverAudits({
    url: `${app.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => fetch(url, { ...init, headers: { ...init.headers, ...headers } }),
  });
  expect(audits).toHaveLength(61);
  const failed: string[] = [];
  for (const { fn } of audits) {
    const { status, id, name } = await fn();
    if (status !== 'ok') failed.push(`${id} ${name}`);
  }
  return { passed: audits.length - failed.length, failed };
}

describe('GraphQL over HTTP', () => {
  it('passes every audit for the panel and for an access token', async () => {
    const { data } = await app.graphql(
      'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }',
      { input: { nome: 'Auditoria', escopos: ['CADASTROS'], expiraEm: '2027-11-21' } },
      { token: staff.token },
    );
    for (const authorization of [`|${staff.token}`, `Bearer ${data.createAccessToken.token}`])
      expect(await audit({ authorization })).toEqual({ passed: 61, failed: [] });
  });

  it('fails visitors only where they may not introspect, and where a page elsewhere could ask in their name', async () => {
    expect(await audit({})).toEqual({
      passed: 55,
      failed: [
        // These query a schema type, which visitors may not do.
        'BF61 MUST accept utf-8 encoded request',
        // A bare GET needs the preflight header.
        '5A70 MAY accept application/x-www-form-urlencoded formatted GET requests',
        '2EA1 SHOULD allow map {variables} parameter when accepting application/graphql-response+json',
        '28B9 MUST allow map {variables} parameter when accepting application/json',
        'D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
        '6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
      ],
    });
  });

  it('tells a client of the newer media type, or of none, by the status that its document is wrong', async () => {
    const ask = (accept: string) =>
      app.rest('POST', '/graphql', { body: { query: '{ naoExiste }' }, headers: { accept }, token: staff.token });
    for (const accept of ['*/*', 'application/graphql-response+json', 'application/graphql-response+json, application/json;q=0.9'])
      expect((await ask(accept)).status).toBe(400);
    const plain = await ask('application/json');
    expect([plain.status, plain.json.errors[0].extensions.code, 'data' in plain.json]).toEqual([200, 'GRAPHQL_VALIDATION_FAILED', false]);
  });

  it('keeps the status of a refusal whatever the media type', async () => {
    const refused = await app.rest('POST', '/graphql', {
      body: { query: '{ networks { total } }' },
      headers: { accept: 'application/json' },
    });
    expect([refused.status, refused.json.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
