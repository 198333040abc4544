import { anyProfession, type CoverageRow } from '@piacter/db/service-coverage';

/** The key of searches that no row of the coverage restricts, such as those by a keyword alone. */
export const everywhere = '*';

/** What a row of the coverage is found by. */
export const toCoverageKey = ({ serviceTypeID, placeKind, placeID }: CoverageRow): string =>
  `${serviceTypeID}/${placeKind}/${placeID}`;

/** The keys of a search in the tiles of a drawn area, for a profession or any. */
export const toTileKeys = (tiles: readonly string[], serviceTypeID: number = anyProfession): string[] =>
  tiles.map((tile) => `${tile}/${serviceTypeID}`);

/** The keys of a service: of its coverage, and of its professions in the tiles that it is in. */
export const toTargetKeys = (covered: readonly CoverageRow[], tiles: readonly string[]): string[] => [
  ...covered.map(toCoverageKey),
  ...[...new Set(covered.map(({ serviceTypeID }) => serviceTypeID))].flatMap((id) => toTileKeys(tiles, id)),
];
