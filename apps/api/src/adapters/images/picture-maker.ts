import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../core/http/api-error.ts';
import type { Logger } from '../../core/log.ts';
import type { PictureTask } from './picture-process.ts';
import type { PictureFault, PictureSizes } from './picture-sizes.ts';

/** Turns an uploaded file into the sizes that are served. */
export interface PictureMaker {
  /** Throws `image_invalid`, `image_too_large` (both with the file's name) or, with too many waiting, `unavailable`. */
  make: (file: { tempPath: string; originalName: string }) => Promise<PictureSizes>;
  close: () => void;
}

interface Task {
  path: string;
  done: (result: PictureSizes | PictureFault) => void;
  failed: (error: unknown) => void;
  hung?: NodeJS.Timeout;
}

interface Answer {
  taskID: number;
  result: PictureSizes | PictureFault;
}

/** Decodes at a time; more would only take memory, and processor time from the searches. */
const concurrency = 2;
/** Pictures that may wait: about half a minute's work. */
const queueLimit = 120;
/** Milliseconds after which a picture's decoder counts as hung. */
const taskTimeoutMs = 60_000;

const entry = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

const shown = (name: string) => name.replace(/\p{Cc}/gu, '').slice(0, 80);

function faultError(fault: PictureFault, name: string): ApiError {
  if (fault.code === 'image_invalid')
    return new ApiError('image_invalid', {
      message: `„${shown(name)}”: ez a fájl nem olvasható képként! JPEG, PNG, WebP vagy AVIF képet tölts fel!`,
    });
  return new ApiError('image_too_large', {
    message: `„${shown(name)}”: a kép ${fault.width}×${fault.height} képpontos, legfeljebb 2000×2000 lehet!`,
  });
}

/**
 * Pictures are decoded in a process of their own, at low priority and two at a time: libvips shares a process's
 * thread pool with files, name look-ups and passwords, and a picture made to crash a decoder must not take the
 * server along. The process starts with the first picture, and again after it died.
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
      if (running.size > 0) log.error({ cause }, 'the picture process died at work');
      for (const taskID of [...running.keys()])
        settle(taskID, (task) => task.failed(new ApiError('unavailable', { retryAfter: 2 })));
    };
    started.on('message', ({ taskID, result }: Answer) => settle(taskID, (task) => task.done(result)));
    started.on('error', died);
    started.on('exit', (code, signal) => died({ code, signal }));
    try {
      if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (error) {
      log.debug({ err: error }, 'the picture process keeps its priority');
    }
    return started;
  }

  /** An idle decoder keeps no process alive; one at work does. */
  function keepAlive(isAtWork: boolean): void {
    const change = isAtWork ? 'ref' : 'unref';
    child?.[change]();
    child?.channel?.[change]();
  }

  function settle(taskID: number, tell: (task: Task) => void): void {
    const task = running.get(taskID);
    if (!task) return;
    running.delete(taskID);
    clearTimeout(task.hung);
    tell(task);
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
    task.hung = setTimeout(() => decoder.kill('SIGKILL'), taskTimeoutMs).unref();
    decoder.send({ taskID: lastID, path: task.path } satisfies PictureTask);
  }

  return {
    async make({ tempPath, originalName }) {
      if (waiting.length >= queueLimit) throw new ApiError('unavailable', { retryAfter: 10 });
      const { promise, resolve, reject } = Promise.withResolvers<PictureSizes | PictureFault>();
      waiting.push({ path: tempPath, done: resolve, failed: reject });
      next();
      const result = await promise;
      if ('code' in result) throw faultError(result, originalName);
      return result;
    },
    close() {
      for (const task of waiting.splice(0)) task.failed(new ApiError('unavailable', { retryAfter: 5 }));
      child?.disconnect();
    },
  };
}
