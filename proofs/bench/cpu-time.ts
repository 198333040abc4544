import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** Linux reports processor time in hundredths of a second. */
const msOfTick = 10;

/** User and system time of a process with all threads, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may have spaces; user and system time are the 14th and 15th field of the line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * msOfTick;
}

/** The database server's process, when it runs on this machine and its pid file can be read. */
export async function databasePid(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ file: string; folder: string }>`
    select @@pid_file as file, @@datadir as folder`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  try {
    const pid = Number(
      readFileSync(row.file.startsWith('/') ? row.file : join(row.folder, row.file), 'utf8'),
    );
    cpuMs(pid);
    return pid;
  } catch {
    return undefined;
  }
}
