const budapest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hour = 3_600_000;

/**
 * The end of a package counted in days, exclusive: the Budapest midnight after the activation day plus `days`. The rule
 * belongs to the API's calendar; it is repeated here because the database's workspace cannot import the API.
 */
export function endOfPackage(activation: Date, days: number): Date {
  const day = new Date(Date.parse(`${budapest.format(activation)}T00:00:00Z`) + (days + 1) * 24 * hour);
  const name = day.toISOString().slice(0, 10);
  const inSummer = new Date(day.getTime() - 2 * hour);
  return budapest.format(inSummer) === name ? inSummer : new Date(day.getTime() - hour);
}
