import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { clearSession, saveToken, storeRefusedAddress } from '../../lib/session.ts';
import { takeWayOn } from '../../lib/way-on.ts';
import { readCookieStatus, setCookieStatus } from '../../ui/cookie/cookie-status.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { ActivationPage } from './activation-page.tsx';
import { EmailConfirmationPage } from './email-confirmation-page.tsx';
import { ForgottenPasswordPage } from './forgotten-password-page.tsx';
import { SignedInNotice } from './index.tsx';
import { getAddressAfterLogin } from './login-form.tsx';
import { LoginRegisterPage } from './login-register-page.tsx';
import { PasswordResetPage } from './password-reset-page.tsx';
import { TwoFactorPage } from './two-factor-page.tsx';

const createToken = (path: string) => `x.${btoa(JSON.stringify({ path, sub: '7' }))}.x`;
const secret = 'abcdefghijklmnopqrstuvwxyz';

type Reply = [status: number, body: object];
type Answer = Reply | ((body: Record<string, unknown>) => Reply);
const sent: { call: string; body: unknown }[] = [];

/** Replies by 'METHOD /path'; everything else is a 404. */
const serve = (replies: Record<string, Answer>) => {
  const known: Record<string, Answer> = {
    'GET /api/user_types': [
      200,
      {
        data: [
          { typeID: 4, typeName: 'Szakember' },
          { typeID: 5, typeName: 'Ajánlatkérő' },
        ],
      },
    ],
    ...replies,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    const given = JSON.parse(String(init.body ?? '{}'));
    if (init.method !== 'GET') sent.push({ call, body: given });
    const answer = known[call] ?? [404, { code: 'not_found', message: 'Nincs ilyen.' }];
    const [status, body] = typeof answer === 'function' ? answer(given) : answer;
    return new Response(JSON.stringify({ ok: status < 400, message: '', ...body }), { status });
  });
};

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`itt: ${pathname}${search}`}</p>;
}

const open = (address: string) => {
  const loginRegister = <LoginRegisterPage />;
  const router = createMemoryRouter(
    [
      { path: '/', element: <SignedInNotice /> },
      { path: '/login-reg', element: loginRegister },
      { path: '/bejelentkezes', element: loginRegister },
      { path: '/regisztracio', element: loginRegister },
      { path: '/activate-registration', element: <ActivationPage /> },
      { path: '/two-factor-auth', element: <TwoFactorPage /> },
      { path: '/email-megerositese', element: <EmailConfirmationPage /> },
      { path: '/elfelejtett-jelszo', element: <ForgottenPasswordPage /> },
      { path: '/elfelejtett-jelszo-modositasa', element: <PasswordResetPage /> },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: [address] },
  );
  return render(
    <StrictMode>
      <SWRConfig value={{ provider: () => new Map() }}>
        <RouterProvider router={router} />
        <MessageBoxHost />
      </SWRConfig>
    </StrictMode>,
  );
};

