/** Moves the focus to the first field of the form in an element; false where there is none, or not yet. */
export function enterForm(box: Element | null): boolean {
  const field = box?.querySelector<HTMLElement>('form input');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return Boolean(field);
}
