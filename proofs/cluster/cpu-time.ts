import { readFileSync } from 'node:fs';

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
export const readCpuMs = (pids: readonly number[]): number =>
  withChildren(pids).reduce((sum, pid) => sum + parseCpuMs(readFileSync(`/proc/${pid}/stat`, 'utf8')), 0);
