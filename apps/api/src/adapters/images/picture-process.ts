// Entry of the process that decodes pictures. It gets no secrets, and exits with its parent.
import { makeSizes } from './picture-sizes.ts';

export interface PictureTask {
  taskID: number;
  path: string;
}

async function run({ taskID, path }: PictureTask): Promise<void> {
  const result = await makeSizes(path);
  process.send?.({ taskID, result });
}

process.on('message', (task: PictureTask) => void run(task));
process.on('disconnect', () => process.exit());
