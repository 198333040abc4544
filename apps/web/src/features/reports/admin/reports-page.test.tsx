import type { ReportedListing } from '@piacter/contracts/reports';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { text as visibilityText } from '../visibility/text.ts';
import { ReportsPage } from './reports-page.tsx';

type Report = ReportedListing['reports'][number];

const report = (changes: Partial<Report> = {}): Report => ({
  reportID: 5,
  reason: 'fraud',
  text: 'Előre kéri a pénzt.',
  state: 'open',
  created: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reporterEmail: null,
  ...changes,
});
const reported = (changes: Partial<ReportedListing> = {}): ReportedListing => ({
  kind: 'accommodation',
  id: 3,
  title: 'Nádas Vendégház',
  listing: {
    kind: 'accommodation',
    id: 3,
    title: 'Nádas Vendégház',
    url: 'nadas-vendeghaz-3',
    ownerID: 9,
    ownerName: 'Nagy Pál',
    ownerEmail: 'pal@pelda.test',
    isHidden: 0,
    hiddenReason: null,
    hiddenAt: null,
    mainImg: null,
    otherReports: 0,
    otherUpheld: 0,
  },
  conversation: null,
  list: null,
  request: null,
  reportCount: 1,
  lastReportedAt: '2026-11-20T10:00:00.000Z',
  reports: [report()],
  ...changes,
});

let data: ReportedListing[];
const sent: { call: string; body: unknown }[] = [];
beforeAll(() => import('../visibility/visibility-dialog.tsx'));
beforeEach(() => {
  data = [reported()];
  sent.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined });
    if (method === 'PATCH') {
      data = [];
      return Response.json({ ok: true, message: 'Kész.' });
    }
    if (address.startsWith('/api/listings/')) {
      const [listing] = [reported().listing];
      return Response.json({ ok: true, message: '', data: { ...listing, id: 44, title: 'Másik ház' } });
    }
    const total = data.length;
    return Response.json({ ok: true, message: '', data, total, totalIsCapped: false, totalPages: 1 });
  });
});
afterEach(() => act(() => answerMessage(false)));

const Files = ({ files }: { files: { name: string }[] }) => <p>{files.map(({ name }) => name)}</p>;
const open = (search = '') =>
  openPages({ '/bejelentesek': <ReportsPage Files={Files} /> }, `/bejelentesek${search}`);
const writes = () => sent.filter(({ call }) => call.startsWith('PATCH'));

// Shows TRUST-02.
it('lists a reported listing with its owner and reports, and links to it', async () => {
  data = [reported({ reports: [report({ reporterEmail: 'eva@pelda.test' })] })];
  open('?state=all&sort=most');
  const link = await screen.findByRole('link', { name: 'Nádas Vendégház' });
  expect(link.getAttribute('href')).toBe('/szallas/nadas-vendeghaz-3');
  for (const words of ['Hirdető: Nagy Pál, pal@pelda.test', 'Előre kéri a pénzt.'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/eva@pelda\.test/)).toBeTruthy();
  expect(sent[0]?.call).toBe('GET /api/reports?sort=most&state=all');
});

it('shows its picture, and what became of the reports of the owner’s other listings', async () => {
  const { listing } = reported();
  data = [
    reported({
      listing: listing && { ...listing, mainImg: '/files/a.webp', otherReports: 3, otherUpheld: 1 },
    }),
  ];
  open();
  expect(await screen.findByText('A többi hirdetéséről: 3 bejelentés, elrejtéssel zárult: 1')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('/files/a');
  const owner = screen.getByRole('link', { name: 'Hirdető: Nagy Pál, pal@pelda.test' });
  expect(owner.getAttribute('href')).toBe('/admin/felhasznalo/9');
});

it('dismisses one report after a question', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: /Nádas Vendégház/ }));
  fireEvent.click(list.getByRole('button', { name: /^Elvetés: Csalásnak tűnik/ }));
  await screen.findByText('Elveted ezt a bejelentést?');
  act(() => answerMessage(true));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([{ call: 'PATCH /api/reports/5', body: { state: 'dismissed', withOlder: 0 } }]);
});

