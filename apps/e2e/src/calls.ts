import { type APIResponse, expect } from '@playwright/test';

/** The reply of a call that must succeed. */
export async function ok(sent: Promise<APIResponse>, status = 200) {
  const reply = await sent;
  expect(reply.status(), `${reply.url()} ${await reply.text()}`).toBe(status);
  return (await reply.json()) as Record<string, unknown> & { message: string };
}

/** The status of a call that must fail. */
export const refusal = async (sent: Promise<APIResponse>): Promise<number> => (await sent).status();
