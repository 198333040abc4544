import type { ListingImage } from '@piacter/contracts/images';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, networkMessage } from '../../lib/api/index.ts';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { ImageBoard } from './image-board.tsx';
import type { ImageCalls } from './image-calls.ts';

const image = (imgID: number, order: number): ListingImage => ({
  imgID,
  path: `/files/${imgID}-1600.webp`,
  isMainImg: order === 0 ? 1 : 0,
  order,
});
const noAnswer = () => new ApiFailure(0, 'network', networkMessage);

let stored: ListingImage[];
const calls = {
  address: '/api/real-estate-images/1',
  affectedCalls: [],
  list: async () => ({ data: stored }),
  upload: vi.fn<ImageCalls['upload']>(),
  setMain: vi.fn<ImageCalls['setMain']>(),
  sort: vi.fn<ImageCalls['sort']>(),
  remove: vi.fn<ImageCalls['remove']>(),
} satisfies ImageCalls;

beforeEach(() => {
  stored = [];
  calls.upload.mockReset().mockImplementation(async () => {
    stored = [...stored, image(stored.length + 1, stored.length)];
  });
  calls.setMain.mockReset().mockImplementation(async (imgID) => {
    stored = stored.map((one) => ({ ...one, isMainImg: one.imgID === imgID ? 1 : 0 }));
  });
  calls.remove.mockReset().mockImplementation(async (imgID) => {
    stored = stored.filter((one) => one.imgID !== imgID);
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));
});
afterEach(() => act(() => answerMessage(false)));

const open = async (limit: number, proAt?: string) => {
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ImageBoard calls={calls} limit={limit} proAt={proAt} />
        <MessageBoxHost />
      </SWRConfig>
    </MemoryRouter>,
  );
  await waitFor(() => {
    const isThere =
      stored.length > 0 ? screen.queryAllByRole('listitem').length > 0 : screen.queryByText(/Még nincs kép/);
    expect(isThere).toBeTruthy();
  });
};
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => {
  const input = document.querySelector('input[type="file"]');
  fireEvent.change(input ?? document.body, { target: { files } });
};

