import { dayMs } from '@piacter/contracts/core/days';
import { listingIDFields } from '@piacter/contracts/listings';
import { createWatchSecrets } from '../features/watches/index.ts';
import type { TestApp } from './app.ts';
import { billingSample } from './billing-sample.ts';
import { solve } from './captcha.ts';
import { createOrder, createPackage } from './factories-listing-parts.ts';
import { sampleProfile } from './sample-profile.ts';
import { bareListing, otherListingFields, shippingSample, type WriteCase } from './write-case.ts';
import { listingWriteCases } from './write-cases-of-listings.ts';
import { listWriteCases } from './write-cases-of-lists.ts';
import { requestWriteCases } from './write-cases-of-requests.ts';
import { adminWriteCases } from './write-cases-of-the-admin.ts';
import { threadWriteCases } from './write-cases-of-threads.ts';

const links = {
  youtube: 'https://www.youtube.com/@kertesz',
  facebook: 'https://facebook.com/kertesz',
  instagram: 'https://www.instagram.com/kertesz/',
  x: 'https://x.com/kertesz',
  linkedIn: 'https://hu.linkedin.com/in/kertesz',
  tiktok: 'https://www.tiktok.com/@kertesz',
};

/** A captcha token; each can be used once. */
async function solveNew(t: TestApp): Promise<string> {
  const { body } = await t.request().get('/api/captcha-challenge').expect(200);
  return solve(body);
}

/** The cases of all endpoints whose body has optional keys; `absent-keys.http.test.ts` fails when one is missing. */
export const writeCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  ...listingWriteCases,
  ...requestWriteCases,
  ...threadWriteCases,
  ...listWriteCases,
  ...adminWriteCases,
  'POST /api/login': async (t) => {
    const { email, password } = await t.createUser();
    return { body: { email, pass: password, captchaToken: 'unused' } };
  },
  'POST /api/register': async (t) => {
    const { email, password } = await t.createUser();
    return { body: { email, pass: password, passAgain: password, userType: 4, captchaToken: 'unused' } };
  },
  'POST /api/activation-mails': async (t) => {
    const { email, password } = await t.createUser({ activatedAt: null });
    return { body: { email, pass: password, captchaToken: 'unused' } };
  },
  'POST /api/activate-registration': async (t) => {
    const pass = 'Levendula-mezo-88';
    const registration = { email: 'aktivalo@pelda.test', pass, passAgain: pass, userType: 4 };
    await t.request().post('/api/register').send(registration).expect(200);
    const mail = (await t.mails()).findLast(({ toAddress }) => toAddress === registration.email);
    const activationString = /activationString=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    return { body: { activationString, pass, isFromMail: 1 } };
  },
  'POST /api/forgotten-pass': async (t) => {
    const { email } = await t.createUser();
    return { body: { email, captchaToken: 'unused' } };
  },
  'PUT /api/billing-data': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: billingSample }),
  'PUT /api/user-profile': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: sampleProfile }),
  'POST /api/watches': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: {
      kind: 'property',
      query: 'adType=1',
      name: 'Eladó',
      frequency: 'daily',
      email: 'barki@pelda.test',
      captchaToken: 'unused',
    },
  }),
  'PATCH /api/watches/{watchID}': async (t) => {
    const { auth } = await t.signIn('ajanlatkero');
    const watch = { kind: 'property', query: '' };
    const made = await t.request().post('/api/watches').set(auth).send(watch).expect(201);
    return {
      auth,
      params: { watchID: String(made.body.insertID) },
      body: { name: 'Eladó', frequency: 'weekly', isPaused: 1, isLookedAt: 1, query: 'adType=1' },
    };
  },
  'PATCH /api/linked-watch': async (t) => {
    const { auth, userID } = await t.signIn('ajanlatkero');
    const watch = { kind: 'property', query: '' };
    await t.request().post('/api/watches').set(auth).send(watch).expect(201);
    const { leaveSeed } = await t.db
      .selectFrom('watches')
      .select('leaveSeed')
      .where('userID', '=', userID)
      .executeTakeFirstOrThrow();
    const key = createWatchSecrets(t.config.jwtSecret).getUnsubscribeKey(leaveSeed);
    return { body: { key, frequency: 'weekly', isPaused: 1, query: 'adType=1' } };
  },
  'POST /api/reports': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    return {
      auth: (await t.signIn('ajanlatkero')).auth,
      body: {
        kind: 'service',
        id: listingID,
        reason: 'fraud',
        text: 'Gyanús.',
        captchaToken: await solveNew(t),
      },
      without: ['token', 'entry'],
    };
  },
  'POST /api/send-email': async (t) => {
    const { userID } = await bareListing(t, 'service', 'szakember');
    const sender = { name: 'Kíváncsi Kata', phone: '+36 30 123 4567', email: 'kata@pelda.test' };
    const captchaToken = await solveNew(t);
    return {
      body: { ...sender, message: 'Szabad még?', userID, wantsCopy: 1, captchaToken },
      // Of accommodations alone.
      without: [...listingIDFields, 'kind', 'id', 'stay'],
    };
  },
  'POST /api/service-orders': async (t) => {
    const { auth, listingID: serviceID } = await bareListing(t, 'service', 'szakember');
    const prices = { '2026-01-01': 5000 };
    const packageID = await createPackage(t.db, t.clock, { packageType: 6, quantity: 1, prices });
    return {
      auth,
      body: { packageID, serviceID, ...shippingSample },
      without: otherListingFields('service'),
    };
  },
  'POST /api/social-media-links': async (t) => {
    const { auth, userID } = await t.signIn('szakember');
    const validTo = new Date(t.clock.now().getTime() + dayMs);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 10, isActive: 1, validFrom, validTo });
    return { auth, body: links };
  },
};
