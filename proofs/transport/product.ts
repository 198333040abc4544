import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCpuMs } from '../cpu-time.ts';
import { createApiProcess } from '../processes.ts';

interface ProductOptions {
  databaseUrl: string;
  /** Folder of the log, and below it of the data. */
  folder: string;
  webDir: string;
  /** Size in megabytes of a separate disk for the data; without it the data is in the folder. */
  diskMegabytes?: number;
}

/** An unused address as trusted proxy, so that all clients are counted by their socket address. */
const nobody = '127.255.255.254';

/** Mounting requires root or unprivileged user namespaces. */
const namespaces = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
] as const;

const mountAndRun = 'mount -t tmpfs -o size="$0"m tmpfs "$1" && shift && exec "$@"';

/** A command prefix that mounts a small disk at the folder; undefined if the system does not allow it. */
function withSmallDisk(folder: string, megabytes: number): string[] | undefined {
  return namespaces
    .map((namespace) => [...namespace, 'sh', '-c', mountAndRun, String(megabytes), folder])
    .find(([program = '', ...args]) => {
      try {
        execFileSync(program, [...args, 'true'], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
}

/** Thrown when this machine cannot provide a separate disk. */
export class NoSmallDisk extends Error {
  constructor() {
    super('no tmpfs can be mounted here: it takes root, or a system that allows user namespaces');
  }
}

/** Starts the process as in production. */
export async function startProduct({ databaseUrl, folder, webDir, diskMegabytes }: ProductOptions) {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const within = diskMegabytes === undefined ? [] : withSmallDisk(data, diskMegabytes);
  if (!within) throw new NoSmallDisk();
  const server = await createApiProcess({
    name: 'product',
    folder,
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      TRUST_PROXY: nobody,
      WEB_DIR: webDir,
    },
    within,
  });
  await server.start();
  const [pid = 0] = server.pids();
  // The disk is visible only in the mount namespace of the process.
  const filler = join('/proc', String(pid), 'root', data, 'filler');
  return {
    ...server,
    /** Megabytes of memory in use. */
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    logBytes: () => statSync(join(folder, 'product.log')).size,
    /** Processor time in milliseconds. */
    cpuMs: () => readCpuMs(pid),
    /** Fills its disk completely, or frees the space. */
    fillDisk: () => {
      mkdirSync(filler);
      try {
        for (let n = 0; ; n += 1) writeFileSync(join(filler, String(n)), Buffer.alloc(65_536));
      } catch {
        // The disk is full.
      }
    },
    emptyDisk: () => rmSync(filler, { recursive: true }),
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