describe('the image board', () => {
  // Shows IMG-03.
  it('marks the main picture, and makes another one main on click', async () => {
    stored = [image(7, 0), image(8, 1)];
    await open(20);
    expect(screen.getByRole('button', { name: '1. kép, ez a fő kép' }).textContent).toBe('Fő kép');
    fireEvent.click(screen.getByRole('button', { name: '2. kép: legyen ez a fő kép' }));
    await screen.findByRole('button', { name: '2. kép, ez a fő kép' });
    expect(calls.setMain).toHaveBeenCalledWith(8);
  });

  // Shows IMG-06.
  it('restores the stored pictures when a change is refused, with the documented message', async () => {
    stored = [image(7, 0), image(8, 1)];
    calls.setMain.mockRejectedValue(noAnswer());
    await open(20);
    fireEvent.click(screen.getByRole('button', { name: '2. kép: legyen ez a fő kép' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('An unexpected error occurred!');
    act(() => answerMessage(true));
    await screen.findByRole('button', { name: '1. kép, ez a fő kép' });
  });

  it('says before any picture is chosen how many there can be without PRO', async () => {
    await open(1, '#csomag');
    expect(screen.getByText(/^PRO csomag nélkül egy kép lehet/).textContent).not.toContain('cserélnéd');
    expect(screen.getByRole('button', { name: 'Kép hozzáadása' })).toBeDefined();
  });

  it('allows no second picture without PRO, and says so', async () => {
    stored = [image(7, 0)];
    await open(1, '#csomag');
    expect(screen.getByText(/PRO csomag nélkül egy kép lehet/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'PRO csomag megrendelése' }).getAttribute('href')).toBe(
      '#csomag',
    );
    expect(screen.queryByRole('button', { name: 'Kép hozzáadása' })).toBeNull();
  });

  it('says that only the main picture is public after PRO ended', async () => {
    stored = [image(7, 0), image(8, 1)];
    await open(1, '#csomag');
    expect(screen.getByText(/csak a fő kép látszik a hirdetésben/)).toBeDefined();
  });

  it('uploads what is pasted, but leaves words with their picture, as office programs copy them, to the field', async () => {
    await open(20);
    const field = document.body.appendChild(document.createElement('textarea'));
    const paste = (target: Element, ...types: string[]) =>
      fireEvent.paste(target, { clipboardData: { files: [picture('vagolap.png')], types } });
    // False for an event that was cancelled, so that the field gets nothing.
    expect(paste(field, 'text/plain', 'text/html', 'Files')).toBe(true);
    expect(screen.queryByText(/vagolap\.png/)).toBeNull();
    expect(paste(field, 'text/html', 'Files')).toBe(false);
    await screen.findByText('Feltöltve: vagolap.png');
    expect(paste(document.body, 'text/plain', 'Files')).toBe(false);
    await waitFor(() => expect(calls.upload).toHaveBeenCalledTimes(2));
    field.remove();
    const editor = document.body.appendChild(document.createElement('div'));
    editor.innerHTML = '<div contenteditable="true"><p>Szia</p></div>';
    const paragraph = editor.querySelector('p') ?? editor;
    expect(paste(paragraph, 'text/plain', 'text/html', 'Files')).toBe(true);
    expect(paste(paragraph, 'text/html', 'Files')).toBe(false);
    await waitFor(() => expect(calls.upload).toHaveBeenCalledTimes(3));
    editor.remove();
  });

  it('uploads as many as fit, and names the skipped ones', async () => {
    stored = [image(1, 0)];
    await open(2);
    choose(picture('egy.jpg'), picture('ketto.jpg'));
    await screen.findByText('Feltöltve: egy.jpg');
    expect(screen.getByText('Csak 1 kép fért még el, 1 kimaradt.')).toBeDefined();
    expect(calls.upload).toHaveBeenCalledTimes(1);
  });

  it('shows the progress of each picture', async () => {
    let arrive = () => {};
    calls.upload.mockImplementation((_picture, _name, onProgress) => {
      onProgress(0.42);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    });
    await open(20);
    choose(picture('egy.jpg'), picture('ketto.jpg'));
    await screen.findByText('Feltöltés: 42%');
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'egy.jpg' }).value).toBe(0.42);
    expect(screen.getByText('Sorra kerül…')).toBeDefined();
    await act(async () => arrive());
    await waitFor(() => expect(calls.upload).toHaveBeenCalledTimes(2));
  });

  it('keeps a failed picture for a retry', async () => {
    calls.upload.mockRejectedValueOnce(noAnswer());
    await open(20);
    choose(picture('egy.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred!');
    fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra: egy.jpg' }));
    await screen.findByText('Feltöltve: egy.jpg');
    expect(calls.upload.mock.calls[1]?.[1]).toBe('egy.jpg');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no second attempt for a file that will be refused again, which holds no place', async () => {
    calls.upload.mockRejectedValueOnce(new ApiFailure(422, 'image_invalid', 'Ez nem kép!'));
    await open(1);
    choose(picture('egy.jpg'));
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Próbáld újra: egy.jpg' })).toBeNull();
    choose(picture('ketto.jpg'));
    await screen.findByText('Feltöltve: ketto.jpg');
    expect(screen.queryByText(/nem fér el/)).toBeNull();
  });

  it('says in one line how many were scaled down', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: vi.fn(),
      fillRect: vi.fn(),
    } as unknown as null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['y'])));
    await open(20);
    choose(picture('egy.jpg'), picture('ketto.jpg'));
    expect(await screen.findByText('2 képet kicsinyítettünk, mert túl nagy volt.')).toBeDefined();
  });

  it("shows the server's message if there is one", async () => {
    calls.upload.mockRejectedValueOnce(new ApiFailure(422, 'image_invalid', 'Ez nem kép!'));
    await open(20);
    choose(picture('egy.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('Ez nem kép!');
  });

  // Shows IMG-05, WID-11.
  it('deletes a picture only after a confirmation', async () => {
    stored = [image(7, 0), image(8, 1)];
    await open(20);
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: 2. kép' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mégse' }));
    expect(calls.remove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: 2. kép' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(calls.remove).toHaveBeenCalledWith(8);
  });
});