it('dismisses all open reports up to the newest shown', async () => {
  data = [
    reported({
      reports: [
        report({ reportID: 9, state: 'dismissed' }),
        report({ reportID: 8 }),
        report({ reportID: 5 }),
      ],
    }),
  ];
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Mind elvetése: Nádas/ }));
  await screen.findByText(/Elveted az erről a hirdetésről szóló/);
  act(() => answerMessage(true));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([{ call: 'PATCH /api/reports/8', body: { state: 'dismissed', withOlder: 1 } }]);
});

it('hides the listing with a reason', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Hirdetés elrejtése: Nádas Vendégház' }));
  fireEvent.change(await screen.findByLabelText(/Miért rejted el/), { target: { value: 'Hamis képek.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hirdetés elrejtése' }));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([
    {
      call: 'PATCH /api/listings/accommodation/3/visibility',
      body: { isHidden: 1, reason: 'Hamis képek.' },
    },
  ]);
  expect(await screen.findByText('Nincs nyitott bejelentés')).toBeTruthy();
});

it('writes a usual reason, which can be changed', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Hirdetés elrejtése: Nádas Vendégház' }));
  const [, usual = ''] = visibilityText.usualReasons;
  fireEvent.change(await screen.findByLabelText('Gyakori okok'), { target: { value: usual } });
  const field = screen.getByLabelText(/Miért rejted el/);
  expect(field).toHaveProperty('value', usual);
  fireEvent.change(field, { target: { value: `${usual} Köszönjük!` } });
  fireEvent.click(screen.getByRole('button', { name: 'Hirdetés elrejtése' }));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()[0]?.body).toEqual({ isHidden: 1, reason: `${usual} Köszönjük!` });
});

it('shows what is left of a deleted listing, which cannot be hidden', async () => {
  data = [reported({ listing: null })];
  open();
  expect(await screen.findByText('A hirdetést közben törölték.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nádas Vendégház' })).toBeNull();
  expect(screen.queryByRole('button', { name: /elrejtése/ })).toBeNull();
});

it('finds any listing by kind and id', async () => {
  open();
  fireEvent.change(screen.getByLabelText(/Azonosító/), { target: { value: '44' } });
  const search = screen.getByRole('button', { name: 'Keresés' });
  fireEvent.change(screen.getAllByLabelText('Kategória').at(-1) ?? search, {
    target: { value: 'accommodation' },
  });
  fireEvent.click(search);
  expect(await screen.findByRole('link', { name: 'Másik ház' })).toBeTruthy();
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain('GET /api/listings/accommodation/44/visibility'),
  );
});

// Shows MSG-10.
it('shows a reported message among those around it, and closes its thread after a question', async () => {
  const created = '2026-11-20T10:00:00.000Z';
  const file = { fileID: 6, kind: 'pdf', name: 'szamla.pdf', size: 2048 } as const;
  const conversation: ReportedListing['conversation'] = {
    owner: { userID: 9, name: 'Nagy Pál', email: 'pal@pelda.test' },
    other: { userID: null, name: 'Vendég Vera', email: 'vera@pelda.test' },
    isClosed: 0,
    messages: [
      { messageID: 3, side: 'other', text: 'Hívj: 06 30 123 4567', files: [], isReported: 0, created },
      { messageID: 4, side: 'owner', text: 'Küldd át az előleget!', files: [file], isReported: 1, created },
    ],
  };
  const { listing: _listing, ...rest } = reported({ kind: 'message', id: 4, title: 'Eladó lakás, Győr' });
  data = [{ ...rest, listing: null, conversation }];
  open();
  const list = within(await screen.findByRole('list', { name: 'Eladó lakás, Győr: Üzenetek' }));
  expect(list.getByText('Hívj: 06 30 123 4567')).toBeTruthy();
  expect(list.getByText('szamla.pdf')).toBeTruthy();
  expect(list.getByText(/ezt jelentették be/).textContent).toContain('Nagy Pál');
  expect(screen.getByRole('link', { name: 'Nagy Pál' }).getAttribute('href')).toBe('/admin/felhasznalo/9');
  fireEvent.click(screen.getByRole('button', { name: /^Beszélgetés lezárása/ }));
  await screen.findByText('Lezárod ezt a beszélgetést?');
  act(() => answerMessage(true));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([{ call: 'PATCH /api/reports/5', body: { state: 'upheld', withOlder: 0 } }]);
});

