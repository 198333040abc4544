const petals = [
  [26, 17, 2.5],
  [23.36, 23.36, 1.7],
  [17, 26, 2.5],
  [10.64, 23.36, 1.7],
  [8, 17, 2.5],
  [10.64, 10.64, 1.7],
  [17, 8, 2.5],
  [23.36, 10.64, 1.7],
] as const;

/** The logo mark: a blue-dye flower, one dot with eight around it, on a rounded square in the current colour. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false" className={className}>
      <rect width="34" height="34" rx="9" fill="currentColor" />
      <g fill="#fff">
        <circle cx="17" cy="17" r="3.3" />
        {petals.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
