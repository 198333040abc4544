import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createFieldRegistry } from '../../lib/form/create-field-registry.ts';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import { RichTextField } from './index.tsx';

let value = '';
let registry = createFieldRegistry();

function Host({
  initial = '',
  maxLength = 4000,
  error,
}: {
  initial?: string;
  maxLength?: number;
  error?: string;
}) {
  const [html, setHtml] = useState(initial);
  value = html;
  return (
    <FieldRegistryContext value={registry}>
      <RichTextField
        label="Leírás"
        name="description"
        required
        value={html}
        onChange={setHtml}
        maxLength={maxLength}
        error={error}
      />
      <button type="button" onClick={() => setHtml('<p>Visszatett</p>')}>
        Elvetés
      </button>
    </FieldRegistryContext>
  );
}

const open = async (props: Parameters<typeof Host>[0] = {}) => {
  registry = createFieldRegistry();
  render(<Host {...props} />);
  return screen.findByRole('textbox', { name: /Leírás/ }, { timeout: 10_000 });
};
const getEditor = (box: HTMLElement) => (box as HTMLElement & { editor: Editor }).editor;
const write = (box: HTMLElement, html: string) =>
  act(() => {
    getEditor(box).commands.insertContent(html);
  });
const paste = (box: HTMLElement, html: string) =>
  act(() => {
    getEditor(box).view.pasteHTML(html);
  });

describe('the rich text field', () => {
  it('reserves its height while the editor loads', async () => {
    render(<Host />);
    expect(screen.getByText('A szövegszerkesztő betöltése…')).toBeDefined();
    await screen.findByRole('textbox', {}, { timeout: 10_000 });
    expect(screen.queryByText('A szövegszerkesztő betöltése…')).toBeNull();
  });

  it('is a labelled, required, multi-line text box whose error is announced and focusable', async () => {
    const box = await open({ error: 'Ezt a mezőt ki kell töltened!' });
    expect(box.getAttribute('aria-multiline')).toBe('true');
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Ezt a mezőt ki kell töltened!',
      '0 / 4000 karakter',
    ]);
    act(() => registry.focus('description'));
    expect(document.activeElement).toBe(box);
  });

  it("emits HTML, counts the text without markup, and emits '' when emptied", async () => {
    const box = await open({ initial: '<p>Festés <strong>és</strong> mázolás</p>' });
    expect(screen.getByText('17 / 4000 karakter')).toBeDefined();
    write(box, '<ul><li>Tapéta</li></ul>');
    expect(value).toContain('<ul><li><p>Tapéta</p></li></ul>');
    act(() => void getEditor(box).commands.clearContent(true));
    expect(value).toBe('');
    expect(screen.getByText('0 / 4000 karakter')).toBeDefined();
  });

  it('formats with the buttons of a toolbar with arrow key navigation', async () => {
    const box = await open({ initial: '<p>Festés</p>' });
    act(() => void getEditor(box).commands.selectAll());
    const bold = screen.getByRole('button', { name: 'Félkövér' });
    fireEvent.click(bold);
    expect(value).toBe('<p><strong>Festés</strong></p>');
    await waitFor(() => expect(bold.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Alcím' }));
    expect(value).toBe('<h3><strong>Festés</strong></h3>');
    bold.focus();
    fireEvent.keyDown(bold, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dőlt' }));
    fireEvent.keyDown(document.activeElement ?? bold, { key: 'End' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link' }));
    expect(bold.tabIndex).toBe(-1);
  });

  it('keeps only allowed elements of pasted HTML', async () => {
    const box = await open();
    paste(
      box,
      '<h1 style="color:red">Árak</h1><table><tr><td>100 Ft</td></tr></table><script>x()</script>' +
        '<p onclick="x()"><a href="javascript:x()">itt</a> <a href="https://pelda.hu/" target="_blank">ott</a></p><img src="x">',
    );
    expect(value).toContain('<h3>Árak</h3>');
    expect(value).toContain('100 Ft');
    expect(value).toContain('<a href="https://pelda.hu/">ott</a>');
    expect(value).not.toMatch(/script|style|table|onclick|img|target/);
  });

  it('preserves allowed elements without a button', async () => {
    const box = await open({ initial: '<blockquote><p><u>Régi</u> <s>ár</s></p></blockquote>' });
    act(
      () => void getEditor(box).commands.insertContentAt(getEditor(box).state.doc.content.size, '<p>új</p>'),
    );
    expect(value).toBe('<blockquote><p><u>Régi</u> <s>ár</s></p></blockquote><p>új</p>');
  });

  it('cuts text beyond the limit, also over several paragraphs', async () => {
    const box = await open({ maxLength: 10 });
    paste(box, '<p>12345</p><p>67890</p><p>12345</p>');
    expect(value.replaceAll(/<[^>]*>/g, '')).toBe('1234567890');
    expect(await screen.findByText('A vége (5 karakter) nem fért bele.')).toBeDefined();
    write(box, 'x');
    expect(screen.getByText('10 / 10 karakter')).toBeDefined();
  });

  it('takes lists and tables from Word as lists and lines', async () => {
    const box = await open();
    paste(box, '<p>·&nbsp; csőtörés</p><table><tr><td>Óradíj</td><td>12.000 Ft</td></tr></table>');
    expect(value).toBe('<ul><li><p>csőtörés</p></li></ul><p>Óradíj – 12.000 Ft</p>');
  });

  it('links the selection, refuses invalid addresses, and never submits the outer form', async () => {
    const box = await open({ initial: '<p>Honlapom</p>' });
    act(() => void getEditor(box).commands.selectAll());
    fireEvent.click(screen.getByRole('button', { name: 'Link' }));
    const address = screen.getByLabelText('A link címe');
    expect(document.activeElement).toBe(address);
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    expect(fireEvent.keyDown(address, { key: 'Enter' })).toBe(false);
    expect(screen.getByText('Ez nem érvényes webcím! Példa: www.pelda.hu')).toBeDefined();
    fireEvent.change(address, { target: { value: 'www.pelda.hu' } });
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(value).toBe('<p><a href="https://www.pelda.hu/">Honlapom</a></p>');
    expect(screen.queryByLabelText('A link címe')).toBeNull();
  });

  it('shows a value that is set from outside', async () => {
    const box = await open({ initial: '<p>Első</p>' });
    write(box, 'és még');
    fireEvent.click(screen.getByRole('button', { name: 'Elvetés' }));
    expect(box.textContent).toBe('Visszatett');
    expect(screen.getByText('10 / 4000 karakter')).toBeDefined();
  });
});
