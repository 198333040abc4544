import type { ListingKind } from '@piacter/contracts/listings/values';
import { useId } from 'react';

/** What is drawn: a listing of a kind, or of properties a block of flats or a plot. */
export type Drawing = ListingKind | 'flat' | 'plot';

/** The addresses of the drawings, `drawings/<kind>.svg`. */
const drawings = import.meta.glob<string>('./drawings/*.svg', { eager: true, import: 'default' });

/** Replaces a missing picture of a listing with a drawing of its kind; 3:2, cropped to its box. */
export function Placeholder({ kind, className }: { kind: Drawing; className?: string | undefined }) {
  const dots = useId();
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <pattern id={dots} width="25" height="50" patternUnits="userSpaceOnUse">
        <g fill="var(--ph-dot)">
          <circle cx="0" cy="0" r="1.6" />
          <circle cx="25" cy="0" r="1.6" />
          <circle cx="12.5" cy="25" r="1.6" />
          <circle cx="0" cy="50" r="1.6" />
          <circle cx="25" cy="50" r="1.6" />
        </g>
      </pattern>
      <rect width="480" height="320" fill="var(--ph-bg)" />
      <rect width="480" height="320" fill={`url(#${dots})`} />
      <g
        fill="var(--ph-bg)"
        stroke="var(--ph-line)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${drawings[`./drawings/${kind}.svg`]}#drawing`} />
      </g>
    </svg>
  );
}
