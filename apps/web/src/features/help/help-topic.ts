import type { Role } from '@piacter/contracts/core/values';

/** A part of a topic: a paragraph, numbered steps, bullet points, or a note. */
export type HelpPart =
  | { text: string }
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { note: string };

export type HelpTopic = {
  /** The anchor: /tudastar#regisztracio. */
  id: string;
  title: string;
  parts: readonly HelpPart[];
  links?: readonly { to: string; label: string }[];
};

/** The roles that people register for, which the help is written for; a new one needs its sentences. */
export type HelpedRole = Exclude<Role, 'admin'>;
