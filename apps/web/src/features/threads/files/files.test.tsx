import type { Thread, ThreadFile } from '@piacter/contracts/threads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../lib/api/index.ts';
import { openPages } from '../../listings/testing.tsx';
import type { ThreadFileCalls, ThreadSource } from '../thread-source.ts';
import { ThreadView } from '../thread-view.tsx';
import { formatSize } from './attachments.tsx';

const created = '2026-11-21T10:00:00.000Z';
const message = {
  kind: 'text',
  isOwn: 0,
  isMasked: 0,
  isWithdrawn: 0,
  created,
  messageID: 11,
  text: 'Itt a kép.',
} as const;
const picture: ThreadFile = { fileID: 5, kind: 'picture', name: 'konyha.webp', size: 358_400 };
const pdf: ThreadFile = { fileID: 6, kind: 'pdf', name: 'ajanlat.pdf', size: 1_468_006 };
const toThread = (changes: Partial<Thread['messages'][number]>, canAttach: 0 | 1 = 1): Thread => ({
  thread: {
    threadID: 7,
    kind: 'property',
    targetID: 3,
    side: 'other',
    title: 'Eladó lakás, Győr',
    path: null,
    picture: null,
    isAvailable: 1,
    otherName: 'Kovács István',
    unread: 0,
    isArchived: 0,
    isMuted: 0,
    isBlocked: 0,
    revision: 0,
    otherFirstName: null,
    price: null,
    canWrite: 1,
    canAttach,
  },
  messages: [{ ...message, files: [], fileCount: 0, ...changes }],
  hasOlder: 0,
  contact: null,
  appointments: [],
  gate: 'open',
  reason: null,
});

let thread: Thread;
let refusal: ApiFailure | undefined;
let uploads: { resolve: (file: ThreadFile) => void; reject: (error: unknown) => void; name: string }[];
let progress: (share: number) => void;
const bodies: object[] = [];
const calls = {
  upload: vi.fn<ThreadFileCalls['upload']>((_contents, name, onProgress) => {
    progress = onProgress;
    return new Promise((resolve, reject) => {
      uploads.push({ resolve, reject, name });
    });
  }),
  remove: vi.fn(async () => undefined),
  load: vi.fn(async () => new Blob(['x'], { type: 'application/pdf' })),
};
const source: ThreadSource = {
  key: 'thread 7',
  load: async () => thread,
  send: async (body) => {
    if (refusal) throw refusal;
    bodies.push(body);
    return { ...message, messageID: 12, isOwn: 1, text: body.text, files: [], fileCount: body.files.length };
  },
  update: async () => undefined,
  propose: async () => undefined,
  changeAppointment: async () => undefined,
  files: calls,
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  thread = toThread({});
  refusal = undefined;
  [uploads, bodies.length] = [[], 0];
  URL.createObjectURL = () => 'blob:kep';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 80, close: () => undefined }));
});

