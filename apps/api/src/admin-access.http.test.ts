import { allEndpoints } from '@piacter/contracts';
import { type Role, roles } from '@piacter/contracts/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { formatEndpoint } from './testing/endpoint-address.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The calls of the admin, transcribed by hand from the documented list of calls and not read off the contracts, so that
 * a wrong `access` there is found.
 */
const documented = [
  'GET /api/types_email',
  'GET /api/search-firm-users',
  'GET /api/search-individual-users',
  'DELETE /api/users/{id}',
  'GET /api/emails',
  'POST /api/emails',
  'GET /api/emails/{id}',
  'PUT /api/emails/{id}',
  'DELETE /api/emails/{id}',
  'GET /api/page-contents',
  'POST /api/page-contents',
  'GET /api/page-contents/{id}',
  'PUT /api/page-contents/{id}',
  'DELETE /api/page-contents/{id}',
  'GET /api/types',
  'POST /api/types',
  'PUT /api/types/{id}',
  'DELETE /api/types/{id}',
  'GET /api/seo-metadata',
  'PUT /api/seo-metadata/{metaID}',
  'POST /api/upload-og-image/{metaID}',
  'POST /api/upload-content-image',
  'POST /api/upload-content-file',
  'POST /api/service-packages',
  'GET /api/service-packages/{id}',
  'PUT /api/service-packages/{id}',
  'DELETE /api/service-packages/{id}',
  'GET /api/service-package-prices/{packageId}',
  'POST /api/service-package-prices',
  'DELETE /api/service-package-prices/{priceId}',
  'GET /api/service-orders-by-firms',
  'GET /api/service-orders-by-people',
  'DELETE /api/delete-order-admin/{id}',
  'PATCH /api/service-orders/{id}/activate',
  'PUT /api/service-orders/{id}',
];

/** Calls of the admin beyond the documents. */
const additional: string[] = [
  'GET /api/all-service-packages',
  'GET /api/service-orders-csv',
  'GET /api/audit-log',
  'GET /api/reports',
  'PATCH /api/reports/{reportID}',
  'GET /api/reported-messages/{messageID}/files/{fileID}',
  'GET /api/ntak-checks',
  'PATCH /api/ntak-checks/{checkID}',
  'GET /api/listings/{kind}/{id}/visibility',
  'PATCH /api/listings/{kind}/{id}/visibility',
  'GET /api/users/{id}/deletion',
  'GET /api/users/{id}',
  'PATCH /api/users/{id}/block',
  'POST /api/users/{id}/activation-mail',
  'GET /api/admin-search',
  'GET /api/admin-waiting',
  'GET /api/admin-listings/{kind}',
  'GET /api/timelines/{entity}/{id}',
  'GET /api/emails/{id}/versions',
  'POST /api/email-preview',
  'POST /api/test-email',
  'GET /api/outbox-mails',
  'POST /api/outbox-mails/{id}/retry',
  'GET /api/statistics/site',
  'GET /api/all-requests',
  'PATCH /api/requests/{kind}/{requestID}/visibility',
  'POST /api/invoices/{id}/retry',
  'POST /api/service-orders/{id}/refund',
];

const adminCalls = [...documented, ...additional];

describe("the admin's calls", () => {
  let t: TestApp;
  const sessions = new Map<Role, { Authorization: string }>();
  beforeAll(async () => {
    t = await testApp();
    for (const role of roles) sessions.set(role, (await t.signIn(role)).auth);
  });

  const send = async (call: string, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const address = path.replaceAll(/\{\w+\}/g, '1');
    const { status, body } = await t.request()[method.toLowerCase() as Method](address).set(headers);
    return [status, body.code];
  };

  it.each(adminCalls)('%s is refused for the other roles and without a session', async (call) => {
    expect(await send(call)).toEqual([401, 'signed_out']);
    const others = roles.filter((role) => role !== 'admin');
    for (const role of others)
      expect([role, ...(await send(call, sessions.get(role)))]).toEqual([role, 403, 'forbidden']);
  });

  it('are all in this table', () => {
    const adminOnly = allEndpoints.filter(({ access }) => String(access) === 'admin').map(formatEndpoint);
    expect(adminOnly.filter((call) => !adminCalls.includes(call))).toEqual([]);
  });
});
