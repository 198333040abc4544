import type { ListingKind } from '@piacter/contracts/listings/values';
import { type ReactNode, useId } from 'react';

const house = (
  <>
    <path d="M150 160L240 92L330 160" />
    <path d="M168 148V236H312V148L240 94Z" />
    <path d="M222 236V186H258V236" />
    <path d="M186 166h22v22h-22zM272 166h22v22h-22z" />
    <path d="M130 236H350" />
  </>
);
const bed = (
  <>
    <path d="M140 236V120" />
    <path d="M140 178H340V236" />
    <path d="M140 212H340" />
    <path d="M158 178v-22q0-8 8-8h44q8 0 8 8v22" />
    <path d="M218 178v-18q0-8 8-8h80q34 0 34 26" />
    <path d="M300 118a22 22 0 1 1 22-34a26 26 0 0 0-22 34z" />
  </>
);
const tools = (
  <>
    <g transform="rotate(45 240 160)">
      <path d="M228 150V236a12 12 0 0 0 24 0V150" />
      <path d="M218 92a30 30 0 0 0 -6 46q8 10 28 14q20 -4 28 -14a30 30 0 0 0 -6 -46V118q-10 12 -22 12t-22 -12Z" />
    </g>
    <g transform="rotate(-45 240 160)">
      <path d="M232 84h16v66h-16z" />
      <path d="M226 150h28l4 20v62q0 14 -18 14t-18 -14v-62Z" />
      <path d="M240 182v40" />
    </g>
  </>
);
const drawings: Record<ListingKind, ReactNode> = { property: house, accommodation: bed, service: tools };

/** Replaces a missing picture of a listing with a drawing of its kind; 3:2, cropped to its box. */
export function Placeholder({ kind, className }: { kind: ListingKind; className?: string | undefined }) {
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
        {drawings[kind]}
      </g>
    </svg>
  );
}
