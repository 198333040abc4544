import type { ApiCall, ParamsTo, QueryTo } from '@piacter/contracts';

type Part<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value | undefined }
    : { [N in Name]: Value };

/** The path parameters and the query of a call, typed by the contract. */
export type AddressParts<Call extends ApiCall> = Part<'params', ParamsTo<Call>> &
  Part<'query', QueryTo<Call>>;

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/**
 * The address of a call: 'GET /api/real-estate/{realEstateID}' → '/api/real-estate/7'. Query names are sorted
 * and empty values left out, so that one request has one address; SWR's keys are these addresses.
 */
export function buildAddress<Call extends ApiCall>(call: Call, parts: AddressParts<Call>): string {
  const { params = {}, query = {} } = parts as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const path = fill(call.slice(call.indexOf(' ') + 1), params);
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
