import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMs } from '../bench/cpu-time.ts';
import { type ServerProcess, startServerProcess } from '../bench/server-process.ts';

interface ProductOptions {
  databaseUrl: string;
  /** Folder of the log, and below it of the data. */
  folder: string;
  webDir: string;
  /** Megabytes of a disk of its own for the data; the folder's own disk where nothing is said. */
  diskMegabytes?: number;
}

/** An address that no client has: every client is counted by the address of its own socket. */
const nobody = '127.255.255.254';

/** Where root may mount, and where the system lets anybody be root of a namespace. */
const namespaces = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
] as const;

const mountAndRun = 'mount -t tmpfs -o size="$0"m tmpfs "$1" && shift && exec "$@"';

/** Words before a command that give it a small disk at the folder; undefined where the system allows no such thing. */
function withSmallDisk(folder: string, megabytes: number): string[] | undefined {
  const words = namespaces
    .map((namespace) => [...namespace, 'sh', '-c', mountAndRun, String(megabytes), folder])
    .find(([program = '', ...args]) => {
      try {
        execFileSync(program, [...args, 'true'], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
  return words;
}

/** Says that this machine cannot give a process a disk of its own. */
export class NoSmallDisk extends Error {
  constructor() {
    super('no tmpfs can be mounted here: it takes root, or a system that allows user namespaces');
  }
}

export interface Product extends ServerProcess {
  /** Megabytes of memory in use. */
  memory: () => number;
  logBytes: () => number;
  /** Processor time so far, in milliseconds. */
  cpuMs: () => number;
  /** Fills its small disk to the last byte, or gives the space back. */
  fillDisk: () => void;
  emptyDisk: () => void;
}

/** The real process, as it runs in production. */
export async function startProduct({
  databaseUrl,
  folder,
  webDir,
  diskMegabytes,
}: ProductOptions): Promise<Product> {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const within = diskMegabytes === undefined ? [] : withSmallDisk(data, diskMegabytes);
  if (!within) throw new NoSmallDisk();
  const server = await startServerProcess('product', 'product.ts', {
    folder,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      JWT_SECRET: randomBytes(32).toString('hex'),
      TRUST_PROXY: nobody,
      WEB_DIR: webDir,
    },
    probe: '/api/ready',
    within,
  });
  // As the process itself sees it, whose disk nobody else does.
  const filler = join('/proc', String(server.pid), 'root', data, 'filler');
  return {
    ...server,
    memory: () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    logBytes: () => statSync(join(folder, 'product.log')).size,
    cpuMs: () => cpuMs(server.pid),
    fillDisk: () => {
      try {
        for (let n = 0; ; n += 1) writeFileSync(`${filler}${n}`, Buffer.alloc(65_536));
      } catch {
        // Full.
      }
    },
    emptyDisk: () => {
      for (let n = 0; ; n += 1) {
        if (!statSync(`${filler}${n}`, { throwIfNoEntry: false })) return;
        rmSync(`${filler}${n}`);
      }
    },
  };
}
