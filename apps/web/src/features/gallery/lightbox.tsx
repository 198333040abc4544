import 'yet-another-react-lightbox/styles.css';
import { imageOfWidth, imageWidths } from '@piacter/contracts/images/values';
import { Lightbox as YetAnotherLightbox } from 'yet-another-react-lightbox';
import { text } from './text.ts';

type Props = { pictures: readonly string[]; title: string; start: number; onClose: () => void };

/** Milliseconds from one picture to the next, as documented; with reduced motion there is no way between. */
const slide = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1000);

/** Pictures as large as the window; comes with a chunk of its own, when the first one is opened. */
export function Lightbox({ pictures, title, start, onClose }: Props) {
  const duration = slide();
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map((address, index) => ({
        src: address,
        alt: `${title}, ${text.picture(index + 1, pictures.length)}`,
        srcSet: imageWidths.map((width) => ({
          src: imageOfWidth(address, width),
          width,
          height: Math.round((width * 2) / 3),
        })),
      }))}
      animation={{ swipe: duration, navigation: duration, fade: duration === 0 ? 0 : 200 }}
      carousel={{ finite: pictures.length === 1 }}
      labels={{
        Previous: text.previous,
        Next: text.next,
        Close: text.close,
        Lightbox: text.lightbox,
        'Photo gallery': text.label,
      }}
    />
  );
}
