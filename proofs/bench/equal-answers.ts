import { listingIDFields } from '@piacter/contracts/listings/values';
import { fewResults } from '@piacter/contracts/search/values';
import type { TimedReply } from '../timed-client.ts';
import type { Address } from './addresses.ts';
import type { Measured } from './client.ts';

type Item = Record<string, unknown>;

function readAnswer({ status, body }: TimedReply) {
  const { data, total }: { data?: Item | Item[]; total?: number } = JSON.parse(body);
  const ids = [data ?? []].flat().map((item) => listingIDFields.map((field) => item[field]).join(''));
  return { total, text: `${status}, total ${total}, ids ${ids}` };
}

/** Throws unless both servers reply with the same status, total and items. */
export async function assertEqualAnswers(
  [one, other]: readonly [Measured, Measured],
  addresses: readonly Address[],
): Promise<void> {
  for (const address of addresses) {
    const [a, b] = [readAnswer(await one.get(address)).text, readAnswer(await other.get(address)).text];
    if (a !== b) throw new Error(`${address.path}: ${one.name} answers ${a}, ${other.name} answers ${b}`);
  }
}

/** Leaves out searches with few results, which are answered with similar ones too: the finding mix measures those. */
export async function withoutFewResults(
  addresses: readonly Address[],
  { get }: Measured,
): Promise<Address[]> {
  const left: Address[] = [];
  for (const address of addresses) {
    const { total = fewResults } = readAnswer(await get(address));
    if (total >= fewResults) left.push(address);
  }
  return left;
}