// Shows KEEP-07.
it('shows a reported list with what was reported, and takes its link back after a question', async () => {
  const list: ReportedListing['list'] = {
    owner: { userID: 9, name: '', email: 'pal@pelda.test' },
    isGone: 0,
    texts: [
      { side: 'owner', title: null, text: 'Hitvány házak', isReported: 0 },
      { side: 'other', title: 'Eladó ház, Vác', text: 'Te is az vagy.', isReported: 1 },
    ],
  };
  data = [reported({ kind: 'list', id: 4, title: 'Hitvány házak', listing: null, list })];
  open();
  const texts = within(await screen.findByRole('list', { name: 'Hitvány házak: Amit a listán írtak' }));
  expect(texts.getByText(/ezt jelentették be/).textContent).toBe(
    'A társa · Eladó ház, Vác · ezt jelentették be',
  );
  expect(screen.getByRole('link', { name: 'pal@pelda.test' }).getAttribute('href')).toBe(
    '/admin/felhasznalo/9',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Link megszüntetése/ }));
  await screen.findByText('Megszünteted ennek a listának a linkjét?');
  act(() => answerMessage(true));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([{ call: 'PATCH /api/reports/5', body: { state: 'upheld', withOlder: 1 } }]);
});

// Shows TRUST-04.
it('shows a reported request with its requester and the way to its page, and dismisses its reports', async () => {
  const request: ReportedListing['request'] = {
    requester: { userID: 9, name: 'Nagy Pál', email: 'pal@pelda.test' },
    terms: '3 napon belül',
    description: 'Add meg a bankkártyád adatait!',
    state: 'open',
    hiddenReason: null,
  };
  const reports = [report({ reportID: 8 }), report({ reportID: 5 })];
  data = [
    reported({ kind: 'service-request', id: 31, title: 'burkoló, Vác', listing: null, request, reports }),
  ];
  open();
  expect(await screen.findByText('Add meg a bankkártyád adatait!')).toBeTruthy();
  for (const [name, path] of [
    ['Nagy Pál', '/admin/felhasznalo/9'],
    ['Megnyitás: burkoló, Vác', '/admin/ajanlatkeresek/service/31'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  fireEvent.click(screen.getByRole('button', { name: 'Mind elvetése: burkoló, Vác' }));
  await screen.findByText(/Elveted az erről az ajánlatkérésről szóló/);
  act(() => answerMessage(true));
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(writes()).toEqual([{ call: 'PATCH /api/reports/8', body: { state: 'dismissed', withOlder: 1 } }]);
});

it('says why a reported request is hidden, and what became of one that is gone', async () => {
  const request: ReportedListing['request'] = {
    requester: { userID: 9, name: '', email: 'pal@pelda.test' },
    terms: '',
    description: 'Add meg a bankkártyád adatait!',
    state: 'hidden',
    hiddenReason: 'Adathalászat.',
  };
  const decided = { listing: null, reports: [report({ state: 'upheld' })] };
  data = [
    reported({ ...decided, kind: 'service-request', id: 31, title: 'burkoló, Vác', request }),
    reported({ ...decided, kind: 'property-request', id: 4, title: 'Eladó lakás, Győr' }),
  ];
  open('?state=all');
  expect(await screen.findByText(/Adathalászat/)).toBeTruthy();
  expect(screen.getByText('Az ajánlatkérést közben törölték.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Megnyitás: Eladó lakás, Győr' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mind elvetése/ })).toBeNull();
});
