import { loginBody, passwordChangeBody } from '@piacter/contracts/accounts';
import { profileUpdate } from '@piacter/contracts/profile';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '../../lib/form/leave-guard.ts';
import { useEndpointForm } from '../../lib/form/use-endpoint-form.ts';
import { answerMessage } from '../../lib/message-queue.ts';
import { saveToken } from '../../lib/session.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Link } from '../link.tsx';
import { MessageBoxHost } from '../message-box/message-box-host.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { FormSaveBar } from './form-save-bar.tsx';

const emptyProfile = {
  isFirm: 0,
  firmType: null,
  firmName: null,
  taxNumber: null,
  firstName: null,
  lastName: null,
  contactPerson: null,
  countryID: null,
  postalCode: null,
  countyRegion: null,
  settlement: null,
  street: null,
  publicPlaceType: null,
  houseNumber: null,
  floorNumber: null,
  doorNumber: null,
  mobile: null,
  tel: null,
  contactEmail: null,
} as const;

const done = vi.fn();

// The first question would otherwise wait for it.
beforeAll(() => import('../message-box/message-box.tsx'));

type ProfileProps = {
  create?: string;
  /** Only what differs is sent. */
  sendsChanges?: boolean;
};

function ProfileForm({ create, sendsChanges }: ProfileProps) {
  const form = useEndpointForm({
    call: 'PUT /api/user-profile',
    schema: async () => profileUpdate,
    initial: { lastName: 'Szabó', settlement: 'Győr', mobile: '' },
    toBody: (values) => ({ ...emptyProfile, ...values }),
    draftKey: 'profile',
    ...(sendsChanges && { toChanges: (changed) => ({ ...changed, tel: '' }) }),
    onDone: done,
  });
  useLeaveGuard(form);
  return (
    <EndpointForm form={form} label="Adatok">
      <TextField label="Vezetéknév" {...form.field('lastName')} />
      <TextField label="Település" {...form.field('settlement')} />
      <TextField label="Mobil" {...form.field('mobile')} />
      <FormSaveBar form={form} create={create} />
      <Link to="/masik">Máshová</Link>
    </EndpointForm>
  );
}

function LoginForm() {
  const form = useEndpointForm({
    call: 'POST /api/login',
    schema: async () => loginBody,
    initial: { email: '', pass: '' },
    draftKey: 'login',
    secret: ['pass'],
    unreachable: 'A szerver nem elérhető.',
    onDone: done,
  });
  return (
    <EndpointForm form={form} label="Belépés">
      <TextField label="E-mail" {...form.field('email')} />
      <PasswordField label="Jelszó" {...form.field('pass')} />
      <button type="submit">Küldés</button>
    </EndpointForm>
  );
}

function PasswordForm() {
  const form = useEndpointForm({
    call: 'PATCH /api/update-pass',
    schema: async () => passwordChangeBody,
    initial: { currentPass: '', newPass: '', newPassAgain: '' },
    onDone: () => {
      form.restart();
    },
  });
  return (
    <EndpointForm form={form} label="Jelszócsere">
      <PasswordField label="Mostani" {...form.field('currentPass')} />
      <PasswordField label="Új" {...form.field('newPass')} />
      <PasswordField label="Újra" {...form.field('newPassAgain')} />
      <button type="submit">Csere</button>
    </EndpointForm>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`itt: ${pathname}${search}`}</p>;
}

const open = (element: React.ReactNode) => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            {element}
            <MessageBoxHost />
          </>
        ),
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/'] },
  );
  return render(<RouterProvider router={router} />);
};

