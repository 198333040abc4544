import type { ApiCall, ReplyTo } from '@piacter/contracts';
import { readToken, saveToken } from '../session.ts';
import { type AddressParts, buildAddress } from './address.ts';
import { toFailure } from './call.ts';
import { ApiFailure, networkMessage } from './failure.ts';

type Upload = Extract<ApiCall, `POST ${string}`>;

type UploadOptions<Call extends Upload> = AddressParts<Call> & {
  body: FormData;
  /** Called while the body is sent, with the sent fraction: 0 to 1. */
  onProgress?: (fraction: number) => void;
};

const parseReply = (request: XMLHttpRequest): Record<string, unknown> => {
  try {
    const reply: unknown = JSON.parse(request.responseText);
    if (typeof reply === 'object' && reply !== null) return reply as Record<string, unknown>;
  } catch {
    // A proxy's page, or a truncated reply: reported below.
  }
  throw new ApiFailure(request.status, 'network', networkMessage);
};

/**
 * Sends a multipart body and reports its progress, which fetch cannot do. Otherwise like {@link api}: throws an {@link
 * ApiFailure} for anything but a success. No loading overlay, since the progress is shown.
 * Not part of the folder's index, from which the first visit loads everything.
 */
export async function upload<Call extends Upload>(
  call: Call,
  options: UploadOptions<Call>,
): Promise<ReplyTo<Call>> {
  const { body, onProgress } = options;
  const request = new XMLHttpRequest();
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new ApiFailure(0, 'network', networkMessage));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', fail);
    request.open('POST', buildAddress(call, options));
    request.withCredentials = true;
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', token);
    request.send(body);
  });
  const reply = parseReply(request);
  if (typeof reply.token === 'string') saveToken(reply.token);
  // own value: the successful HTTP statuses
  if (request.status < 200 || request.status > 299 || reply.ok !== true)
    throw toFailure(request.status, reply);
  return reply as ReplyTo<Call>;
}
