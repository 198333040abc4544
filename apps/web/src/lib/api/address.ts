// Apart from calls, as the pages of the server need no more than addresses: React would be loaded with the rest.
import type { ApiCall, ParamsTo, QueryTo } from '@piacter/contracts';

type Part<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [N in Name]?: Value | undefined }
    : { [N in Name]: Value };

/** The path parameters and the query of a call, typed by the contract. */
export type AddressParts<Call extends ApiCall> = Part<'params', ParamsTo<Call>> &
  Part<'query', QueryTo<Call>>;

interface Parts {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

const fill = (path: string, params: Readonly<Record<string, unknown>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/**
 * The address of a call with a path such as '/api/real-estate/{realEstateID}'. Query names are sorted and empty values left
 * out, so that one request has one address; SWR's keys are these addresses.
 */
export function fillAddress(path: string, { params = {}, query = {} }: Parts): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${fill(path, params)}?${text}` : fill(path, params);
}

/** The address of a call: 'GET /api/real-estate/{realEstateID}' → '/api/real-estate/7'. */
export const buildAddress = <Call extends ApiCall>(call: Call, parts: AddressParts<Call>): string =>
  fillAddress(call.slice(call.indexOf(' ') + 1), parts);