const answer = (status: number, reply: object) => {
  const fetching = vi.fn(
    async (_address: string, _init?: RequestInit) => new Response(JSON.stringify(reply), { status }),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const createToken = (sub: string) => `x.${btoa(JSON.stringify({ path: 'szakember', sub }))}.x`;

beforeEach(() => {
  sessionStorage.clear();
  done.mockReset();
});

// A message left open by a test would block those of the next one.
afterEach(() => answerMessage(false));

describe('a form over a call', () => {
  it('shows the errors of the schema in Hungarian and sends nothing', async () => {
    const fetching = answer(200, { ok: true, message: '' });
    open(<LoginForm />);
    type('E-mail', 'nem cím');
    press('Küldés');
    expect(await screen.findByText('2 mező hibás:')).toBeTruthy();
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Ez nem érvényes e-mail-cím! Példa: nev@pelda.hu')).toBeTruthy();
    expect(screen.getByText('E-mail: Ez nem érvényes e-mail-cím! Példa: nev@pelda.hu')).toBeTruthy();
    expect(screen.getByText('Jelszó: Ezt a mezőt ki kell töltened!')).toBeTruthy();
    const listed = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(listed).toEqual(['#email', '#pass']);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('drops the errors of the last attempt once they are corrected, even if sending then fails', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    open(<LoginForm />);
    press('Küldés');
    expect(await screen.findByText('2 mező hibás:')).toBeTruthy();
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    expect(await screen.findByText('A szerver nem elérhető.')).toBeTruthy();
    expect(screen.queryByText(/mező hibás/)).toBeNull();
  });

  it('drops a line of the summary while its field is mended, and the summary after the last one', async () => {
    answer(200, { ok: true, message: '' });
    open(<LoginForm />);
    press('Küldés');
    expect(await screen.findByText('2 mező hibás:')).toBeTruthy();
    type('E-mail', 'a@b.hu');
    expect(screen.queryByRole('link', { name: /^E-mail:/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Jelszó:/ })).toBeTruthy();
    type('Jelszó', 'jelszo');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('focuses the summary after an attempt, and not when leaving a field brings it back', async () => {
    answer(200, { ok: true, message: '' });
    open(<LoginForm />);
    press('Küldés');
    expect(await screen.findByText('2 mező hibás:')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('2 mező hibás:');
    type('Jelszó', 'jelszo');
    type('E-mail', 'nem cím');
    expect(screen.queryByRole('link')).toBeNull();
    screen.getByLabelText('E-mail').focus();
    screen.getByLabelText('Jelszó').focus();
    expect(await screen.findByRole('link', { name: /^E-mail:/ })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Jelszó'));
  });

  it('moves from the summary to the field', async () => {
    answer(200, { ok: true, message: '' });
    open(<LoginForm />);
    press('Küldés');
    fireEvent.click(await screen.findByRole('link', { name: 'Jelszó: Ezt a mezőt ki kell töltened!' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Jelszó'));
  });

  it('shows the contract’s own message for two passwords that differ, and focuses the field', async () => {
    answer(200, { ok: true, message: '' });
    open(<PasswordForm />);
    type('Mostani', 'regi-jelszo-1');
    type('Új', 'egeszen-uj-1');
    type('Újra', 'egeszen-mas-1');
    press('Csere');
    expect(await screen.findByText('Az új jelszavak nem egyeznek!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Újra'));
  });

  it('shows the field errors of the server at their fields', async () => {
    answer(422, {
      ok: false,
      code: 'validation_failed',
      message: 'Hibás mezők.',
      errors: [{ path: 'pass', message: 'Ez a jelszó túl gyakori!' }],
    });
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    expect(await screen.findByText('Ez a jelszó túl gyakori!')).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });

  it('lists an error that no field shows, even a single one', async () => {
    answer(422, {
      ok: false,
      code: 'validation_failed',
      message: 'Hibás mezők.',
      errors: [{ path: 'captchaToken', message: 'Lejárt az ellenőrzés!' }],
    });
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    expect(await screen.findByRole('link', { name: 'Lejárt az ellenőrzés!' })).toBeTruthy();
  });

  // Shows ERR-04.
  it('shows any other failure in the message box, with the server’s message', async () => {
    answer(401, { ok: false, code: 'wrong_credentials', message: 'Hibás e-mail-cím vagy jelszó!' });
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    expect((await screen.findByRole('dialog')).textContent).toContain('Hibás e-mail-cím vagy jelszó!');
  });

  // Shows ERR-02.
  it('reports a lost connection, and keeps the input', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    press('Mentés');
    expect((await screen.findByRole('dialog')).textContent).toContain('nincs internetkapcsolatod');
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Kovács');
    online.mockRestore();
  });

  it('shows its own message for an unreachable server', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    expect((await screen.findByRole('dialog')).textContent).toContain('A szerver nem elérhető.');
  });

  it('sends only what was changed since the last save, and what belongs to it, so that another tab’s fields are kept', async () => {
    const fetching = answer(200, { ok: true, message: '' });
    open(<ProfileForm sendsChanges />);
    const bodies = () => fetching.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
    type('Vezetéknév', 'Kovács');
    press('Mentés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    type('Település', 'Vác');
    press('Mentés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    expect(bodies()).toEqual([
      { lastName: 'Kovács', tel: '' },
      { settlement: 'Vác', tel: '' },
    ]);
  });

  it('sends once, however often the button is clicked', async () => {
    const fetching = answer(200, { ok: true, message: '' });
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'jelszo');
    press('Küldés');
    press('Küldés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('clears the passwords after a success', async () => {
    answer(200, { ok: true, message: '', token: createToken('7') });
    open(<PasswordForm />);
    type('Mostani', 'regi-jelszo-1');
    type('Új', 'egeszen-uj-1');
    type('Újra', 'egeszen-uj-1');
    press('Csere');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Új').value).toBe(''));
  });
});

describe('unsaved changes', () => {
  it('are counted, except for saved ones', async () => {
    answer(200, { ok: true, message: '' });
    open(<ProfileForm />);
    expect(screen.getByText('Minden módosítás mentve.')).toBeTruthy();
    type('Vezetéknév', 'Kovács');
    type('Település', 'Pécs');
    expect(screen.getByText('2 módosítás nincs mentve.')).toBeTruthy();
    type('Település', 'Győr');
    expect(screen.getByText('1 módosítás nincs mentve.')).toBeTruthy();
    press('Mentés');
    expect(await screen.findByText('Minden módosítás mentve.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Kovács');
  });

  it('do not count as saved in a form that creates something', () => {
    open(<ProfileForm create="Feladás" />);
    expect(screen.getByText('Még nem írtál be semmit.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Feladás' })).toBeTruthy();
    type('Település', 'Pécs');
    expect(screen.getByText('1 módosítás nincs mentve.')).toBeTruthy();
  });

  it('are discarded only after a confirmation', async () => {
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    press('Elvetés');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Elvetés' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Szabó'));
  });

  it('block leaving the page until it is confirmed', async () => {
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    fireEvent.click(screen.getByText('Máshová'));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('1 módosítás nincs mentve.');
    expect(screen.queryByText('itt: /masik')).toBeNull();
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Maradok' }));
    fireEvent.keyDown(question, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('itt: /masik')).toBeNull();
    fireEvent.click(screen.getByText('Máshová'));
    await screen.findByRole('dialog');
    press('Elmegyek');
    expect(await screen.findByText('itt: /masik')).toBeTruthy();
  });

  it('ask again at a click that comes before the first answer is rendered', async () => {
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    fireEvent.click(screen.getByText('Máshová'));
    await screen.findByRole('dialog');
    press('Maradok');
    // Promises settle, React does not render yet.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    fireEvent.click(screen.getByText('Máshová'));
    await screen.findByRole('dialog');
    press('Elmegyek');
    expect(await screen.findByText('itt: /masik')).toBeTruthy();
  });

  it('are asked about once at two clicks', async () => {
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    fireEvent.click(screen.getByText('Máshová'));
    fireEvent.click(screen.getByText('Máshová'));
    await screen.findByRole('dialog');
    press('Maradok');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Kovács');
  });

  it('are restored when the user returns', async () => {
    const first = open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    fireEvent.click(screen.getByText('Máshová'));
    await screen.findByRole('dialog');
    press('Elmegyek');
    await screen.findByText('itt: /masik');
    first.unmount();
    open(<ProfileForm />);
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Kovács');
    expect(screen.getByText(/Visszatettük/)).toBeTruthy();
  });

  it('do not block leaving when there are none', async () => {
    open(<ProfileForm />);
    fireEvent.click(screen.getByText('Máshová'));
    expect(await screen.findByText('itt: /masik')).toBeTruthy();
  });
});

describe('a draft', () => {
  const keep = async () => {
    await waitFor(() => expect(sessionStorage.length).toBe(1));
  };

  it('is restored when the form opens again, and can be discarded', async () => {
    const first = open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    await keep();
    first.unmount();
    open(<ProfileForm />);
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Kovács');
    expect(screen.getByText(/Visszatettük/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Elvetés' })[0] as HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Szabó');
    expect(sessionStorage.length).toBe(0);
  });

  it('never holds a password', async () => {
    open(<LoginForm />);
    type('E-mail', 'a@b.hu');
    type('Jelszó', 'nagyon-titkos');
    await keep();
    expect(JSON.stringify({ ...sessionStorage })).toContain('a@b.hu');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('nagyon-titkos');
  });

  it('is not shown to another user', async () => {
    saveToken(createToken('7'));
    const first = open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    await keep();
    first.unmount();
    saveToken(createToken('8'));
    open(<ProfileForm />);
    expect(screen.getByLabelText<HTMLInputElement>('Vezetéknév').value).toBe('Szabó');
  });

  it('survives an expired session, with a link to the login', async () => {
    saveToken(createToken('7'));
    answer(401, { ok: false, code: 'signed_out', message: 'Jelentkezz be!' });
    open(<ProfileForm />);
    type('Vezetéknév', 'Kovács');
    press('Mentés');
    expect((await screen.findByRole('dialog')).textContent).toContain('Amit beírtál, nem veszett el');
    expect(localStorage.getItem('token')).toBeNull();
    press('Bejelentkezés');
    expect(await screen.findByText(/^itt: \/login-reg\?next=/)).toBeTruthy();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Kovács');
  });
});