/** Labels of required fields end with a star. */
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( \\*)?$`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inBox = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const assign = vi.fn();

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  setCookieStatus(1);
});
afterEach(() => answerMessage(false));

const logIn = () => {
  type('E-mail-cím', 'szakember@piacter.test');
  type('Jelszó', 'Piacter-demo-1');
  press('Bejelentkezés');
};

describe('the address after a login', () => {
  it.each([
    [null, '/szakember/profil'],
    ['/ingatlan/7?kep=2#terkep', '/ingatlan/7?kep=2#terkep'],
    ['/szakember/szolgaltatasaim', '/szakember/szolgaltatasaim'],
    ['/admin/csomagok', '/szakember/profil'],
    ['/login-reg', '/szakember/profil'],
    ['https://gonosz.example/', '/szakember/profil'],
    ['//gonosz.example/', '/szakember/profil'],
    ['/\\gonosz.example/', '/szakember/profil'],
    ['javascript:alert(1)', '/szakember/profil'],
  ])('with next=%s', (next, address) => {
    expect(getAddressAfterLogin('szakember', next)).toBe(address);
  });
});

const parameters = { algorithm: 'PBKDF2/SHA-256', expiresAt: Math.floor(Date.now() / 1000) + 600 };
const solution = { counter: 7, derivedKey: 'ef' };
/** The token of a solved challenge with the signature. */
const solvedToken = (signature: string) =>
  btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));

/** Lets the solver of proofs of work answer. */
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

/** Serves challenges, and a call that demands a captcha, then a hard one, and succeeds. */
const serveDemanding = (call: string) =>
  serve({
    'GET /api/client-config': [200, { data: { captcha: { provider: 'altcha', siteKey: null } } }],
    'GET /api/captcha-challenge': [200, { parameters, signature: 'normal' }],
    'GET /api/captcha-challenge?level=hard': [200, { parameters, signature: 'hard' }],
    [call]: ({ captchaToken }) => {
      if (captchaToken === solvedToken('hard')) return [200, {}];
      const captchaLevel = captchaToken === undefined ? 'normal' : 'hard';
      return [422, { code: 'captcha_required', message: 'CAPTCHA kell.', captchaLevel }];
    },
  });
const getSentTokens = () => sent.map(({ body }) => (body as { captchaToken?: string }).captchaToken);

describe('the login', () => {
  // Shows AUTH-01, AUTH-08.
  it('stores the token and opens the profile', async () => {
    serve({ 'POST /api/login': [200, { twoFactor: 0, token: createToken('szakember') }] });
    open('/login-reg');
    logIn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/szakember/profil'));
    expect(localStorage.getItem('token')).toBe(createToken('szakember'));
    expect(sent).toEqual([
      { call: 'POST /api/login', body: { email: 'szakember@piacter.test', pass: 'Piacter-demo-1' } },
    ]);
  });

  it('offers the link again to who has not confirmed the registration', async () => {
    serve({
      'POST /api/login': [403, { code: 'not_activated', message: 'Előbb erősítsd meg!' }],
      'POST /api/activation-mails': [200, { message: 'Elment.' }],
    });
    open('/login-reg');
    logIn();
    await screen.findByText('Előbb erősítsd meg!');
    press('Küldd újra');
    expect(await screen.findByText('Elment.')).toBeTruthy();
    expect(sent.at(-1)).toEqual({
      call: 'POST /api/activation-mails',
      body: { email: 'szakember@piacter.test', pass: 'Piacter-demo-1' },
    });
  });

  it('says that a text written before waits for the login, beside either form', () => {
    serve({});
    open('/login-reg');
    expect(screen.queryByText(/^Amit írtál, megvan/)).toBeNull();
    cleanup();
    localStorage.setItem('writtenWork', JSON.stringify({ description: 'Csöpög a szifon.' }));
    open('/login-reg');
    expect(screen.getByText('Amit írtál, megvan: bejelentkezés után elküldheted.')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Regisztráció' }));
    expect(screen.getByText(/^Amit írtál, megvan/)).toBeTruthy();
    localStorage.removeItem('writtenWork');
  });

  it('returns to the page that required the login', async () => {
    serve({ 'POST /api/login': [200, { twoFactor: 0, token: createToken('szakember') }] });
    open('/login-reg?next=%2Fszakember%2Fajanlataim');
    logIn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/szakember/ajanlataim'));
  });

  // Shows CK-04.
  it('asks for the cookie consent first', async () => {
    setCookieStatus(0);
    serve({ 'POST /api/login': [200, { twoFactor: 0, token: createToken('szakember') }] });
    open('/bejelentkezes');
    logIn();
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'A bejelentkezéshez el kell fogadnod az adatkezelési nyilatkozatot!',
    );
    await inBox('Nem fogadom el');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bejelentkezés' }).disabled).toBe(false),
    );
    press('Bejelentkezés');
    await inBox('Elfogadom');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/szakember/profil'));
    expect(readCookieStatus()).toBe(1);
  });

  it('solves a captcha in the background when the server requires one, a new one for each attempt', async () => {
    serve({
      'GET /api/client-config': [200, { data: { captcha: { provider: 'altcha', siteKey: null } } }],
      'GET /api/captcha-challenge': [200, { parameters, signature: 'cd' }],
      'POST /api/login': ({ captchaToken }) =>
        captchaToken
          ? [401, { code: 'wrong_credentials', message: 'Hibás e-mail-cím vagy jelszó!' }]
          : [422, { code: 'captcha_required', message: 'CAPTCHA kell.' }],
    });
    open('/login-reg');
    workWith(solution);
    logIn();
    const box = await screen.findByRole('dialog', {}, { timeout: 8000 });
    expect(box.textContent).toContain('Hibás e-mail-cím vagy jelszó!');
    answerMessage(true);
    const body = { email: 'szakember@piacter.test', pass: 'Piacter-demo-1' };
    const attempt = [body, { ...body, captchaToken: solvedToken('cd') }].map((one) => ({
      call: 'POST /api/login',
      body: one,
    }));
    expect(sent).toEqual(attempt);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Bejelentkezés');
    await waitFor(() => expect(sent).toEqual([...attempt, ...attempt]));
    await screen.findByRole('dialog');
    answerMessage(true);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    workWith(null);
    press('Bejelentkezés');
    expect((await screen.findByRole('dialog')).textContent).toContain('Az ellenőrzés nem fejeződött be');
  });

  it('solves a harder captcha when the server requires that', async () => {
    serveDemanding('POST /api/login');
    workWith(solution);
    open('/login-reg');
    logIn();
    await waitFor(() =>
      expect(getSentTokens()).toEqual([undefined, solvedToken('normal'), solvedToken('hard')]),
    );
    await waitFor(() => expect(assign).toHaveBeenCalled());
  });

  it('says that a link was mailed with two-factor login', async () => {
    serve({ 'POST /api/login': [200, { twoFactor: 1 }] });
    open('/login-reg');
    logIn();
    expect(await screen.findByText('Nézd meg a postaládádat!')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the registration', () => {
  const fillIn = () => {
    type('E-mail-cím', 'uj@piacter.test');
    type('Jelszó', 'Hosszu-jelszo-1');
    type('Jelszó újra', 'Hosszu-jelszo-1');
  };
  const accept = () => {
    fireEvent.click(screen.getByLabelText(/adatkezelési nyilatkozatot/));
    fireEvent.click(screen.getByLabelText(/általános szerződési/));
  };

  // Shows AUTH-02.
  it('sends the selected user type and asks to check the mail', async () => {
    serve({ 'POST /api/register': [200, {}] });
    open('/regisztracio');
    fireEvent.click(await screen.findByLabelText('Szakember'));
    fillIn();
    accept();
    press('Regisztráció');
    expect(await screen.findByText(/uj@piacter\.test/)).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      email: 'uj@piacter.test',
      pass: 'Hosszu-jelszo-1',
      passAgain: 'Hosszu-jelszo-1',
      userType: 4,
    });
  });

  it('sends the link again, and leads back to the form with what was typed', async () => {
    serve({ 'POST /api/register': [200, {}] });
    open('/regisztracio');
    fireEvent.click(await screen.findByLabelText('Szakember'));
    fillIn();
    accept();
    press('Regisztráció');
    await screen.findByText(/uj@piacter\.test/);
    press('Küldd újra');
    expect(await screen.findByText(/^Újra elküldtük\./)).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    press('Elírtam a címet');
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail-cím/);
    expect(email.value).toBe('uj@piacter.test');
  });

  it('asks about an address that looks mistyped, and sends it all the same', async () => {
    serve({ 'POST /api/register': [200, {}] });
    open('/regisztracio');
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail-cím/);
    fireEvent.change(email, { target: { value: 'peti@gmial.com' } });
    press('Erre gondoltál: peti@gmail.com?');
    expect(email.value).toBe('peti@gmail.com');
    expect(screen.queryByText(/^Erre gondoltál/)).toBeNull();
  });

  it('remembers where the registration was to lead, for the login after the mailed link', async () => {
    serve({ 'POST /api/register': [200, {}] });
    const form = '/szakember/szolgaltatas_letrehozasa';
    open(`/regisztracio?szerep=szakember&next=${encodeURIComponent(form)}`);
    await screen.findByLabelText('Szakember');
    fillIn();
    accept();
    press('Regisztráció');
    await screen.findByText(/uj@piacter\.test/);
    expect(takeWayOn('szallasado')).toBeNull();
    expect(takeWayOn('szakember')).toBe(form);
  });

  // Shows AUTH-06.
  it('needs both consents', async () => {
    serve({});
    open('/regisztracio');
    fireEvent.click(await screen.findByLabelText('Szakember'));
    fillIn();
    press('Regisztráció');
    expect((await screen.findByRole('dialog')).textContent).toContain('el kell fogadnod');
    await inBox('OK');
    expect(await screen.findAllByText('Fogadd el az adatkezelési nyilatkozatot!')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('needs a user type', async () => {
    serve({});
    open('/regisztracio');
    fillIn();
    accept();
    press('Regisztráció');
    expect(await screen.findByText('Ezt a mezőt ki kell töltened!')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  // Shows AUTH-03.
  it('of a requester has a fixed user type with an explanation', async () => {
    serve({ 'POST /api/register': [200, {}] });
    open('/login-reg?ajanlatkero=true');
    expect(screen.getByText(/Ajánlatkérőként leírod/)).toBeTruthy();
    fillIn();
    accept();
    press('Regisztráció');
    await screen.findByText('Nézd meg a postaládádat!');
    expect(sent[0]?.body).toMatchObject({ userType: 5 });
  });

  it('solves the captcha that the server requires', async () => {
    serveDemanding('POST /api/register');
    workWith(solution);
    open('/login-reg?ajanlatkero=true');
    fillIn();
    accept();
    press('Regisztráció');
    await screen.findByText('Nézd meg a postaládádat!', {}, { timeout: 8000 });
    expect(getSentTokens()).toEqual([undefined, solvedToken('normal'), solvedToken('hard')]);
  });

  // Shows AUTH-04.
  it('opens the privacy statement in a new tab', () => {
    serve({});
    open('/regisztracio');
    const link = screen.getByRole('link', { name: /adatkezelési nyilatkozatot/ });
    expect(link.getAttribute('href')).toBe('/files/pdfs/adatkezelesi_nyilatkozat.pdf');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('a mailed link', () => {
  // Shows AUTH-07.
  it('activates once, counts down five seconds and opens the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve({ 'POST /api/activate-registration': [200, {}] });
    open(`/activate-registration?activationString=${secret}`);
    expect(await screen.findByText('5 másodperc múlva átviszünk a bejelentkezéshez.')).toBeTruthy();
    expect(sent).toEqual([
      { call: 'POST /api/activate-registration', body: { activationString: secret, isFromMail: 1 } },
    ]);
    for (let second = 0; second < 4; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('link', { name: 'Tovább a bejelentkezéshez' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('heading', { name: 'Bejelentkezés' })).toBeTruthy();
  });

  it('asks for the password in a browser that has not registered, and then activates', async () => {
    serve({
      'POST /api/activate-registration': ({ pass }) => {
        if (pass === 'Hosszu-jelszo-1') return [200, {}];
        if (pass === undefined) return [422, { code: 'password_required', message: 'Add meg a jelszót!' }];
        const errors = [{ path: 'pass', message: 'Nem ezzel a jelszóval regisztráltak.' }];
        return [422, { code: 'validation_failed', message: '', errors }];
      },
    });
    open(`/activate-registration?activationString=${secret}`);
    expect(await screen.findByText(/Nem ebben a böngészőben regisztráltál/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Új jelszót állítok be' }).getAttribute('href')).toBe(
      '/elfelejtett-jelszo',
    );
    type('Jelszó', 'nem-ez-a-jelszo');
    press('Megerősítem');
    await screen.findAllByText('Nem ezzel a jelszóval regisztráltak.');
    type('Jelszó', 'Hosszu-jelszo-1');
    press('Megerősítem');
    expect(await screen.findByText(/másodperc múlva átviszünk a bejelentkezéshez/)).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ activationString: secret, isFromMail: 1, pass: 'Hosszu-jelszo-1' });
  });

  it.each([
    ['POST /api/activate-registration', `/activate-registration?activationString=${secret}`, /^Tovább/],
    ['PATCH /api/confirm-reg-email', `/email-megerositese?userID=7&key=${secret}`, 'Bejelentkezés'],
  ])('says at the second click that it is done, and leads on: %s', async (call, address, next) => {
    serve({ [call]: [409, { code: 'already_confirmed', message: 'Már megerősítetted.' }] });
    open(address);
    expect(await screen.findByText('Már megerősítetted.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe('/login-reg');
  });

  it('that was already used shows the error', async () => {
    serve({
      'POST /api/activate-registration': [
        409,
        { code: 'secret_invalid', message: 'Ez a link már nem érvényes!' },
      ],
    });
    open(`/activate-registration?activationString=${secret}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Ez a link már nem érvényes!');
  });

  it('that was cut on its way says that it is incomplete', async () => {
    const message = 'Néhány mező hibás, nézd át őket!';
    serve({ 'POST /api/activate-registration': [422, { code: 'validation_failed', message }] });
    open('/activate-registration?activationString=xyz');
    expect((await screen.findByRole('alert')).textContent).toContain('A link hiányos.');
  });

  it('without its secret sends no request', async () => {
    serve({});
    open('/activate-registration');
    expect(screen.getByRole('alert').textContent).toContain('A link hiányos.');
    expect(sent).toEqual([]);
  });

  it('finishes a two-factor login', async () => {
    serve({ 'POST /api/two-factor-auth': [200, { token: createToken('szallasado') }] });
    open(`/two-factor-auth?key=${secret}&userID=7`);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/szallasado/profil'));
    expect(sent[0]?.body).toEqual({ key: secret, userID: '7' });
  });

  // Shows AUTH-10.
  it('of a failed two-factor login links back to the login', async () => {
    serve({ 'POST /api/two-factor-auth': [409, { code: 'secret_invalid', message: 'Lejárt a link!' }] });
    open(`/two-factor-auth?key=${secret}&userID=7`);
    expect((await screen.findByRole('alert')).textContent).toBe('Lejárt a link!');
    expect(screen.getByRole('link', { name: 'Vissza a bejelentkezéshez' }).getAttribute('href')).toBe(
      '/login-reg',
    );
  });

  it('of a login that was finished before leads to the account', async () => {
    serve({ 'POST /api/two-factor-auth': [409, { code: 'secret_invalid', message: 'Lejárt a link!' }] });
    saveToken(createToken('szallasado'));
    open(`/two-factor-auth?key=${secret}&userID=7`);
    const link = await screen.findByRole('link', { name: 'Irány a fiókom!' });
    expect(link.getAttribute('href')).toBe('/szallasado/profil');
    clearSession();
  });

  it('confirms a new e-mail address', async () => {
    serve({ 'PATCH /api/confirm-reg-email': [200, {}] });
    open(`/email-megerositese?userID=7&key=${secret}`);
    expect(await screen.findByText(/Az új e-mail-címed mostantól érvényes/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('sets a new password', async () => {
    serve({ 'PATCH /api/update-forgotten-pass': [200, {}] });
    open(`/elfelejtett-jelszo-modositasa?userID=7&safetyCode=${secret}`);
    type('Új jelszó', 'Egeszen-uj-1');
    type('Új jelszó újra', 'Egeszen-uj-1');
    press('Jelszó mentése');
    expect(await screen.findByText('Kész az új jelszavad')).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      pass: 'Egeszen-uj-1',
      passAgain: 'Egeszen-uj-1',
      userID: '7',
      safetyCode: secret,
    });
  });

  it('for a new password that was already used shows the error in the message box', async () => {
    serve({
      'PATCH /api/update-forgotten-pass': [409, { code: 'secret_invalid', message: 'Lejárt a link!' }],
    });
    open(`/elfelejtett-jelszo-modositasa?userID=7&safetyCode=${secret}`);
    type('Új jelszó', 'Egeszen-uj-1');
    type('Új jelszó újra', 'Egeszen-uj-1');
    press('Jelszó mentése');
    expect((await screen.findByRole('dialog')).textContent).toContain('Lejárt a link!');
  });
});

