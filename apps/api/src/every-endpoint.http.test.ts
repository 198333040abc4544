import { allEndpoints } from '@piacter/contracts';
import { type Endpoint, failure, type Role, roles } from '@piacter/contracts/core';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { formatEndpoint, toEndpointUrl, toPathShape } from './testing/endpoint-address.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

const getRoles = ({ access }: Endpoint): readonly Role[] =>
  typeof access === 'string' ? (access === 'signed-in' ? roles : []) : access;
const toCases = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const);

const restricted = allEndpoints.filter(({ access }) => access !== 'public' && access !== 'public-or-session');
const forRoles = restricted.filter(
  ({ access }) => typeof access !== 'string' && access.length < roles.length,
);
const withJson = allEndpoints.filter(({ body, upload }) => body && !upload);
const withUpload = allEndpoints.filter(({ upload }) => upload);
const withParams = allEndpoints.filter(({ params }) => params);
const shapes = [...new Set(allEndpoints.map(({ path }) => toPathShape(path)))];

/** Asserts the common format of every failure. */
function expectFailure(reply: Response, status: number, code: string): void {
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { message } = failure.parse(reply.body);
  expect(message).toMatch(/\p{L}.*[!.]$/u);
}

describe('every endpoint', () => {
  let t: TestApp;
  const sessions = new Map<Role, { Authorization: string }>();
  beforeAll(async () => {
    t = await testApp();
    for (const role of roles) sessions.set(role, (await t.signIn(role)).auth);
  });

  const call = (endpoint: Endpoint, address = toEndpointUrl(endpoint)) =>
    t.request()[endpoint.method.toLowerCase() as Method](address);
  /** Headers of a user who may call the endpoint. */
  const authorize = (endpoint: Endpoint): Record<string, string> => {
    const [role] = getRoles(endpoint);
    return role ? { ...sessions.get(role) } : {};
  };

  it('has a unique method and path', () => {
    const names = allEndpoints.map(formatEndpoint);
    expect(new Set(names).size).toBe(names.length);
    expect(restricted.length).toBeGreaterThan(0);
    expect(forRoles.length).toBeGreaterThan(0);
  });

  it.each(toCases(restricted))(
    '%s replies 401 without a session and with an invalid token',
    async (_name, endpoint) => {
      expectFailure(await call(endpoint), 401, 'signed_out');
      expectFailure(await call(endpoint).set('Authorization', 'Bearer a.b.c'), 401, 'signed_out');
    },
  );

  it.each(toCases(forRoles))('%s replies 403 to every other role', async (_name, endpoint) => {
    const others = roles.filter((role) => !getRoles(endpoint).includes(role));
    for (const role of others) {
      expectFailure(await call(endpoint).set({ ...sessions.get(role) }), 403, 'forbidden');
    }
  });

  it.each(toCases(withJson))(
    '%s rejects malformed JSON, other media types and other encodings',
    async (_name, endpoint) => {
      const send = (type: string, body: string) =>
        call(endpoint).set(authorize(endpoint)).set('Content-Type', type).send(body);
      expectFailure(await send('application/json', '{"broken": '), 400, 'malformed');
      expectFailure(await send('application/json', '"text"'), 400, 'malformed');
      expectFailure(await send('text/plain', 'email=a'), 415, 'wrong_media_type');
      expectFailure(await send('application/x-www-form-urlencoded', 'email=a'), 415, 'wrong_media_type');
      expectFailure(await send('application/json; charset=ibm852', '{}'), 415, 'wrong_media_type');
    },
  );

  it.each(toCases(withJson))('%s rejects an array as its body', async (_name, endpoint) => {
    const reply = await call(endpoint).set(authorize(endpoint)).send([]);
    expectFailure(reply, 422, 'validation_failed');
  });

  it.each(toCases(withJson))('%s rejects a body that is too large', async (_name, endpoint) => {
    const reply = await call(endpoint)
      .set(authorize(endpoint))
      .send({ filler: 'x'.repeat(1_100_000) });
    expectFailure(reply, 413, 'too_large');
  });

  it.each(toCases(withUpload))('%s accepts multipart bodies only', async (_name, endpoint) => {
    const reply = await call(endpoint).set(authorize(endpoint)).send({});
    expectFailure(reply, 415, 'wrong_media_type');
  });

  it.each(toCases(withParams))('%s rejects malformed ids', async (_name, endpoint) => {
    for (const value of ['0', '-1', '1.5', 'abc', '99999999999', '1 or 1=1', '\u0000']) {
      const given = Object.fromEntries(
        Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, value]),
      );
      const reply = await call(endpoint, toEndpointUrl(endpoint, given)).set(authorize(endpoint));
      expect([404, 422]).toContain(reply.status);
      failure.parse(reply.body);
    }
  });

  it.each(shapes.map((shape) => [shape]))(
    '%s replies 405 to other methods with an Allow header',
    async (shape) => {
      const own = allEndpoints.filter(({ path }) => toPathShape(path) === shape);
      const [first] = own;
      const known = own.map(({ method }) => method.toLowerCase());
      for (const method of methods.filter((name) => !known.includes(name))) {
        const reply = await t.request()[method](first ? toEndpointUrl(first) : shape);
        expectFailure(reply, 405, 'method_not_allowed');
        expect(String(reply.headers.allow).split(', ').sort()).toEqual(own.map((one) => one.method).sort());
      }
    },
  );

  it.each([
    ['/api'],
    ['/api/'],
    ['/api/nothing'],
    ['/api/login/more'],
    ['/api/constructor'],
    ['/API/countries'],
  ])('replies 404 in JSON at %s', async (path) => {
    for (const method of methods) expectFailure(await t.request()[method](path), 404, 'not_found');
  });

  it('replies 400 to a path that cannot be decoded', async () => {
    expectFailure(await t.request().get('/api/types/%E0%A4%A'), 400, 'malformed');
  });
});
