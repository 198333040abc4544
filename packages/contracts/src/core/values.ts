/** The user types (000 §1): the id stored with the user, and the first path segment of the role's area. */
export const roleIDs = {
  admin: 1,
  ingatlan_tulajdonos: 2,
  szallasado: 3,
  szakember: 4,
  ajanlatkero: 5,
} as const;

/** First path segment of a role's own area; also the `path` claim of the access token. */
export type Role = keyof typeof roleIDs;

export const roles = Object.keys(roleIDs) as Role[];

/** The roles that publish listings and buy packages. */
export const advertiserRoles = ['ingatlan_tulajdonos', 'szallasado', 'szakember'] as const satisfies Role[];
export type AdvertiserRole = (typeof advertiserRoles)[number];

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(roleIDs, value);

/** The role of a stored user type; undefined for an id that no role has. */
export const roleOfID = (userType: number): Role | undefined =>
  roles.find((role) => roleIDs[role] === userType);
