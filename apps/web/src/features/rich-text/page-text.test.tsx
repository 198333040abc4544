import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/api/index.ts';
import { RichTextField, type RichTextUploads } from './index.tsx';

const src = `/files/images/ab/${'ab'.repeat(20)}-1600.webp`;
const stored = `<p><img src="${src}" alt="Rajz" width="120" height="80"></p>`;

const uploads = {
  accept: { picture: 'image/png', file: '.pdf' },
  picture: vi.fn<RichTextUploads['picture']>(async () => ({ src, width: 120, height: 80 })),
  file: vi.fn<RichTextUploads['file']>(async () => '/files/documents/ab/cd/arlista.pdf'),
};

let value = '';

function Host({ initial }: { initial: string }) {
  const [html, setHtml] = useState(initial);
  value = html;
  return (
    <RichTextField
      label="Szöveg"
      value={html}
      onChange={setHtml}
      maxLength={1000}
      uploads={uploads}
      height={400}
    />
  );
}

const open = async (initial = '') => {
  render(<Host initial={initial} />);
  return screen.findByRole('textbox', { name: /Szöveg/ }, { timeout: 10_000 });
};
const getEditor = (box: HTMLElement) => (box as HTMLElement & { editor: Editor }).editor;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, name: string) => {
  const picker = document.querySelector(`input[type=file][aria-label="${label}"]`);
  if (!picker) throw new Error(`No file input ${label}`);
  fireEvent.change(picker, { target: { files: [new File(['x'], name)] } });
};
const append = (box: HTMLElement, html: string) =>
  act(() => void getEditor(box).commands.insertContentAt(getEditor(box).state.doc.content.size, html));

describe('the text of a page', () => {
  it('gets an uploaded picture with its description', async () => {
    await open();
    press('Kép');
    choose('Képfájl', 'rajz.png');
    fireEvent.change(screen.getByLabelText('Mi látszik a képen?'), { target: { value: ' Rajz ' } });
    press('Beszúrás');
    await waitFor(() => expect(value).toBe(stored));
    expect(screen.queryByLabelText('Mi látszik a képen?')).toBeNull();
  });

  it('keeps the form of a refused picture open, with the reason at its field', async () => {
    uploads.picture.mockRejectedValueOnce(new ApiFailure(422, 'image_invalid', 'Ez nem kép!'));
    await open();
    press('Kép');
    press('Beszúrás');
    expect(await screen.findByText('Válassz ki egy fájlt!')).toBeDefined();
    choose('Képfájl', 'rajz.png');
    press('Beszúrás');
    expect(await screen.findByText('Ez nem kép!')).toBeDefined();
    expect(value).toBe('');
  });

  it('has the description of a selected picture changed', async () => {
    const box = await open(stored);
    act(() => void getEditor(box).commands.setNodeSelection(1));
    press('Kép');
    fireEvent.change(screen.getByLabelText('Mi látszik a képen?'), { target: { value: 'Egy ház' } });
    press('Beállítás');
    expect(value).toContain('alt="Egy ház"');
  });

  it('links to an uploaded document by its name', async () => {
    await open();
    press('Fájl');
    choose('PDF- vagy Word-fájl', 'Árlista.pdf');
    press('Beszúrás');
    await waitFor(() =>
      expect(value).toBe('<p><a href="/files/documents/ab/cd/arlista.pdf">Árlista.pdf</a></p>'),
    );
  });

  it('keeps headings of two levels, rules and stored pictures, and drops pictures of other sites', async () => {
    const box = await open(`<h2>Cím</h2><h3>Alcím</h3><hr>${stored}`);
    append(box, '<h1>Fő</h1><h6>Kicsi</h6><p>a<img src="https://x.test/a.gif"></p>');
    expect(value).toBe(`<h2>Cím</h2><h3>Alcím</h3><hr>${stored}<h2>Fő</h2><h3>Kicsi</h3><p>a</p>`);
  });

  it('may link to this site', async () => {
    const box = await open('<p>Tudástár</p>');
    act(() => void getEditor(box).commands.selectAll());
    press('Link');
    fireEvent.change(screen.getByLabelText('A link címe'), { target: { value: '/tudastar' } });
    press('Beállítás');
    expect(value).toBe('<p><a href="/tudastar">Tudástár</a></p>');
  });
});
