import type { Ledger } from './ledger.ts';
import {
  extractGaleraState,
  extractProxyState,
  extractRefusedRead,
  type LogWatch,
  watchLogs,
} from './log-watch.ts';
import type { Stage } from './stage.ts';

/** Watches what HAProxy, the database nodes and the API processes log about their states and refusals. */
export const watchStage = ({ folder, cluster, databaseProxy, processes }: Stage): LogWatch =>
  watchLogs(
    folder,
    Object.fromEntries([
      [databaseProxy.name, extractProxyState],
      ...cluster.nodes.map(({ name }) => [name, extractGaleraState]),
      ...processes.map(({ name }) => [name, extractRefusedRead]),
    ]),
  );

/** Lines of a report at most. */
const maxLines = 60;

/** How reads were refused since a moment, and what the servers logged meanwhile; no lines if none was. */
export function describeRefusals(ledger: Ledger, watch: Pick<LogWatch, 'since'>, moment: number): string[] {
  const refused = ledger.failedSince('read', moment);
  if (refused.length === 0) return [];
  const after = (at: number) => ((at - moment) / 1000).toFixed(1);
  const began = refused.map(({ startedAt }) => startedAt);
  const took = refused
    .map(({ startedAt, endedAt }) => Math.round(endedAt - startedAt))
    .toSorted((a, b) => a - b);
  const statuses: Record<string, number> = {};
  for (const { status } of refused) statuses[status] = (statuses[status] ?? 0) + 1;
  const groups = new Map<string, { first: number; last: number; count: number }>();
  for (const { at, text } of watch.since(moment)) {
    const known = groups.get(text) ?? { first: at, last: at, count: 0 };
    groups.set(text, { ...known, last: at, count: known.count + 1 });
  }
  const lines = [...groups].map(([text, { first, last, count }]) =>
    count === 1
      ? `  ${after(first)} s: ${text}`
      : `  ${after(first)} to ${after(last)} s: ${count} × ${text}`,
  );
  return [
    `  ${refused.length} reads refused from ${after(Math.min(...began))} to ${after(Math.max(...began))} s after the kill, after ${took[took.length >> 1]} ms (median) and ${took.at(-1)} ms (longest): ${JSON.stringify(statuses)}`,
    ...lines.slice(0, maxLines),
  ];
}
