type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const rendered = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    return rendered !== undefined && field.value !== rendered.value;
  }
  return field.value !== field.defaultValue;
}

/** Changes a field as its user does. React ignores a value that it has set itself, so the native setter sets it. */
function replay(field: Field, value: string): void {
  if (isBox(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const isList = field instanceof HTMLSelectElement;
  if (!isList) field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

/**
 * Captures what was typed, chosen or filled in by the browser before hydration, which would start from the state that the
 * server has rendered. The returned function replays it after hydration.
 */
export function captureEarlyInput(root: HTMLElement): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => [field, field.value] as const);
  return async () => {
    for (const [field, value] of changed) {
      // Typing may have gone on during the hydration.
      if (field.isConnected) replay(field, isChanged(field) ? field.value : value);
      // One change at a time, as a visitor makes them: the next one builds on what this one has rendered.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
