import type { ReactNode } from 'react';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';
import type { Repeated } from './use-repeated.ts';

type Props = {
  repeated: Repeated<unknown>;
  /** What was not taken over. */
  children?: ReactNode;
};

/** Says what the form of a new request begins with; nothing of an empty one. */
export function RepeatedNote({ repeated: { request, hasFailed }, children }: Props) {
  if (hasFailed) return <Note variant="error">{text.failed}</Note>;
  if (request === undefined) return null;
  return (
    <Note>
      {text.taken} {children}
    </Note>
  );
}