describe('a forgotten password', () => {
  it('gets the same reply for every address', async () => {
    serve({ 'POST /api/forgotten-pass': [200, {}] });
    open('/elfelejtett-jelszo');
    type('E-mail-cím', 'valaki@piacter.test');
    press('Kérem a linket');
    expect(await screen.findByText(/elküldtük rá a linket: valaki@piacter\.test/)).toBeTruthy();
  });

  it('solves the captcha that the server requires', async () => {
    serveDemanding('POST /api/forgotten-pass');
    workWith(solution);
    open('/elfelejtett-jelszo');
    type('E-mail-cím', 'valaki@piacter.test');
    press('Kérem a linket');
    expect(await screen.findByText(/elküldtük rá a linket/, {}, { timeout: 8000 })).toBeTruthy();
    expect(getSentTokens()).toEqual([undefined, solvedToken('normal'), solvedToken('hard')]);
  });
});

describe('the home page', () => {
  it.each([
    [createToken('szakember'), 'Lejárt a bejelentkezésed'],
    [null, 'Ehhez jelentkezz be!'],
  ])(
    'reports the missing session, of a former one with other words, and links to the login and back',
    async (former, title) => {
      serve({});
      if (former) saveToken(former);
      storeRefusedAddress('/szakember/ajanlataim', 401);
      clearSession();
      open('/?sessionExpired=true');
      expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
      await inBox('Bejelentkezés');
      expect(await screen.findByText('Bejelentkezés után visszaviszünk oda, ahol abbahagytad.')).toBeTruthy();
    },
  );

  // Shows LAY-12.
  it('reports that the visitor is signed in, and links to the profile', async () => {
    serve({});
    saveToken(createToken('szallasado'));
    open('/');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      "Be vagy jelentkezve! (Jobb felül a zöld 'fiókom!' menüpont jelzi.)",
    );
    expect(screen.getByRole('button', { name: 'Maradok' })).toBeTruthy();
    await inBox('Irány a fiókom!');
    expect(await screen.findByText('itt: /szallasado/profil')).toBeTruthy();
  });
});
