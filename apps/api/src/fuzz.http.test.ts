import { allEndpoints } from '@piacter/contracts';
import { type Endpoint, errorStatus, failure, type Role, roles } from '@piacter/contracts/core';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './core/log.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { arbitraryBody, arbitraryTexts, foreignLetters, listTextFields } from './testing/arbitrary-input.ts';
import { formatEndpoint, toEndpointUrl } from './testing/endpoint-address.ts';
import { createPackage } from './testing/factories-listing-parts.ts';

/** Calls of each endpoint. */
const runsPerEndpoint = 14;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const formatQuery = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

interface GivenCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  isSignedIn: boolean;
}

/** The parts of a call that an attacker controls. */
const arbitraryCall = (endpoint: Endpoint): fc.Arbitrary<GivenCall> =>
  fc.record({
    params: fc.oneof(fc.constant({}), arbitraryTexts(endpoint.params)),
    query: arbitraryTexts(endpoint.query),
    body: endpoint.body ? arbitraryBody(endpoint.body) : fc.constant(undefined),
    // Mostly signed in, since most calls without a session end with 401.
    isSignedIn: fc.nat(5).map((n) => n > 0),
  });

describe('arbitrary input', () => {
  let t: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLogger('error', { write: (line: string) => void lines.push(line) });
    t = await testApp({ deps: { log } });
    // Packages with ids that are generated often, so that orders reach the rules of the package types.
    const prices = { '2026-01-01': 1000 };
    for (const [index, packageType] of [6, 2, 7, 10].entries())
      await createPackage(t.db, t.clock, { packageID: index + 1, packageType, prices });
  });

  /** The session of the test by role: a new one for each call would take half of the time. */
  const sessions = new Map<Role, Record<string, string>>();
  beforeEach(() => sessions.clear());

  async function signIn(role: Role): Promise<Record<string, string>> {
    const auth = sessions.get(role) ?? (await t.signIn(role)).auth;
    sessions.set(role, auth);
    return auth;
  }

  async function call(endpoint: Endpoint, given: GivenCall) {
    const [role] = typeof endpoint.access === 'string' ? roles : endpoint.access;
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (given.isSignedIn && role) Object.assign(headers, await signIn(role));
    const params = Object.fromEntries(
      Object.entries(given.params).filter(([, value]) => value !== '' && value.isWellFormed()),
    );
    const reply = await fetch(`${t.address}${toEndpointUrl(endpoint, params)}?${formatQuery(given.query)}`, {
      method: endpoint.method,
      headers,
      ...(given.body === undefined || endpoint.method === 'GET' ? {} : { body: JSON.stringify(given.body) }),
    });
    // What is done may end the session or use up the account.
    if (reply.status === 401 || (endpoint.method !== 'GET' && reply.ok)) sessions.clear();
    return reply;
  }
  const texts = allEndpoints.filter(({ params, query }) =>
    [params, query].some((schema) => listTextFields(schema).length > 0),
  );

  it.each(texts.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const))(
    '%s takes letters outside of ASCII in each text of its address',
    async (_name, endpoint) => {
      const given = { params: {}, query: {}, body: endpoint.body && {}, isSignedIn: true };
      for (const part of ['params', 'query'] as const)
        for (const name of listTextFields(endpoint[part])) {
          lines.length = 0;
          const reply = await call(endpoint, { ...given, [part]: { [name]: foreignLetters } });
          expect(reply.status, `${name}\n${lines.join('\n')}`).toBeLessThan(500);
        }
    },
  );

  it.each(allEndpoints.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const))(
    '%s replies in the envelope and never with 500',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(arbitraryCall(endpoint), async (given) => {
          lines.length = 0;
          const reply = await call(endpoint, given);
          expect(reply.status, lines.join('\n')).not.toBe(500);
          expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
          const body = (await reply.json()) as { ok: boolean };
          if (body.ok) {
            expect(reply.status).toBe(endpoint.status ?? 200);
            endpoint.reply.parse(body);
          } else {
            const { code } = failure.parse(body);
            expect(errorStatus[code as keyof typeof errorStatus]).toBe(reply.status);
          }
        }),
        { numRuns: runsPerEndpoint },
      );
    },
  );
});
