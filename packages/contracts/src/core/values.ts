/** `Object.keys` with typed keys; for constants only, since a value from elsewhere may have more keys than its type. */
export const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** `Object.entries` with typed keys, for constants. */
export const typedEntries = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] => Object.entries(record) as [Key, Value][];

/** `Object.fromEntries` with typed keys; the inverse of `typedEntries`. */
export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>;

/** A record with a value of the same type under each name. */
export const createRecord = <const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => fromEntries(names.map((name) => [name, make(name)]));

/** A flag as it is on the wire: of a boolean, or of a column that holds 0 or 1. */
export const toFlag = (value: unknown): 0 | 1 => (value === true || value === 1 ? 1 : 0);

/** Some of an object's fields. */
export function pick<Row extends object, const Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> {
  const picked: Partial<Row> = {};
  for (const name of names) picked[name] = row[name];
  return picked as Pick<Row, Name>;
}

/** The user types: the id stored with the user, and the first path segment of the role's area. */
export const roleIDs = {
  admin: 1,
  ingatlan_tulajdonos: 2,
  szallasado: 3,
  szakember: 4,
  ajanlatkero: 5,
} as const;

/** First path segment of a role's own area; also the `path` claim of the access token. */
export type Role = keyof typeof roleIDs;

export const roles: Role[] = typedKeys(roleIDs);

/** The roles that publish listings and buy packages. */
export const advertiserRoles = ['ingatlan_tulajdonos', 'szallasado', 'szakember'] as const satisfies Role[];
export type AdvertiserRole = (typeof advertiserRoles)[number];

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(roleIDs, value);

export const isAdvertiser = (role: unknown): role is AdvertiserRole =>
  advertiserRoles.some((advertiser) => advertiser === role);

/** The role of a stored user type; undefined for an unknown id. */
export const roleOfID = (userType: number): Role | undefined =>
  roles.find((role) => roleIDs[role] === userType);

/** Maximum of an id: an unsigned 32-bit integer. */
export const maxID = 4_294_967_295;

/** Maximum bytes of a JSON body with a text that the admin formats. */
export const maxFormattedBodyBytes = 1_048_576;

/**
 * How much work a captcha is, in ascending order. The normal one is the provider's; the harder ones, which a call needs
 * that is made very often, are always the self-hosted proof of work (docs/adr/0044).
 */
export const captchaLevels = ['normal', 'hard', 'hardest'] as const;
export type CaptchaLevel = (typeof captchaLevels)[number];

/** Rows per page of every paged list. */
export const pageSize = 20;

/**
 * Rows of a list that can be paged to. Searches of listings and requests count all of them; the totals of threads and
 * reports end here, and `totalIsCapped` is true beyond it ('1000+').
 */
export const totalCap = 1000;

/** Maximum length of an e-mail address, in characters. */
export const emailLimit = 190;

/** Maximum length of a telephone number, in characters. */
export const phoneLimit = 32;

/** Maximum length of a search text (a keyword, a settlement, a name), in characters. */
export const searchTextLimit = 120;

/** The ground floor, the only word among the floor numbers. */
export const groundFloor = 'földszint';

/** Why the server could not read an address that a user gave (NET-01): all that the user is told of the reply. */
export const callFaults = ['unreachable', 'refused', 'too_large', 'unexpected'] as const;
export type CallFault = (typeof callFaults)[number];

/** The age groups of children, as the documents have them. */
export const childGroups = ['childrenUnder6', 'children7to13', 'children14Plus'] as const;
export type ChildGroup = (typeof childGroups)[number];

/** The group of a child of so many years. */
export const getChildGroup = (age: number): ChildGroup =>
  age <= 6 ? 'childrenUnder6' : age <= 13 ? 'children7to13' : 'children14Plus';

/** Everybody of whom there are so many adults, and children by their age. */
export const countPeople = (people: Readonly<Record<'adults' | ChildGroup, number>>): number =>
  people.adults + childGroups.reduce((sum, group) => sum + people[group], 0);
