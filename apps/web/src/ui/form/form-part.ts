import type { ReactNode } from 'react';

/** A part of a form's page. With a label it is listed in the index, where `done` shows a check mark. */
export type FormPart = {
  id: string;
  label?: string;
  done?: boolean;
  /** The name of the step that it shares with the parts beside it, where the form goes in steps. */
  step?: string;
  /** Whether nothing of it has to be filled in. */
  isOptional?: boolean;
  /** Checks and saves what is no part of the form itself, before its step is left; false if that has to wait. */
  check?: () => Promise<boolean>;
  content: ReactNode;
};

/** What a form's section is beside its fields. */
export type PartOptions = Pick<FormPart, 'step' | 'isOptional'>;
