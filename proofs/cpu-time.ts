import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** Milliseconds of a tick of `/proc`, which the kernel fixes at 100 a second. */
const tickMs = 10;

/** The processes and their children, such as the workers of a proxy. */
function withChildren(pids: readonly number[]): number[] {
  return pids.flatMap((pid) => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...withChildren(children ? children.split(' ').map(Number) : [])];
  });
}

/** User and system time in the fields of a `/proc/…/stat`, in milliseconds. */
export function parseCpuMs(stat: string): number {
  // The name in parentheses may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Milliseconds of CPU time that the processes and their children have used so far. */
export const readCpuMs = (...pids: number[]): number =>
  withChildren(pids).reduce((sum, pid) => sum + parseCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0);

/** The same of an application and of its database server, where that is on this machine. */
export const readCpuOf = (pids: readonly number[], databasePid: number | undefined) => ({
  application: readCpuMs(...pids),
  database: databasePid === undefined ? 0 : readCpuMs(databasePid),
});

/** The database server's process, when it runs on this machine and its pid file can be read. */
export async function databasePid(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ file: string; folder: string }>`
    select @@pid_file as file, @@datadir as folder`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  try {
    const pid = Number(readFileSync(resolve(row.folder, row.file), 'utf8'));
    readCpuMs(pid);
    return pid;
  } catch {
    return undefined;
  }
}
