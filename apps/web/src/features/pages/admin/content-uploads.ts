import { contentFileKinds } from '@piacter/contracts/pages/values';
import { upload } from '../../../lib/api/upload.ts';
import { acceptedImageTypes, shrinkPicture } from '../../images/index.ts';
import type { RichTextUploads } from '../../rich-text/index.ts';

const toForm = (field: string, file: Blob, name: string): FormData => {
  const body = new FormData();
  body.append(field, file, name);
  return body;
};

/** The uploads of the page editor (ADM-11). */
export const contentUploads: RichTextUploads = {
  accept: { picture: acceptedImageTypes, file: contentFileKinds.map((kind) => `.${kind}`).join(',') },
  picture: async (file) => {
    const { picture, name } = await shrinkPicture(file);
    const body = toForm('image', picture, name);
    const { imageUrl, width, height } = await upload('POST /api/upload-content-image', { body });
    return { src: imageUrl, width, height };
  },
  file: async (file) =>
    (await upload('POST /api/upload-content-file', { body: toForm('file', file, file.name) })).fileUrl,
};
