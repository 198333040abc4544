import { Node } from '@tiptap/core';

export const pictureName = 'picture';

/** A stored picture in a text: its address, its size in pixels, and its description for those who do not see it. */
export type PictureAttributes = { src: string; alt: string; width?: number; height?: number };

/** Pictures are inline, as the texts have them in paragraphs. Those of other sites are left out. */
export const pictureNode = Node.create({
  name: pictureName,
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
