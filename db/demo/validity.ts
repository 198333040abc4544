const budapest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hour = 3_600_000;

/**
 * The first instant after a package of so many days that was activated then: the midnight in Budapest after the
 * day of activation plus `days`. The API's calendar owns this rule; the demo data follows it here because the
 * database's workspace stands below the API.
 */
export function endOfPackage(activation: Date, days: number): Date {
  const day = new Date(Date.parse(`${budapest.format(activation)}T00:00:00Z`) + (days + 1) * 24 * hour);
  const name = day.toISOString().slice(0, 10);
  const inSummer = new Date(day.getTime() - 2 * hour);
  return budapest.format(inSummer) === name ? inSummer : new Date(day.getTime() - hour);
}
