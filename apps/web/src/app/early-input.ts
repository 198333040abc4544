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

const selector = 'input, textarea, select';
const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(selector);

const getState = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value);

/** Changes a field as its user does. React ignores a value that it has set itself, so the native setter sets it. */
function replay(field: Field, state: string | boolean): void {
  if (isBox(field)) {
    // A radio button is left by choosing another one.
    if (state === (field.type === 'checkbox' && field.defaultChecked)) return;
    field.checked = !state;
    field.click();
    return;
  }
  const isList = field instanceof HTMLSelectElement;
  if (!isList) field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, state);
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
}

/**
 * Captures what was typed, chosen or filled in by the browser before hydration, which would start from the state that the
 * server has rendered, and what is changed until it is replayed, by the returned function, after hydration.
 */
export function captureEarlyInput(root: HTMLElement): () => Promise<void> {
  const fields = [...root.querySelectorAll<Field>(selector)];
  const states = new Map(fields.filter(isChanged).map((field) => [field, getState(field)]));
  const note = ({ target }: Event) => {
    if (!isField(target)) return;
    // As the last one: a radio button takes the choice from those before it.
    states.delete(target);
    states.set(target, getState(target));
  };
  root.addEventListener('input', note, true);
  return async () => {
    for (const field of [...states.keys()]) {
      const state = states.get(field);
      if (field.isConnected && state !== undefined) replay(field, state);
      // One change at a time, as a visitor makes them: the next one builds on what this one has rendered.
      await new Promise((resolve) => setTimeout(resolve));
    }
    root.removeEventListener('input', note, true);
  };
}
