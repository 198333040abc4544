import { listingIDFields } from '@piacter/contracts/listings/values';
import { fewResults } from '@piacter/contracts/search/values';
import type { Address } from './addresses.ts';
import type { Measured } from './client.ts';

type Item = Record<string, unknown>;

async function readAnswer({ get }: Measured, address: Address) {
  const { status, body } = await get(address);
  const { data, total }: { data?: Item | Item[]; total?: number } = JSON.parse(body);
  const ids = [data ?? []].flat().map((item) => listingIDFields.map((field) => item[field]).join(''));
  return { total, text: `${status}, total ${total}, ids ${ids}` };
}

/** Throws unless both servers reply with the same status, total and items. */
export async function assertEqualAnswers(
  one: Measured,
  other: Measured,
  addresses: readonly Address[],
): Promise<void> {
  for (const address of addresses) {
    const [a, b] = [await readAnswer(one, address), await readAnswer(other, address)];
    if (a.text !== b.text)
      throw new Error(`${address.path}: ${one.name} answers ${a.text}, ${other.name} answers ${b.text}`);
  }
}

/** Leaves out searches with few results, which are answered with similar ones too: the finding mix measures those. */
export async function withoutFewResults(addresses: readonly Address[], server: Measured) {
  const left: Address[] = [];
  for (const address of addresses) {
    const { total = fewResults } = await readAnswer(server, address);
    if (total >= fewResults) left.push(address);
  }
  return left;
}
