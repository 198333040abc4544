import { z } from 'zod';
import { type Endpoint, errorStatus, failure, mayOmitBody } from './core/index.ts';
import { endpointsByFeature } from './index.ts';

type Json = Record<string, unknown>;

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}

function toRequestBody(endpoint: Endpoint): Json | undefined {
  const { body, upload } = endpoint;
  if (!body && !upload) return undefined;
  const fields = body ? toJsonSchema(body, 'input') : { type: 'object' };
  if (!upload)
    return { required: !mayOmitBody(endpoint), content: { 'application/json': { schema: fields } } };
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: upload.maxFiles };
  const names = [upload.field, ...(upload.alias === undefined ? [] : [upload.alias])];
  const properties = {
    ...(fields.properties as Json | undefined),
    ...Object.fromEntries(names.map((name) => [name, files])),
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...fields, type: 'object', properties } } },
  };
}

/** Error statuses of an endpoint: those that follow from access, validation and limits, and those that it names. */
export function getRefusals(endpoint: Endpoint): number[] {
  const { access, params, query, body, limit, errors = [] } = endpoint;
  const statuses = new Set(errors.map((code) => errorStatus[code]) as number[]);
  if (access !== 'public' && access !== 'public-or-session') statuses.add(401);
  if (Array.isArray(access) || access === 'refresh-cookie') statuses.add(403);
  if (params) statuses.add(404);
  if (params || query || body) statuses.add(422);
  if (body) statuses.add(400);
  if (limit) statuses.add(429);
  return [...statuses].sort((a, b) => a - b);
}

const statusTitles: Record<number, string> = {
  400: 'Malformed request',
  401: 'No valid session, or wrong credentials',
  403: 'Not allowed',
  404: 'Unknown, or not visible to the caller',
  408: 'The body did not arrive in time',
  409: 'The present state forbids it',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'Fields fail validation',
  429: 'Too many attempts; Retry-After tells how long to wait',
  503: 'Overloaded or not ready; Retry-After tells how long to wait',
};

const toSecurity = ({ access }: Endpoint): Json[] => {
  if (access === 'public') return [];
  if (access === 'refresh-cookie') return [{ refreshCookie: [] }];
  return access === 'public-or-session' ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
};

function toOperation(name: string, feature: string, endpoint: Endpoint): Json {
  const requestBody = toRequestBody(endpoint);
  const failures = getRefusals(endpoint).map((status) => [
    String(status),
    {
      description: statusTitles[status] ?? 'Failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    ...(Array.isArray(endpoint.access) ? { description: `Roles: ${endpoint.access.join(', ')}` } : {}),
    security: toSecurity(endpoint),
    parameters: [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        content: endpoint.isFile
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: toJsonSchema(endpoint.reply, 'output') } },
      },
      ...Object.fromEntries(failures),
    },
  };
}

/** The OpenAPI 3.1 document of the whole API, generated from the contracts alone. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(endpointsByFeature)) {
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: toOperation(name, feature, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Piactér API',
      version: '1',
      description:
        'Szakember, ingatlan, szállás. Every reply is an object with `ok` and a Hungarian `message`; failures carry a stable `code` and, for bad input, `errors`.',
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(endpointsByFeature).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: toJsonSchema(failure, 'output') },
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token, with or without "Bearer ".',
        },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'piacter_refresh' },
      },
    },
  };
}
