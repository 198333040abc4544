type Field = HTMLInputElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field): boolean =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** Changes a field as its user does. The program hears only of a value that differs from the one that it has set. */
function repeat(field: Field, value: string): void {
  if (isBox(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Remembers what was typed, ticked or filled in by the browser while the program was loading. The returned function
 * repeats it once the program has taken over the fields, whose state is what the server has rendered.
 */
export function rememberTyped(root: HTMLElement): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(isChanged)
    .map((field) => [field, field.value] as const);
  return async () => {
    for (const [field, value] of changed) {
      if (field.isConnected) repeat(field, value);
      // One change at a time, as a visitor makes them: the next one builds on what this one has rendered.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
