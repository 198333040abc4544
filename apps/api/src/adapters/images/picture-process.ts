// Entry of the process that decodes pictures. It holds no secret, and ends with its parent.
import { makeSizes } from './picture-sizes.ts';

export interface PictureTask {
  taskID: number;
  path: string;
}

process.on('message', async ({ taskID, path }: PictureTask) => {
  const result = await makeSizes(path);
  process.send?.({ taskID, result });
});
process.on('disconnect', () => process.exit());
