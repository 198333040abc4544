import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What a line of a server's log tells about the server's state, if anything. */
type Extract = (line: string) => string | undefined;

const proxyState = /Server (\S+ is (?:UP|DOWN)), reason: (.+?)(?:, (?:code|check duration)|\. \d+ active|$)/;
const galeraState = /WSREP: (Shifting .+?)(?: \(TO|$)/;
const galeraView = /WSREP: (view\(view_id\([A-Z_]+|Non-primary view|Flow-control paused.*)/;

/** States of HAProxy's servers: `reader/node1 is DOWN: External check error`. */
export const extractProxyState: Extract = (line) => {
  const [, server, reason] = proxyState.exec(line) ?? [];
  return server && `${server}: ${reason}`;
};

/** States of a Galera node, and the groups that it sees. */
export const extractGaleraState: Extract = (line) =>
  galeraState.exec(line)?.[1] ?? galeraView.exec(line)?.[1]?.replace('view(view_id(', 'group ');

/** The reason with which an API process refused a read; masses of refusals are logged in part. */
export const extractRefusedRead: Extract = (line) => {
  if (!line.includes('"method":"GET","path":"/api/') || !line.includes('"res":{"status":5')) return undefined;
  const { res, reason = 'without a reason' } = JSON.parse(line);
  return `GET ${res.status}: ${reason}`;
};

interface Entry {
  /** Milliseconds of `performance.now()` at which the line was read. */
  at: number;
  text: string;
}

const pollMs = 200;

/** Reads what servers append to their logs in the folder, by the names of the servers. */
export function watchLogs(folder: string, extracts: Readonly<Record<string, Extract>>) {
  const entries: Entry[] = [];
  const places = new Map<string, { offset: number; rest: string }>();

  function readNew(name: string, extract: Extract): void {
    const path = join(folder, `${name}.log`);
    if (!existsSync(path)) return;
    const { offset, rest } = places.get(name) ?? { offset: 0, rest: '' };
    const file = openSync(path, 'r');
    const appended = Buffer.alloc(Math.max(0, fstatSync(file).size - offset));
    const length = readSync(file, appended, 0, appended.length, offset);
    closeSync(file);
    const lines = (rest + appended.toString('utf8', 0, length)).split('\n');
    places.set(name, { offset: offset + length, rest: lines.pop() ?? '' });
    for (const line of lines) {
      const text = extract(line);
      if (text) entries.push({ at: performance.now(), text: `${name} ${text}` });
    }
  }

  const poll = () => {
    for (const [name, extract] of Object.entries(extracts)) readNew(name, extract);
  };
  poll();
  const timer = setInterval(poll, pollMs);
  return {
    /** What the logs have told since a moment of `performance.now()`. */
    since(moment: number): readonly Entry[] {
      poll();
      return entries.filter(({ at }) => at >= moment);
    },
    stop: () => clearInterval(timer),
  };
}

export type LogWatch = ReturnType<typeof watchLogs>;
