import type { FormPart } from './field-spec.ts';

/** Parts of a form that are shown together on a phone, one step after the other. */
export type FormStep = {
  /** That of its first part. */
  id: string;
  label: string;
  parts: readonly FormPart[];
  isOptional: boolean;
};

/** The steps of a form: its parts in their order, those of the same step together. */
export function toSteps(parts: readonly FormPart[]): FormStep[] {
  const steps: FormStep[] = [];
  for (const part of parts) {
    const label = part.step ?? part.label;
    const last = steps.at(-1);
    const isOptional = part.isOptional ?? false;
    if (last && (label === undefined || label === last.label))
      steps[steps.length - 1] = {
        ...last,
        parts: [...last.parts, part],
        isOptional: last.isOptional && isOptional,
      };
    else steps.push({ id: part.id, label: label ?? '', parts: [part], isOptional });
  }
  return steps;
}

/** Where somebody goes on who has left the form: the first step of its fields that lacks something, or the last one. */
export function findUnfinished(
  steps: readonly FormStep[],
  fieldParts: ReadonlySet<string>,
): string | undefined {
  const isUnfinished = ({ parts, isOptional }: FormStep) =>
    !isOptional && parts.some(({ id, done }) => fieldParts.has(id) && done !== true);
  return (steps.find(isUnfinished) ?? steps.at(-1))?.id;
}
