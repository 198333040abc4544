/** Says that a text means no profession. */
export const unknownProfession = 'Ilyen szakmát nem ismerünk, válassz a listából!';
