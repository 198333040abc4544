import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLeaveGuard } from './form/leave-guard.ts';
import { answerMessage, useShownMessage } from './message-queue.ts';
import { useBackToClose } from './use-back-to-close.ts';

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  const [isNested, setNested] = useState(false);
  const navigate = useNavigate();
  useBackToClose(onClose);
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>
        Bezárás
      </button>
      <button type="button" onClick={() => setNested(true)}>
        Kérdés
      </button>
      <button type="button" onClick={() => void navigate('/talalatok')}>
        Találatok
      </button>
      <button type="button" onClick={() => void navigate('?napok', { replace: true })}>
        Napok
      </button>
      {isNested && <Overlay name="Kérdés" onClose={() => setNested(false)} />}
    </div>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <main>
      <h1>Kereső</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Szűrők
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          void navigate('/talalatok');
        }}
      >
        Keresés
      </button>
      {isOpen && <Overlay name="Szűrők" onClose={() => setOpen(false)} />}
    </main>
  );
}

function Question() {
  useBackToClose(() => answerMessage(false));
  return <div role="dialog" aria-label="Kilépés" />;
}

function Form() {
  useLeaveGuard({ unsaved: 1, hasUnsaved: () => true, keepDraft: () => undefined });
  return (
    <>
      <h1>Űrlap</h1>
      {useShownMessage() && <Question />}
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  history.pushState(null, '', '/');
  router = createBrowserRouter([
    { path: '/', element: <h1>Kezdőlap</h1> },
    { path: '/kereso', element: <Page /> },
    { path: '/talalatok', element: <h1>Találatok</h1> },
    { path: '/urlap', element: <Form /> },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await act(() => router.navigate('/kereso'));
});

afterEach(() => router.dispose());

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
const expectOverlays = (...names: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('dialog').map((overlay) => overlay.getAttribute('aria-label'))).toEqual(
      names,
    ),
  );

it('closes what is open, the uppermost first, and leaves the page after that', async () => {
  press('Szűrők');
  press('Kérdés');
  await expectOverlays('Szűrők', 'Kérdés');
  history.back();
  await expectOverlays('Szűrők');
  history.back();
  await expectOverlays();
  await heading('Kereső');
  history.back();
  await heading('Kezdőlap');
});

it('leaves the page at once where the overlay was closed otherwise', async () => {
  press('Szűrők');
  press('Kérdés');
  press('Bezárás');
  press('Bezárás');
  await expectOverlays();
  history.back();
  await heading('Kezdőlap');
  history.forward();
  await heading('Kereső');
});

it('takes one step for each page where the overlay led to another', async () => {
  press('Szűrők');
  press('Találatok');
  await heading('Találatok');
  history.back();
  await heading('Kereső');
  await expectOverlays();
  history.forward();
  await heading('Találatok');
  history.back();
  await heading('Kereső');
  history.back();
  await heading('Kezdőlap');
});

it('does not undo what begins as the overlay closes', async () => {
  press('Szűrők');
  press('Keresés');
  await heading('Találatok');
  history.back();
  await heading('Kereső');
  history.back();
  await heading('Kezdőlap');
});

it('takes one step, too, where the overlay has replaced the address', async () => {
  press('Szűrők');
  press('Napok');
  await waitFor(() => expect(location.search).toBe('?napok'));
  press('Bezárás');
  history.back();
  await heading('Kezdőlap');
  history.forward();
  await heading('Kereső');
  await waitFor(() => expect(location.search).toBe('?napok'));
  history.back();
  await heading('Kezdőlap');
});

it('reuses an entry that was left behind', async () => {
  press('Szűrők');
  const entries = history.length;
  press('Bezárás');
  press('Szűrők');
  expect(history.length).toBe(entries);
  history.back();
  await expectOverlays();
  await heading('Kereső');
});

it('lets a page ask before it is left, and be left then', async () => {
  await act(() => router.navigate('/urlap'));
  history.back();
  await expectOverlays('Kilépés');
  history.back();
  await heading('Űrlap');
  await expectOverlays('Kilépés');
  answerMessage(true);
  await heading('Kereső');
});

it('lets a page be left after a question, too', async () => {
  await act(() => router.navigate('/urlap'));
  history.back();
  await expectOverlays('Kilépés');
  answerMessage(false);
  await expectOverlays();
  history.back();
  await expectOverlays('Kilépés');
  answerMessage(true);
  await heading('Kereső');
});