const open = (changes: Partial<ThreadSource> = {}) =>
  openPages({ '/': <ThreadView source={{ ...source, ...changes }} /> }, '/');
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByTestId('message-files'), { target: { files } });
const toFile = (name: string, type: string, size = 4) => {
  const file = new File(['test'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const photo = (name = 'konyha.jpg') => toFile(name, 'image/jpeg');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the field for a message', () => {
  it('keeps what was typed and attached while the message before was on its way', async () => {
    let deliver: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    open({ send: async (body) => gate.then(() => source.send(body)) });
    await screen.findByRole('button', { name: 'Fájl csatolása' });
    choose(photo());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.resolve(picture);
    await screen.findByText('Feltöltve: konyha.webp');
    const field = screen.getByRole('textbox', { name: 'Üzenet' });
    fireEvent.change(field, { target: { value: 'Itt a kép.' } });
    press('Küldés');
    await screen.findByRole('button', { name: 'Küldés…' });
    fireEvent.change(field, { target: { value: 'Itt a kép. És az ajánlat is' } });
    choose(toFile('ajanlat.pdf', 'application/pdf'));
    deliver();
    await waitFor(() => expect(field).toHaveProperty('value', 'És az ajánlat is'));
    expect(bodies).toMatchObject([{ text: 'Itt a kép.', files: [picture.fileID] }]);
    const list = within(screen.getByRole('list', { name: 'Csatolt fájlok' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ajanlat.pdf']);
  });
  // Shows MSG-07.
  it('takes files, shows how far they are, and sends them with the words', async () => {
    open();
    await screen.findByRole('button', { name: 'Fájl csatolása' });
    choose(photo(), toFile('ajanlat.pdf', 'application/pdf'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    progress(0.5);
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Feltöltés: konyha.jpg' })).toHaveProperty('value', 0.5),
    );
    press('Küldés');
    await screen.findByText(/^Még tart a feltöltés/);
    uploads[0]?.resolve(picture);
    await screen.findByText('Feltöltve: konyha.webp');
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.resolve(pdf);
    const list = screen.getByRole('list', { name: 'Csatolt fájlok' });
    await within(list).findByText('1,4 MB');
    // Words are not needed.
    press('Küldés');
    await waitFor(() => expect(bodies).toMatchObject([{ text: '', files: [5, 6] }]));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Csatolt fájlok' })).toBeNull());
  });

  it('keeps the focus where a file was removed', async () => {
    open();
    await screen.findByRole('button', { name: 'Fájl csatolása' });
    choose(photo());
    await waitFor(() => expect(uploads).toHaveLength(1));
    press('Eltávolítás: konyha.jpg');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Csatolt fájlok' })).toBeNull());
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('says which files cannot be sent, and keeps those that can', async () => {
    open();
    await screen.findByRole('button', { name: 'Fájl csatolása' });
    choose(
      toFile('a.docx', 'application/msword'),
      toFile('nagy.pdf', 'application/pdf', 6_000_000),
      ...[1, 2, 3, 4, 5].map((number) => photo(`${number}.jpg`)),
    );
    await screen.findByText('a.docx: ez nem kép és nem PDF, válassz másikat!');
    screen.getByText('nagy.pdf: ez a fájl nagyobb 5 MB-nál, válassz kisebbet!');
    screen.getByText(/^Egy üzenetbe 4 fájl fér, 1 kimaradt/);
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
  });

  it('keeps words and files when the upload or the message fails', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'Üzenet' });
    fireEvent.change(field, { target: { value: 'Ezt nézd!' } });
    choose(photo());
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.reject(
      new ApiFailure(422, 'image_invalid', '„konyha.jpg”: ez a fájl nem olvasható képként!'),
    );
    await screen.findByText(/nem olvasható képként/);
    press('Küldés');
    await screen.findByText(/^Egy fájlt nem sikerült feltölteni/);
    press('Próbáld újra: konyha.jpg');
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.resolve(picture);
    await screen.findByText('Feltöltve: konyha.webp');
    refusal = new ApiFailure(422, 'validation_failed', 'Hibás mezők', [
      { path: 'files', message: 'Egy csatolt fájl már nincs meg.' },
    ]);
    press('Küldés');
    await screen.findByText('Egy csatolt fájl már nincs meg.');
    expect((field as HTMLTextAreaElement).value).toBe('Ezt nézd!');
    press('Eltávolítás: konyha.webp');
    expect(calls.remove).toHaveBeenCalledWith(5);
    refusal = undefined;
    press('Küldés');
    await waitFor(() => expect(bodies).toMatchObject([{ text: 'Ezt nézd!', files: [] }]));
  });

  it('has the files again that were attached before the page was left', async () => {
    sessionStorage.setItem(
      'draft:thread 7',
      JSON.stringify({ owner: '', values: { text: 'Félbehagyott', files: [pdf] } }),
    );
    open();
    await screen.findByText('ajanlat.pdf');
    press('Küldés');
    await waitFor(() => expect(bodies).toMatchObject([{ text: 'Félbehagyott', files: [6] }]));
  });

  it('takes no files where they cannot be sent', async () => {
    thread = toThread({}, 0);
    open();
    await screen.findByRole('button', { name: 'Küldés' });
    expect(screen.queryByRole('button', { name: 'Fájl csatolása' })).toBeNull();
  });
});

describe('the files of a message', () => {
  beforeEach(() => {
    thread = toThread({ files: [picture, pdf], fileCount: 3 });
  });

  it('are a small picture that opens, a document that is saved, and how many are gone', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Letöltés: ?ajanlat\.pdf/ }));
    await waitFor(() => expect(saved).toEqual(['ajanlat.pdf']));
    screen.getByText('Törölt fájlok: 1');
    press('Megnyitás: konyha.webp');
    const dialog = await screen.findByRole('dialog', { name: 'konyha.webp' });
    await within(dialog).findByRole('img', { name: 'konyha.webp' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Letöltés' }));
    await waitFor(() => expect(saved).toEqual(['ajanlat.pdf', 'konyha.webp']));
    expect(calls.load.mock.calls).toContainEqual([5, 'full']);
  });

  it('are names only for who came by a mailed link', async () => {
    const { files: _files, ...linked } = source;
    openPages({ '/': <ThreadView source={linked} /> }, '/');
    await screen.findByText('konyha.webp');
    screen.getByText('A fájlokat bejelentkezve nyithatod meg.');
    expect(screen.queryByRole('button', { name: /konyha|ajanlat/ })).toBeNull();
  });
});

it('says sizes in kilobytes and megabytes', () => {
  expect([0, 100, 350_000, 1_468_006, 5_242_880].map(formatSize)).toEqual([
    '1\u00a0kB',
    '1\u00a0kB',
    '342\u00a0kB',
    '1,4\u00a0MB',
    '5\u00a0MB',
  ]);
});
