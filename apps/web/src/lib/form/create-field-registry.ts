/** A registered field of a form. */
export type RegisteredField = {
  /** Its name in the error summary; undefined for a label that is more than text. */
  label: string | undefined;
  /** Id of its control, or of the group around its controls. */
  control: string;
};

const focusable = 'input, select, textarea, button, [contenteditable]';

/** The fields that a form shows, by name. */
export function createFieldRegistry() {
  const fields = new Map<string, RegisteredField>();
  let reveal: ((name: string) => boolean) | undefined;
  const findElement = (name: string): HTMLElement | null => {
    const field = fields.get(name);
    return field === undefined ? null : document.getElementById(field.control);
  };
  const compare = (name: string, other: string): number => {
    const [element, second] = [findElement(name), findElement(other)];
    if (element === null || second === null) return Number(element === null) - Number(second === null);
    return element.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };

  const focusShown = (name: string): void => {
    const element = findElement(name);
    const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  };

  return {
    /** Returns the function that removes the field. */
    register: (name: string, field: RegisteredField): (() => void) => {
      fields.set(name, field);
      return () => {
        if (fields.get(name) === field) fields.delete(name);
      };
    },
    has: (name: string): boolean => fields.has(name),
    getLabel: (name: string): string | undefined => fields.get(name)?.label,
    /**
     * Sorts names from the top of the page downwards, whatever the order of registration; names without a field come
     * last.
     */
    inPageOrder: (names: readonly string[]): string[] => names.toSorted(compare),
    isWithin: (name: string, container: Element | null): boolean =>
      Boolean(container?.contains(findElement(name))),
    /**
     * Lets a form that does not show all of its fields at once show one before it is focused; true where that takes
     * until later, and the form calls `focusShown`.
     */
    onFocus: (callback: typeof reveal): (() => void) => {
      reveal = callback;
      return () => {
        reveal = undefined;
      };
    },
    /** Moves the focus to a field and scrolls it into view. */
    focus: (name: string): void => {
      if (!reveal?.(name)) focusShown(name);
    },
    focusShown,
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;
