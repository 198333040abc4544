import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FormState } from '../../lib/form/index.ts';
import type { FormPart } from './field-spec.ts';

/** Parts of a form that are shown together on a phone, one step after the other. */
type FormStep = {
  /** That of its first part. */
  id: string;
  label: string;
  parts: readonly FormPart[];
  isOptional: boolean;
};

/** The steps of a form: its parts in their order, those of the same step together. */
function toSteps(parts: readonly FormPart[]): FormStep[] {
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
function findUnfinished(steps: readonly FormStep[], fieldParts: ReadonlySet<string>): string | undefined {
  const isUnfinished = ({ parts, isOptional }: FormStep) =>
    !isOptional && parts.some(({ id, done }) => fieldParts.has(id) && done !== true);
  return (steps.find(isUnfinished) ?? steps.at(-1))?.id;
}

/** The parameter of the address with the step, so that the phone's own way back leads to the step before. */
const stepName = 'lepes';

type Options = {
  form: FormState;
  /** All parts of the page in their order. */
  parts: readonly FormPart[];
  /** Those of the form itself. */
  sections: readonly FormPart[];
  /** Whether the form goes in steps now; otherwise everything is shown. */
  isOn: boolean;
};

/**
 * The steps of a long form on a phone. All of them stay rendered, so that everything typed and every upload is kept; one
 * is shown. What is invalid keeps from the next step, and a field that is to be focused shows its own.
 */
export function useFormSteps({ form, parts, sections, isOn }: Options) {
  const { registry } = form;
  const steps = toSteps(parts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [firstID] = useState(() => {
    const fieldParts = new Set(sections.map(({ id }) => id));
    return form.isRestored ? findUnfinished(steps, fieldParts) : steps[0]?.id;
  });
  const wanted = search.get(stepName) ?? firstID;
  const lastIndex = useRef(0);
  const found = steps.findIndex(({ id }) => id === wanted);
  // A step with nothing left to ask is gone; what comes after it stands in its place.
  const index = found === -1 ? Math.min(lastIndex.current, steps.length - 1) : found;
  const step = steps[index];
  const headRef = useRef<HTMLHeadingElement>(null);
  const shownID = useRef(step?.id);
  const toFocus = useRef<string>(undefined);
  const isChecking = useRef(false);

  const open = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(stepName, id);
    void navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
  const hasField = ({ parts: own }: FormStep, name: string) =>
    own.some(({ id }) => registry.isWithin(name, document.getElementById(id)));

  useEffect(() => {
    lastIndex.current = index;
    if (shownID.current === step?.id) return;
    shownID.current = step?.id;
    const name = toFocus.current;
    toFocus.current = undefined;
    if (!isOn) return;
    if (name !== undefined) return registry.focusShown(name);
    headRef.current?.scrollIntoView({ block: 'start' });
    headRef.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!isOn) return;
    return registry.onFocus((name) => {
      const target = steps.find((one) => hasField(one, name));
      if (!target || target.id === step?.id) return false;
      toFocus.current = name;
      open(target.id);
      return true;
    });
  });

  const passChecks = async (of: FormStep): Promise<boolean> => {
    for (const { check } of of.parts) if (check && !(await check())) return false;
    return true;
  };
  const check = async (of: FormStep): Promise<boolean> => {
    if (!(await passChecks(of))) return false;
    const errors = Object.entries(await form.getErrors()).filter(([name]) => hasField(of, name));
    if (errors.length > 0) form.showErrors(Object.fromEntries(errors));
    return errors.length === 0;
  };
  const send = async () => {
    for (const one of steps)
      if (!(await passChecks(one))) {
        open(one.id);
        return;
      }
    await form.submit();
  };
  const next = steps[index + 1];
  const previous = steps[index - 1];
  const advance = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      if (!next) await send();
      else if (step && (await check(step))) open(next.id);
    } finally {
      isChecking.current = false;
    }
  };

  return {
    isOn,
    steps,
    step,
    index,
    headRef,
    isShown: (id: string) => !isOn || step?.parts.some((part) => part.id === id) === true,
    /** Whether it is the only part of its step, whose name it need not repeat. */
    isAlone: isOn && step?.parts.length === 1,
    isLast: next === undefined,
    back: previous && (() => open(previous.id)),
    advance,
  };
}

export type FormSteps = ReturnType<typeof useFormSteps>;
