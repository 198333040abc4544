import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../core/http/api-error.ts';
import type { Logger } from '../../core/log.ts';
import type { PictureTask } from './picture-process.ts';
import type { PictureFault, PictureSizes } from './picture-sizes.ts';

/** Converts an uploaded file into the sizes that are served. */
export interface PictureMaker {
  /** Throws `image_invalid` and `image_too_large` with the file's name, and `unavailable` when the queue is full. */
  make: (file: { tempPath: string; originalName: string }) => Promise<PictureSizes>;
  close: () => void;
}

interface Task {
  path: string;
  resolve: (result: PictureSizes | PictureFault) => void;
  reject: (error: unknown) => void;
  timeout?: NodeJS.Timeout;
}

interface Result {
  taskID: number;
  result: PictureSizes | PictureFault;
}

/** Pictures decoded concurrently; more would take memory, and processor time from the searches. */
const concurrency = 2;
/** Maximum length of the queue, about half a minute of work. */
const maxQueueLength = 120;
/** Milliseconds after which a picture's decoder counts as hung. */
const taskTimeoutMs = 60_000;

const entry = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

const sanitizeName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(0, 80);

function toApiError(fault: PictureFault, name: string): ApiError {
  if (fault.code === 'image_invalid')
    return new ApiError('image_invalid', {
      message: `„${sanitizeName(name)}”: ez a fájl nem olvasható képként! JPEG, PNG, WebP vagy AVIF képet tölts fel!`,
    });
  return new ApiError('image_too_large', {
    message: `„${sanitizeName(name)}”: a kép ${fault.width}×${fault.height} képpontos, kicsinyítsd le legfeljebb 2000×2000-re!`,
  });
}

/**
 * Pictures are decoded in a child process, at low priority and two at a time: libvips would share the thread pool with
 * file access, DNS look-ups and password hashing, and a picture that crashes the decoder must not crash the server. The
 * process starts with the first picture, and again after a crash.
 */
export function createPictureMaker(log: Logger): PictureMaker {
  const waiting: Task[] = [];
  const running = new Map<number, Task>();
  let child: ChildProcess | undefined;
  let lastID = 0;

  function start(): ChildProcess {
    const started = fork(entry, {
      serialization: 'advanced',
      execArgv: [],
      env: process.env.PATH === undefined ? {} : { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const died = (cause: unknown): void => {
      if (child !== started) return;
      child = undefined;
      if (running.size > 0) log.error({ cause }, 'the picture process died while decoding');
      for (const taskID of [...running.keys()])
        settle(taskID, (task) => task.reject(new ApiError('unavailable', { retryAfter: 2 })));
    };
    started.on('message', ({ taskID, result }: Result) => settle(taskID, (task) => task.resolve(result)));
    started.on('error', died);
    started.on('exit', (code, signal) => died({ code, signal }));
    try {
      if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (error) {
      log.debug({ err: error }, 'the priority of the picture process cannot be lowered');
    }
    return started;
  }

  /** Only a busy decoder keeps this process alive. */
  function keepAlive(isBusy: boolean): void {
    const change = isBusy ? 'ref' : 'unref';
    child?.[change]();
    child?.channel?.[change]();
  }

  function settle(taskID: number, notify: (task: Task) => void): void {
    const task = running.get(taskID);
    if (!task) return;
    running.delete(taskID);
    clearTimeout(task.timeout);
    notify(task);
    next();
    keepAlive(running.size > 0);
  }

  function next(): void {
    if (running.size >= concurrency) return;
    const task = waiting.shift();
    if (!task) return;
    child ??= start();
    const decoder = child;
    lastID += 1;
    running.set(lastID, task);
    keepAlive(true);
    task.timeout = setTimeout(() => decoder.kill('SIGKILL'), taskTimeoutMs).unref();
    decoder.send({ taskID: lastID, path: task.path } satisfies PictureTask);
  }

  return {
    async make({ tempPath, originalName }) {
      if (waiting.length >= maxQueueLength) throw new ApiError('unavailable', { retryAfter: 10 });
      const { promise, resolve, reject } = Promise.withResolvers<PictureSizes | PictureFault>();
      waiting.push({ path: tempPath, resolve, reject });
      next();
      const result = await promise;
      if ('code' in result) throw toApiError(result, originalName);
      return result;
    },
    close() {
      for (const task of waiting.splice(0)) task.reject(new ApiError('unavailable', { retryAfter: 5 }));
      child?.disconnect();
    },
  };
}
