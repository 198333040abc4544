export { RepeatRequest } from './repeat-request.tsx';
export { RepeatedNote } from './repeated-note.tsx';
export { getRepeatAddress, type Repeated, useRepeated } from './use-repeated.ts';
export { useRepeatedPictures } from './use-repeated-pictures.ts';
