import type { DemoProduct } from './demo-product.ts';
import type { WebTexts } from './web-source.ts';

/** Replies that a page waits for after each other: what a list names is asked for by its rows. */
const maxRounds = 5;

/** Lists that are the same for everybody and do not change. */
const isShared = (call: string) => !/\d|\?|search|user|statistics/.test(call);

/** Opens pages of the product as a browser does: renders, fetches what is missing, and renders again. */
export function createVisitor({ get }: DemoProduct, { renderTexts }: WebTexts) {
  const shared: Record<string, unknown> = {};

  async function ask(call: string, token: string | undefined): Promise<unknown> {
    if (Object.hasOwn(shared, call)) return shared[call];
    const reply: unknown = await get(call, token);
    if (isShared(call)) shared[call] = reply;
    return reply;
  }

  return async (address: string, token?: string) => {
    const replies: Record<string, unknown> = { ...shared };
    for (let round = 1; ; round += 1) {
      const { texts, missing } = await renderTexts(address, replies);
      if (missing.length === 0 || round === maxRounds) return texts;
      for (const call of missing) replies[call] = await ask(call, token);
    }
  };
}

export type Visit = ReturnType<typeof createVisitor>;
