import { createContext, useContext, useEffect } from 'react';
import type { FieldRegistry, RegisteredField } from './create-field-registry.ts';

/** The registry of the enclosing form; null for a field outside of a form, such as a filter. */
export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** Registers the field that shows the errors of `name` with the enclosing form, and its label. */
export function useRegisteredField(
  name: string | undefined,
  label: RegisteredField['label'],
  control: string,
): void {
  const registry = useContext(FieldRegistryContext);
  useEffect(() => {
    if (name !== undefined) return registry?.register(name, { label, control });
  }, [registry, name, label, control]);
}
