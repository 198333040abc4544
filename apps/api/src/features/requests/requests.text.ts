/** What the mail about a host's answer says of the host's accommodations, and of how to answer it. */
export const hostContactText = {
  accommodations: (named: readonly string[]) => {
    const [first] = named;
    if (first === undefined) return '';
    return named.length === 1 ? `Szállása: ${first}` : ['Szállásai:', ...named].join('\n');
  },
  reply: (accommodations: number) => {
    if (accommodations === 0)
      return 'Most nincs látható szállása a Piactéren. Erre a levélre ne válaszolj: ő látja az elérhetőségedet, és megkereshet.';
    const which = accommodations === 1 ? 'a szállását' : 'valamelyik szállását';
    return `Ha érdekel, nyisd meg ${which}, és ott írj vagy telefonálj neki. Erre a levélre ne válaszolj!`;
  },
} as const;
