import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { ContactForm } from './contact-form.tsx';

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'ab', expiresAt: Math.floor(Date.now() / 1000) + 600 },
  signature: 'cd',
};
const solution = { counter: 7, derivedKey: 'ef' };

type Reply = { status?: number; body: object };
let replies: Record<string, Reply>;
const sent = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([address]) => address === '/api/send-email')
    .map(([, init]) => JSON.parse(String(init?.body)));
const countRequests = (path: string) =>
  vi.mocked(fetch).mock.calls.filter(([address]) => address === path).length;

/** A worker that replies at once; `null` means failure. */
const workWith = (answer: object | null) =>
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
      }
      terminate() {}
    },
  );

const listing = { kind: 'accommodation', id: 7, title: 'Nádas Vendégház' } as const;
const onSent = vi.fn();
const open = (about?: Parameters<typeof ContactForm>[0]['about']) => {
  const router = createMemoryRouter([
    { path: '*', element: <ContactForm userID={3} {...{ listing, about, onSent }} /> },
  ]);
  render(
    <>
      <RouterProvider router={router} />
      <MessageBoxHost />
    </>,
  );
};
const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const fill = () => {
  fireEvent.focus(field(/^Név/));
  fireEvent.change(field(/^Név/), { target: { value: 'Kiss Péter' } });
  fireEvent.change(field(/^Telefonszám/), { target: { value: '06 30 123 4567' } });
  fireEvent.change(field(/^Üzenet/), { target: { value: 'Szabad még a hétvége?' } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Üzenet küldése' }));
/** The form's chunks are slow to load on a busy machine. */
const findMessage = async () => (await screen.findByRole('dialog', {}, { timeout: 8000 })).textContent;

// Loads what the form imports on demand, which the first test would otherwise wait for.
beforeAll(() =>
  Promise.all([
    import('@piacter/contracts/contact'),
    import('../../lib/captcha/proof-of-work.ts'),
    import('../../lib/captcha/recaptcha.ts'),
  ]),
);

beforeEach(() => {
  sessionStorage.clear();
  onSent.mockReset();
  act(() => answerMessage(true));
  replies = {
    '/api/client-config': { body: { data: { captcha: { provider: 'altcha', siteKey: null } } } },
    '/api/captcha-challenge': { body: challenge },
    '/api/send-email': { body: { message: 'Az üzenetet elküldtük a hirdetőnek.' } },
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string) => {
      const { status = 200, body } = replies[input] ?? { status: 404, body: {} };
      return new Response(JSON.stringify({ ok: status === 200, message: '', ...body }), { status });
    }),
  );
  workWith(solution);
});

describe('writing to an advertiser', () => {
  it('requests no captcha before the form is focused', async () => {
    open();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.focus(field(/^Név/));
    expect(await screen.findByText('Az ellenőrzés kész.')).toBeTruthy();
    expect(countRequests('/api/captcha-challenge')).toBe(1);
  });
  it('offers a mail with the link to the conversation where it is known where to', async () => {
    open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fill();
    fireEvent.change(field(/^E-mail-cím/), { target: { value: 'peter@pelda.test' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kérem e-mailben a beszélgetés linkjét' }));
    send();
    await findMessage();
    expect(sent()).toMatchObject([{ email: 'peter@pelda.test', wantsCopy: 1 }]);
    act(() => answerMessage(true));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('knows the name and phone number of whoever is signed in, and leaves what was typed', async () => {
    localStorage.setItem('sessionInfo', '{"path":"ajanlatkero"}');
    replies['/api/user-profile'] = {
      body: { data: { lastName: 'Tóth', firstName: 'Éva', mobile: null, tel: '1' } },
    };
    open();
    fireEvent.change(field(/^Telefonszám/), { target: { value: '06 30 123 4567' } });
    await waitFor(() => expect(field(/^Név/).value).toBe('Tóth Éva'));
    expect(field(/^Telefonszám/).value).toBe('06 30 123 4567');
    localStorage.removeItem('sessionInfo');
  });

  it('keeps no draft of what it has filled in itself, so that the next visit begins with its own days', async () => {
    vi.useFakeTimers();
    localStorage.setItem('sessionInfo', '{"path":"ajanlatkero"}');
    replies['/api/user-profile'] = {
      body: { data: { lastName: 'Tóth', firstName: 'Éva', mobile: null, tel: '1' } },
    };
    const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
    const form = (words?: string) => (
      <MemoryRouter>
        <ContactForm userID={3} listing={listing} about={words === undefined ? undefined : { words }} />
      </MemoryRouter>
    );
    const { rerender, unmount } = render(form());
    await pass();
    rerender(form('2027. 07. 08. – 2027. 07. 11.: 3 éj.'));
    await pass();
    expect(field(/^Név/).value).toBe('Tóth Éva');
    expect(field(/^Üzenet/).value).toContain('3 éj');
    expect(sessionStorage).toHaveLength(0);
    unmount();
    render(form('2027. 08. 01. – 2027. 08. 05.: 4 éj.'));
    await pass();
    expect(field(/^Üzenet/).value).toContain('4 éj');
    expect(screen.queryByText(/Visszatettük/)).toBeNull();
    localStorage.removeItem('sessionInfo');
    vi.useRealTimers();
  });

  // Shows CON-01.
  it('sends name, phone and message with recipient, listing and proof of work, and confirms it', async () => {
    open();
    fill();
    send();
    expect(await findMessage()).toContain('Az üzenetet elküldtük a hirdetőnek.');
    const [{ captchaToken, ...message }] = sent();
    expect(message).toEqual({
      name: 'Kiss Péter',
      phone: '06 30 123 4567',
      email: '',
      message: 'Szabad még a hétvége?',
      userID: 3,
      accommodationID: 7,
    });
    expect(JSON.parse(atob(captchaToken))).toEqual({ challenge, solution });
    expect(onSent).not.toHaveBeenCalled();
    act(() => answerMessage(true));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });
  it('sends the days and people that it asks for, which its message begins with', async () => {
    const stay = { arrival: '2027-07-10', departure: '2027-07-12', adults: 2, pets: 0 };
    const party = { ...stay, childrenUnder6: 0, children7to13: 1, children14Plus: 0 };
    open({ words: '2027. 07. 10. – 2027. 07. 12.: 2 éj, 3 fő.', stay: party });
    expect(field(/^Üzenet/).value).toContain('2 éj, 3 fő.');
    fill();
    send();
    await findMessage();
    expect(sent()).toMatchObject([{ stay: party }]);
  });
  it("starts with the listing's title, and keeps name and phone after sending", async () => {
    open();
    expect(field(/^Üzenet/).value).toContain('„Nádas Vendégház”');
    fill();
    send();
    await findMessage();
    expect(field(/^Név/).value).toBe('Kiss Péter');
    expect(field(/^Üzenet/).value).toContain('„Nádas Vendégház”');
  });
  it('sends nothing when invalid, and shows the error at the field', async () => {
    open();
    fill();
    fireEvent.change(field(/^Telefonszám/), { target: { value: 'x' } });
    send();
    expect(await screen.findByText(/A telefonszám formája hibás/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
  // Shows CON-02.
  it('keeps the message when the captcha is rejected, and solves a new one', async () => {
    replies['/api/send-email'] = {
      status: 422,
      body: { code: 'captcha_failed', message: 'CAPTCHA validáció sikertelen!' },
    };
    open();
    fill();
    send();
    expect(await findMessage()).toContain('CAPTCHA validáció sikertelen!');
    expect(onSent).not.toHaveBeenCalled();
    expect(field(/^Üzenet/).value).toBe('Szabad még a hétvége?');
    act(() => answerMessage(true));
    replies['/api/send-email'] = { body: { message: 'Elment.' } };
    await waitFor(send);
    expect(await findMessage()).toContain('Elment.');
    expect(countRequests('/api/captcha-challenge')).toBe(2);
  });
  it('solves a harder captcha when the server requires that', async () => {
    const harder = { ...challenge, signature: 'harder' };
    replies['/api/captcha-challenge?level=hard'] = { body: harder };
    replies['/api/send-email'] = {
      status: 422,
      body: { code: 'captcha_required', message: 'CAPTCHA kell.', captchaLevel: 'hard' },
    };
    const answers = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const reply = answers?.(input, init) ?? new Response();
      if (input === '/api/send-email') replies['/api/send-email'] = { body: { message: 'Elment.' } };
      return reply;
    });
    open();
    fill();
    send();
    expect(await findMessage()).toContain('Elment.');
    const tokens = sent().map(({ captchaToken }) => JSON.parse(atob(captchaToken)));
    expect(tokens).toEqual([
      { challenge, solution },
      { challenge: harder, solution },
    ]);
  });
  it('reports a failed captcha, and sends nothing', async () => {
    workWith(null);
    open();
    fill();
    send();
    expect(await findMessage()).toContain('Az ellenőrzés nem fejeződött be');
    expect(sent()).toEqual([]);
  });
  it("shows the server's message for every other failure", async () => {
    replies['/api/send-email'] = { status: 429, body: { code: 'rate_limited', message: 'Túl sok üzenet.' } };
    open();
    fill();
    send();
    expect(await findMessage()).toContain('Túl sok üzenet.');
    expect(field(/^Név/).value).toBe('Kiss Péter');
  });
});

describe('with reCAPTCHA', () => {
  const execute = vi.fn();
  beforeEach(() => {
    replies['/api/client-config'] = {
      body: { data: { captcha: { provider: 'recaptcha', siteKey: 'kulcs' } } },
    };
    vi.stubGlobal('grecaptcha', { ready: (begin: () => void) => begin(), execute });
    execute.mockReset().mockResolvedValue('jegy');
  });
  it("requests a token for the action 'submit' when the message is sent", async () => {
    open();
    fill();
    await waitFor(() => expect(countRequests('/api/client-config')).toBe(1));
    expect(execute).not.toHaveBeenCalled();
    send();
    await findMessage();
    expect(execute).toHaveBeenCalledWith('kulcs', { action: 'submit' });
    expect(sent()[0].captchaToken).toBe('jegy');
  });
  it('reports a missing token, and sends nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    execute.mockRejectedValue(new Error('no'));
    open();
    fill();
    send();
    expect(await findMessage()).toContain('Az ellenőrzés nem fejeződött be');
    expect(sent()).toEqual([]);
  });
  // Shows CON-02.
  it('reports that the script cannot be loaded', async () => {
    vi.stubGlobal('grecaptcha', undefined);
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      queueMicrotask(() => (node as HTMLElement).dispatchEvent(new Event('error')));
    });
    open();
    fill();
    send();
    expect(await findMessage()).toContain('reCAPTCHA nem érhető el');
    expect(field(/^Üzenet/).value).toBe('Szabad még a hétvége?');
  });
});
