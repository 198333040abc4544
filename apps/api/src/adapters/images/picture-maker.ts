import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { imageMaxSide } from '@piacter/contracts/images/values';
import { ApiError } from '../../core/http/api-error.ts';
import { OverloadError } from '../../core/http/overload-error.ts';
import type { Logger } from '../../core/log.ts';
import type { PictureTask } from './picture-process.ts';
import { type Owner, PictureQueue } from './picture-queue.ts';
import type { PictureFault, PictureSizes } from './picture-sizes.ts';

/** Converts an uploaded file into the sizes that are served. */
export interface PictureMaker {
  /**
   * Throws `image_invalid` and `image_too_large` with the file's name, and `unavailable` when the queue is full. Of each
   * owner one picture is in work at a time.
   */
  make: (file: { tempPath: string; originalName: string }, owner: Owner) => Promise<PictureSizes>;
  close: () => void;
}

interface Task {
  owner: Owner;
  path: string;
  resolve: (result: PictureSizes | PictureFault) => void;
  reject: (error: unknown) => void;
  timeout?: NodeJS.Timeout;
  isOverdue?: boolean;
}

interface Result {
  taskID: number;
  result: PictureSizes | PictureFault;
}

/** Pictures decoded concurrently; more would take memory, and processor time from the searches. */
const concurrency = 2;
/** Maximum waiting pictures: in total about half a minute of work, of one owner as many as a listing has. */
const queueLimits = { total: 120, perOwner: 20 };
/** Seconds after which a client may try again when the queue is full. */
const fullRetrySeconds = 10;
/**
 * Maximum milliseconds for a picture. A photo takes up to half a second, a picture made to be slow minutes; libvips
 * cannot be interrupted in all of its decoders, so the process is killed.
 */
const taskTimeoutMs = 10_000;

const entry = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

const sanitizeName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(0, 80);

const reasons = {
  image_slow: 'ezt a képet túl sokáig tart feldolgozni! Mentsd el JPEG-ként, és töltsd fel újra!',
  image_heic:
    'a HEIC-képeket nem tudjuk megnyitni! iPhone-on a Beállítások → Kamera → Formátumok alatt válaszd a „Legkompatibilisebb” lehetőséget, vagy küldd át a képet JPEG-ként!',
  image_invalid: 'ez a fájl nem olvasható képként! JPEG, PNG, WebP vagy AVIF képet tölts fel!',
} as const;

function toApiError(fault: PictureFault, name: string): ApiError {
  const file = `„${sanitizeName(name)}”`;
  if (fault.code === 'image_too_large')
    return new ApiError('image_too_large', {
      message: `${file}: a kép ${fault.width}×${fault.height} képpontos, de legfeljebb ${imageMaxSide}×${imageMaxSide} lehet. Kicsinyítsd le!`,
    });
  return new ApiError('image_invalid', { message: `${file}: ${reasons[fault.code]}` });
}

const interrupted = (retryAfter: number) => new ApiError('unavailable', { retryAfter });

/**
 * Pictures are decoded in a child process, at low priority and two at a time: libvips would share the thread pool with
 * file access, DNS look-ups and password hashing, and a picture that crashes the decoder must not crash the server. The
 * process starts with the first picture, and again after a crash.
 */
export function createPictureMaker(log: Logger): PictureMaker {
  const queue = new PictureQueue<Task>(queueLimits);
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
      abandonRunning();
    };
    started.on('message', ({ taskID, result }: Result) => settle(taskID, result));
    started.on('error', died);
    started.on('exit', (code, signal) => died({ code, signal }));
    try {
      if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (error) {
      log.debug({ err: error }, 'the priority of the picture process cannot be lowered');
    }
    return started;
  }

  /** After the process has died: pictures that only shared it with an overdue one are decoded again. */
  function abandonRunning(): void {
    const tasks = [...running.values()];
    const isKilled = tasks.some(({ isOverdue }) => isOverdue);
    running.clear();
    for (const task of tasks) {
      clearTimeout(task.timeout);
      if (task.isOverdue) task.resolve({ code: 'image_slow' });
      else if (isKilled) queue.add(task);
      else task.reject(interrupted(2));
    }
    proceed();
  }

  function settle(taskID: number, result: Result['result']): void {
    const task = running.get(taskID);
    if (!task) return;
    running.delete(taskID);
    clearTimeout(task.timeout);
    task.resolve(result);
    proceed();
  }

  function begin(task: Task): void {
    child ??= start();
    const decoder = child;
    lastID += 1;
    running.set(lastID, task);
    task.timeout = setTimeout(() => {
      task.isOverdue = true;
      decoder.kill('SIGKILL');
    }, taskTimeoutMs).unref();
    decoder.send({ taskID: lastID, path: task.path } satisfies PictureTask);
  }

  /** Fills the free slots. Only a busy decoder keeps this process alive. */
  function proceed(): void {
    while (running.size < concurrency) {
      const busy = new Set([...running.values()].map(({ owner }) => owner));
      const task = queue.take((owner) => busy.has(owner));
      if (!task) break;
      begin(task);
    }
    const change = running.size > 0 ? 'ref' : 'unref';
    child?.[change]();
    child?.channel?.[change]();
  }

  return {
    async make({ tempPath, originalName }, owner) {
      if (queue.isFullFor(owner)) throw new OverloadError(fullRetrySeconds);
      const { promise, resolve, reject } = Promise.withResolvers<PictureSizes | PictureFault>();
      queue.add({ owner, path: tempPath, resolve, reject });
      proceed();
      const result = await promise;
      if ('code' in result) throw toApiError(result, originalName);
      return result;
    },
    close() {
      for (let task = queue.take(isNobody); task; task = queue.take(isNobody)) task.reject(interrupted(5));
      child?.kill();
    },
  };
}

const isNobody = () => false;
