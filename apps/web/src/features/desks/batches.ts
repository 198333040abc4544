import type { DeskEdit, DeskFate } from '@piacter/contracts/desks';
import { type DeskAction, deskBatchLimit } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { api } from '../../lib/api/index.ts';

type Progress = (done: number) => void;

/** Rows of a part: fewer than a call takes, so that one sees it going on. */
const partSize = deskBatchLimit / 5;

/** Sends rows in parts, one after the other; what was sent before a failure stays done. */
async function inParts<Row>(
  rows: readonly Row[],
  send: (part: Row[]) => Promise<{ data: DeskFate[] }>,
  onProgress: Progress,
): Promise<DeskFate[]> {
  const fates: DeskFate[] = [];
  for (let begin = 0; begin < rows.length; begin += partSize) {
    fates.push(...(await send(rows.slice(begin, begin + partSize))).data);
    onProgress(fates.length);
  }
  return fates;
}

export const editAll = (kind: ListingKind, edits: readonly DeskEdit[], onProgress: Progress = () => {}) =>
  inParts(
    edits,
    (rows) => api('PATCH /api/own-listings/{kind}', { params: { kind }, body: { rows } }),
    onProgress,
  );

export const actOnAll = (
  kind: ListingKind,
  ids: readonly number[],
  action: DeskAction,
  onProgress: Progress = () => {},
) =>
  inParts(
    ids,
    (part) => api('POST /api/own-listings/{kind}/actions', { params: { kind }, body: { ids: part, action } }),
    onProgress,
  );
