import type { EmailTemplate, QueuedMail } from '@piacter/contracts/emails';
import { findUnfilled } from '@piacter/contracts/emails/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fieldNamed, fillIn, openPages } from '../../listings/testing.tsx';
import { EditEmailPage, NewEmailPage } from './email-pages.tsx';
import { EmailsPage } from './emails-page.tsx';
import { MailQueuePage } from './mail-queue-page.tsx';

const template = (overrides: Partial<EmailTemplate> = {}): EmailTemplate => ({
  emailID: 4,
  subject: 'Új jelszó, {name}',
  content: '<p>Szia, {name}!</p><p><a href="{url}">Tovább</a></p>',
  intervalDays: null,
  emailType: 2,
  emailTypeName: 'Elfelejtett jelszó',
  updated: '2026-11-20T10:00:00.000Z',
  inUse: 1,
  ...overrides,
});

const mail: QueuedMail = {
  mailID: 9,
  toAddress: 'kata@pelda.test',
  subject: 'Új jelszó beállítása',
  status: 'failed',
  attempts: 14,
  created: '2026-11-20T10:00:00.000Z',
  nextAttemptAt: null,
  sentAt: null,
  lastError: '550 no such user',
};

let calls: { call: string; body: Record<string, unknown> }[];
let replies: Record<string, object>;
beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  replies = {
    'GET /api/types_email': {
      data: [
        { typeID: 2, typeName: 'Elfelejtett jelszó' },
        { typeID: 3, typeName: 'Csomag lejárata' },
      ],
    },
    'GET /api/emails': { data: [template(), template({ emailID: 5, inUse: 0 })], totalPages: 1 },
    'GET /api/emails/4': { data: template() },
    'POST /api/email-preview': { data: { subject: 'Új jelszó, Péter', html: '<p>Szia, Péter!</p>' } },
    'GET /api/outbox-mails': { data: [mail], totalPages: 1 },
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    if (body) calls.push({ call, body: JSON.parse(String(body)) });
    else if (method !== 'GET') calls.push({ call, body: {} });
    const fallback = { message: 'Kész.', insertID: 4, updated: '2026-11-21T10:00:00.000Z', data: [] };
    return Response.json({ ok: true, message: '', ...(replies[call] ?? fallback) });
  });
});
afterEach(() => act(() => answerMessage(false)));

const pages = {
  [adminPaths.emails]: <EmailsPage />,
  [adminPaths.newEmail]: <NewEmailPage />,
  [adminPaths.email()]: <EditEmailPage />,
  [adminPaths.mailQueue]: <MailQueuePage />,
};
const findCall = (name: string) => calls.find(({ call }) => call === name);

it('lists the templates, and says which one is sent', async () => {
  openPages(pages, adminPaths.emails);
  expect(await screen.findByText('Ezt küldjük')).toBeDefined();
  expect(screen.getByText('Nem ezt küldjük')).toBeDefined();
});

// Shows ADM-09.
describe('the form of a template', () => {
  it('says what the type is for, and offers its placeholders only', async () => {
    openPages(pages, adminPaths.email(4));
    expect(await screen.findByText(/Annak megy ki, aki új jelszót kért/)).toBeDefined();
    const bar = screen.getByRole('group', { name: 'Beszúrható adatok' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['{name} a címzett neve', '{url} a levél linkje']);
  });

  it('inserts a placeholder into the subject, where the cursor is', async () => {
    openPages(pages, adminPaths.email(4));
    await screen.findByRole('group', { name: 'Beszúrható adatok' });
    const subject = fieldNamed('subject');
    fireEvent.focus(subject);
    subject.setSelectionRange(0, 0);
    fireEvent.click(screen.getByRole('button', { name: /^Beszúrás: \{name\}/ }));
    expect(fieldNamed('subject').value).toBe('{name}Új jelszó, {name}');
  });

  it('warns of placeholders that stay empty or as they are, and of a link in the subject', async () => {
    openPages(pages, adminPaths.email(4));
    await screen.findByRole('group', { name: 'Beszúrható adatok' });
    fillIn('subject', '{price} {nev} {url}');
    expect(screen.getByText('Ez a levél nem tölti ki, üresen marad: {price}')).toBeDefined();
    expect(screen.getByText('Ilyen adat nincs, így marad a levélben: {nev}')).toBeDefined();
    expect(screen.getByText(/A linket ne a tárgyba tedd/)).toBeDefined();
  });

  it('shows the mail in a sandboxed frame, and saves with the version that was seen', async () => {
    openPages(pages, adminPaths.email(4));
    const frame = await screen.findByTitle<HTMLIFrameElement>('A levél előnézete');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(screen.getByText('Tárgy: Új jelszó, Péter')).toBeDefined();
    fillIn('subject', 'Más');
    fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(findCall('PUT /api/emails/4')).toBeDefined());
    expect(findCall('PUT /api/emails/4')?.body).toMatchObject({
      subject: 'Más',
      emailType: 2,
      intervalDays: null,
      seenUpdated: '2026-11-20T10:00:00.000Z',
    });
  });

  it('takes a former text back into the form', async () => {
    const former = { versionID: 3, subject: 'Régi tárgy', content: '<p>{url}</p>', intervalDays: null };
    replies['GET /api/emails/4/versions'] = {
      data: [
        { ...former, replacedAt: '2026-11-19T10:00:00.000Z' },
        { ...former, versionID: null, subject: 'Alap', replacedAt: null },
      ],
    };
    openPages(pages, adminPaths.email(4));
    fireEvent.click(await screen.findByRole('button', { name: /^Visszatöltöm: 2026.*Régi tárgy$/ }));
    expect(fieldNamed('subject').value).toBe('Régi tárgy');
    fireEvent.click(screen.getByRole('button', { name: 'Visszatöltöm: Alapszöveg' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(findCall('PUT /api/emails/4')?.body).toMatchObject({ subject: 'Alap' }));
  });

  it('asks for the days of a reminder only', async () => {
    openPages(pages, adminPaths.newEmail);
    const type = await screen.findByLabelText(/Melyik levél\?/);
    expect(screen.queryByLabelText(/Hány nappal/)).toBeNull();
    await screen.findByRole('option', { name: 'Csomag lejárata' });
    fireEvent.change(type, { target: { value: '3' } });
    expect(screen.getByLabelText(/Hány nappal/)).toBeDefined();
  });
});

it('finds placeholders in any case, once each', () => {
  expect(findUnfilled('activation', '{Name} {name} {URL} {x} {x}')).toEqual({
    notFilled: '{name}',
    unknown: '{x}',
  });
});

it('shows what the other server replied, and sends a mail once more after a confirmation', async () => {
  openPages(pages, adminPaths.mailQueue);
  expect(await screen.findByText('550 no such user')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Újra: Új jelszó beállítása, kata@pelda.test' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Küldés újra' }));
  await waitFor(() => expect(findCall('POST /api/outbox-mails/9/retry')).toBeDefined());
});
