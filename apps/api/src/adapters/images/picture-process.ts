// Entry of the process that decodes pictures. It holds no secret, and ends with its parent.
import { makeSizes } from './picture-sizes.ts';

export interface PictureTask {
  taskID: number;
  path: string;
}

async function answer({ taskID, path }: PictureTask): Promise<void> {
  const result = await makeSizes(path);
  process.send?.({ taskID, result });
}

process.on('message', (task: PictureTask) => void answer(task));
process.on('disconnect', () => process.exit());
